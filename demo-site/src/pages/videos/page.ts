import { playerPath } from '../../contracts/video-player.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { picturePath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 360;

export const videosPath = (locale: Locale): string => localPath('/videos/', locale);

export const videosTexts = {
  he: {
    title: 'סרטונים',
    lead: 'הצצה לסדנאות. שום דבר לא נטען מאתר הסרטונים עד שלוחצים על ניגון.',
    play: (name: string) => `ניגון: ${name}`,
    alone: 'לצפייה בעמוד נפרד',
    videos: [
      ['כך מזגגים כד', 'טבילה אחת, שנייה וחצי, וזהו.'],
      ['מקיפול לשמלה', 'פשתן אחד, שלוש תפירות, כפתור אחד.'],
      ['כוס מתחילתה', 'מהגוש על האובניים ועד התנור.'],
    ],
  },
  en: {
    title: 'Videos',
    lead: 'A look into the workshops. Nothing comes from the videos’ site until you press play.',
    play: (name: string) => `Play: ${name}`,
    alone: 'Watch on a page of its own',
    videos: [
      ['How a vase is glazed', 'One dip, a second and a half, done.'],
      ['From a fold to a dress', 'One linen, three seams, a single button.'],
      ['A cup from the start', 'From the lump on the wheel to the kiln.'],
    ],
  },
} as const;

const films = [
  { id: 'XHOmBV4js_E', address: 'https://www.youtube.com/watch?v=XHOmBV4js_E', product: 'bell-vase' },
  { id: '235215203', address: 'https://player.vimeo.com/video/235215203', product: 'linen-dress' },
  { id: 'lR4hUj8_Wxs', address: 'https://www.youtube.com/watch?v=lR4hUj8_Wxs', product: 'clay-cup' },
] as const;

interface Film {
  readonly address: string;
  readonly label: string;
  readonly poster: Html;
}

/** In the page builder's markup, in the elements plugin's, and in ours. */
const players: readonly ((film: Film) => Html)[] = [
  ({ address, label, poster }) =>
    builderWidget({
      type: 'video',
      widget: 'video',
      id: elementId('video'),
      settings: {
        video_type: 'youtube',
        youtube_url: address,
        yt_privacy: 'yes',
        show_image_overlay: 'yes',
        player_url: playerPath,
      },
      inside: html`<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div><div class="elementor-custom-embed-image-overlay">${poster}<div class="elementor-custom-embed-play" role="button" aria-label="${label}" tabindex="0">▶</div></div></div>`,
    }),
  ({ address, label, poster }) =>
    html`<div class="elementor-jet-video jet-elements"><div class="jet-video" data-settings="${JSON.stringify({ lightbox: false, autoplay: false, player_url: playerPath })}" data-widget="video"><iframe class="jet-video-iframe" title="${label}" allow="autoplay;encrypted-media" data-lazy-load="${address}?autoplay=0&amp;dnt=1"></iframe><div class="jet-video__overlay">${poster}<div class="jet-video__play-button" role="button" aria-label="${label}" tabindex="0">▶</div></div></div></div>`,
  ({ address, label, poster }) =>
    html`<div data-widget="video" data-widget-settings="${JSON.stringify({ player_url: playerPath })}"><a href="${address}" aria-label="${label}">${poster}<span class="video-play" aria-hidden="true">▶</span></a></div>`,
];

export function videosPage({ locale, shop: { repository } }: PageContext): Page {
  const say = videosTexts[locale];
  const card = ([name, words]: readonly [string, string], index: number): Html => {
    const film = films[index] ?? films[0];
    const pictureId = repository.productBySlug(film.product)?.pictureIds[1];
    const picture = pictureId === undefined ? null : repository.picture(pictureId);
    const poster = html`${picture && html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="" />`}`;
    const { host } = new URL(film.address);
    const alone = `${playerPath}?${new URLSearchParams({ provider: host, video: film.id })}`;
    return html`<article class="video-card">${players[index]?.({ address: film.address, label: say.play(name), poster })}
<h2>${name}</h2><p>${words}</p><p><a href="${alone}">${say.alone}</a></p></article>
`;
  };
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} videos" data-elementor-type="wp-page" data-elementor-id="${postId}">${say.videos.map(card)}</div>`,
  };
}
