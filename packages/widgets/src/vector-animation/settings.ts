import { choice, defineSettings, link, number, range, text, toggle } from '@iyim/runtime/widget';
import { legsOf } from './legs.ts';

const IN_VIEW = 'arriving_to_viewport';

/** Triggers, keyed by the elements plugin's names for them. */
const STARTS = {
  autoplay: 'none',
  on_viewport: IN_VIEW,
  on_scroll: 'bind_to_scroll',
  on_hover: 'on_hover',
  on_click: 'on_click',
} as const;

/** Returns the address of the animation. A media file counts only if its name ends with `json`. */
function addressOf(source: 'media_file' | 'external_url', file: string, external = ''): string {
  const json = /json$/i.test(file) ? file : '';
  return source === 'external_url' ? external || json : json || external;
}

export const settings = defineSettings(
  {
    source: choice(
      ['media_file', 'external_url'],
      'media_file',
      'File to use if both are set: `source_json` (`media_file`), or `source_external_url` (`external_url`).',
    ),
    source_json: link('Address of a Lottie file on this site. It must end with `json`.'),
    source_external_url: link('Address of a Lottie file on another site.'),
    path: text('', 'Address of a Lottie file, under JetElements’ name. Used if no other source is set.'),
    caption_source: choice(
      ['none', 'title', 'caption', 'custom'],
      'none',
      'Source of the caption: the title or the caption of the media file, which the server renders, or the setting `caption` (`custom`).',
    ),
    caption: text('', 'Caption if `caption_source` is `custom`. Used if the server has rendered no caption.'),
    trigger: choice(
      [IN_VIEW, 'on_click', 'on_hover', 'bind_to_scroll', 'none'],
      IN_VIEW,
      'Event that starts the animation: coming into view (`arriving_to_viewport`), a click, hovering, or scrolling the page (`bind_to_scroll`). With `none`, it starts after `delay`.',
    ),
    action_start: choice(
      ['', 'autoplay', 'on_viewport', 'on_scroll', 'on_hover', 'on_click'],
      '',
      'JetElements’ setting for `trigger`, which it overrides. If empty, `trigger` applies.',
    ),
    delay: number(0, 'Delay before the animation starts if `trigger` is `none`, in ms.', {
      min: 0,
      max: 60_000,
    }),
    viewport: range(
      { start: 0, end: 100 },
      'Part of the window in which the animation plays, in % from the bottom of the window. With `bind_to_scroll`, the part of the scroll distance, in %, over which the frames advance.',
    ),
    effects_relative_to: choice(
      ['viewport', 'page'],
      'viewport',
      'Scrolling that `bind_to_scroll` follows: the animation’s movement through the window (`viewport`), or that of the whole page (`page`).',
    ),
    loop: toggle(false, 'Repeats the animation.'),
    number_of_times: number(0, 'Number of plays with `loop`. If 0, it repeats endlessly.', { min: 0 }),
    loop_times: number(
      0,
      'JetElements’ number of plays, with or without `loop`. If 0, `number_of_times` applies.',
      {
        min: 0,
      },
    ),
    reverse_animation: toggle(false, 'Plays the animation in the opposite direction after each play.'),
    reversed: toggle(false, 'Plays the animation backwards instead of forwards.'),
    custom_link: link(
      'Link on the animation. With `is_external`, it opens in a new tab. A link in the server’s HTML takes precedence.',
    ),
    link_timeout: number(
      0,
      'Delay before a clicked link opens, in ms, so that the animation can play first.',
      {
        min: 0,
        max: 60_000,
      },
    ),
    redirect_timeout: number(
      0,
      'Same as `link_timeout`, under JetElements’ name, in ms. Used if `link_timeout` is 0.',
      {
        min: 0,
        max: 60_000,
      },
    ),
    on_hover_out: choice(
      ['default', 'pause', 'stop', 'reverse'],
      'default',
      'Effect of the pointer leaving the animation if `trigger` is `on_hover`. With `default`, the animation continues.',
    ),
    hover_area: choice(
      ['animation', 'column', 'section', 'container'],
      'animation',
      'Element that the pointer must enter to play the animation if `trigger` is `on_hover`.',
    ),
    play_speed: number(1, 'Speed of the animation, from 0.01 to 100: 2 is twice as fast, 0.5 half as fast.', {
      min: 0.01,
      max: 100,
    }),
    start_point: number(0, 'Start of the part that is played, in % of the frames.', {
      min: 0,
      max: 100,
    }),
    end_point: number(100, 'End of the part that is played, in % of the frames.', { min: 0, max: 100 }),
    renderer: choice(
      ['svg', 'canvas'],
      'svg',
      'How the animation is drawn: as an SVG image, or on a canvas.',
    ),
    lazyload: toggle(true, 'Fetches the animation only when it is within 200 px of the window.'),
  },
  (raw) => ({
    /** Address of the animation; empty for the site's default animation. */
    address: addressOf(raw.source, raw.source_json?.url ?? '', raw.source_external_url?.url) || raw.path,
    caption: raw.caption_source === 'custom' ? raw.caption : '',
    trigger: raw.action_start ? STARTS[raw.action_start] : raw.trigger,
    delay: raw.delay,
    viewport: raw.viewport,
    isOfPage: raw.effects_relative_to === 'page',
    legs: legsOf({
      times: raw.loop_times || (raw.loop ? raw.number_of_times || Number.POSITIVE_INFINITY : 1),
      comesBack: raw.reverse_animation,
      isBackwards: raw.reversed,
    }),
    link: raw.custom_link,
    linkDelay: raw.link_timeout || raw.redirect_timeout,
    onLeave: raw.on_hover_out,
    hoverArea: raw.hover_area,
    speed: raw.play_speed,
    start: Math.min(raw.start_point, raw.end_point),
    end: Math.max(raw.start_point, raw.end_point),
    renderer: raw.renderer,
    isLazy: raw.lazyload,
  }),
  { isTolerant: true },
);

export type AnimationSettings = ReturnType<typeof settings.parse>;
