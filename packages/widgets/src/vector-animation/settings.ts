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
      'Which of `source_json` and `source_external_url` is used if both are set.',
    ),
    source_json: link('Animation file on the site. Its name must end with `json`.'),
    source_external_url: link('Address of an animation on another site.'),
    path: text('', 'Address of the animation in the elements plugin’s settings, if no other source is set.'),
    caption_source: choice(
      ['none', 'title', 'caption', 'custom'],
      'none',
      'Source of the caption: title or caption of the media file (rendered by the server), or the setting `caption` (`custom`).',
    ),
    caption: text('', 'Text for the caption source `custom`, used if the server has rendered no caption.'),
    trigger: choice(
      [IN_VIEW, 'on_click', 'on_hover', 'bind_to_scroll', 'none'],
      IN_VIEW,
      'Event that starts the animation; with `none` it starts immediately, or after `delay`.',
    ),
    action_start: choice(
      ['', 'autoplay', 'on_viewport', 'on_scroll', 'on_hover', 'on_click'],
      '',
      'Event that starts the animation, in the elements plugin’s settings. Empty: `trigger` applies.',
    ),
    delay: number(0, 'Delay in milliseconds before the animation starts with the trigger `none`.', {
      min: 0,
      max: 60_000,
    }),
    viewport: range(
      { start: 0, end: 100 },
      'Part of the window, in percent from its bottom, in which the animation plays; with `bind_to_scroll`, the part of the scrolling that the frames follow.',
    ),
    effects_relative_to: choice(
      ['viewport', 'page'],
      'viewport',
      'Progress that `bind_to_scroll` follows: the animation’s progress through the window (`viewport`), or the scrolling of the page.',
    ),
    loop: toggle(false, 'Repeats the animation.'),
    number_of_times: number(0, 'Number of plays with `loop`; 0: endless.', { min: 0 }),
    loop_times: number(0, 'JetElements’ number of plays, which applies with or without `loop`. 0: not set.', {
      min: 0,
    }),
    reverse_animation: toggle(false, 'Plays the animation backwards after each play.'),
    reversed: toggle(false, 'Plays the animation backwards.'),
    custom_link: link(
      'Link on the animation; `is_external` opens a new tab. A link that the server has written takes precedence.',
    ),
    link_timeout: number(0, 'Delay in milliseconds before a clicked link opens, while the animation plays.', {
      min: 0,
      max: 60_000,
    }),
    redirect_timeout: number(
      0,
      'JetElements’ name for `link_timeout`: delay in milliseconds before a clicked link opens.',
      {
        min: 0,
        max: 60_000,
      },
    ),
    on_hover_out: choice(
      ['default', 'pause', 'stop', 'reverse'],
      'default',
      'Effect when the pointer leaves the animation; with `default` it continues.',
    ),
    hover_area: choice(
      ['animation', 'column', 'section', 'container'],
      'animation',
      'Element that the pointer must enter to play the animation.',
    ),
    play_speed: number(1, 'Speed of the animation, as a factor: 2 is twice as fast.', {
      min: 0.01,
      max: 100,
    }),
    start_point: number(0, 'Start of the played part, as a percentage of the frames.', {
      min: 0,
      max: 100,
    }),
    end_point: number(100, 'End of the played part, as a percentage of the frames.', { min: 0, max: 100 }),
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
