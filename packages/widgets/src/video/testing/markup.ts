const json = (settings: object | undefined, name: string) =>
  settings ? ` ${name}='${JSON.stringify(settings)}'` : '';

/** Address of a player that replaces the provider's player, so that no test requests a provider. */
export const OWN_PLAYER = '/own-player.html';
const ADDRESS = 'https://www.youtube.com/watch?v=XHOmBV4js_E';
const overlay = (attributes = '') =>
  `<div class="elementor-custom-embed-image-overlay"${attributes}>
      <div class="elementor-custom-embed-play" role="button" aria-label="Play Video about glazing" tabindex="0"><i>▶</i></div></div>`;

/** Returns the page builder's YouTube video: an empty box, with or without a poster. */
export const builder = (settings: object = {}, hasPoster = true): string => `
  <div class="elementor-element elementor-widget elementor-widget-video" data-widget="video"${json({ video_type: 'youtube', youtube_url: ADDRESS, player_url: OWN_PLAYER, ...settings }, 'data-settings')}><div class="elementor-widget-container">
    <div class="elementor-wrapper elementor-open-inline" style="block-size: 200px"><div class="elementor-video"></div>${hasPoster ? overlay() : ''}</div></div></div>`;

/** Returns the page builder's video of another provider, whose frame has no address yet. */
export const lazyFrame = (address: string): string => `
  <div class="elementor-element elementor-widget elementor-widget-video" data-widget="video"${json({ video_type: 'vimeo', player_url: OWN_PLAYER }, 'data-settings')}>
    <div class="elementor-wrapper elementor-open-inline"><iframe class="elementor-video-iframe" title="Video" data-lazy-load="${address}"></iframe>${overlay()}</div></div>`;

/** Returns the page builder's video that opens in the lightbox. */
export const inLightbox = (lightbox: object): string => `
  <div class="elementor-element elementor-widget elementor-widget-video" data-widget="video">
    <div class="elementor-wrapper elementor-open-lightbox">${overlay(` style="block-size: 200px" data-elementor-open-lightbox="yes"${json(lightbox, 'data-elementor-lightbox')}`)}</div></div>`;

/** Returns the elements plugin's video with a file of the site and captions. */
export const plugin = (source: string, { autoplay = false, isPoster = true } = {}): string => `
  <div class="elementor-widget-jet-video"><div class="jet-video jet-video-aspect-ratio"  data-widget="video"${json({ lightbox: false, autoplay }, 'data-settings')}>
    <video class="jet-video-player jet-video-html5-player" src="${source}" playsinline loop${autoplay ? ' autoplay' : ''}><track kind="subtitles" srclang="he" label="עברית" default></video>
    ${isPoster ? '<div class="jet-video__overlay"><div class="jet-video__play-button" role="button" tabindex="0"><span class="elementor-screen-only">Play Video</span></div></div>' : ''}</div></div>`;

/** Returns plain markup: a link to a video. */
export const plain = (address = '/none.mp4', text = 'How we glaze'): string =>
  `<div data-widget="video"><a href="${address}">${text}</a></div>`;
