import { choice, defineSettings, link, number, range, text, toggle } from '@iyim/runtime/widget';
import { legsOf } from './legs.ts';

const IN_VIEW = 'arriving_to_viewport';

/** The elements plugin's words for when it plays. */
const STARTS = {
  autoplay: 'none',
  on_viewport: IN_VIEW,
  on_scroll: 'bind_to_scroll',
  on_hover: 'on_hover',
  on_click: 'on_click',
} as const;

/** A media file counts where its name ends with `json`. */
function addressOf(source: 'media_file' | 'external_url', file: string, external = ''): string {
  const json = /json$/i.test(file) ? file : '';
  return source === 'external_url' ? external || json : json || external;
}

export const settings = defineSettings(
  {
    source: choice(
      ['media_file', 'external_url'],
      'media_file',
      'Which of the next two comes first, where both are there.',
    ),
    source_json: link('The animation: a file of the site’s whose name ends with `json`.'),
    source_external_url: link('The animation at another address.'),
    path: text('', 'The same in the elements plugin.'),
    caption_source: choice(['none', 'title', 'caption', 'custom'], 'none', 'Whose the caption is.'),
    caption: text('', 'The caption, where it is `custom` and the server has not written it.'),
    trigger: choice(
      [IN_VIEW, 'on_click', 'on_hover', 'bind_to_scroll', 'none'],
      IN_VIEW,
      'When it plays; `none` is at once.',
    ),
    action_start: choice(
      ['', 'autoplay', 'on_viewport', 'on_scroll', 'on_hover', 'on_click'],
      '',
      'The same in the elements plugin.',
    ),
    delay: number(0, 'Milliseconds before it plays at once.', { min: 0, max: 60_000 }),
    viewport: range(
      { start: 0, end: 100 },
      'The part of the window, from below, in which it plays, or which its frames follow.',
    ),
    effects_relative_to: choice(
      ['viewport', 'page'],
      'viewport',
      'What `bind_to_scroll` follows: its way through the window, or that of the page.',
    ),
    loop: toggle(false, 'Plays again and again.'),
    number_of_times: number(0, 'How often, when it loops; 0 is without end.', { min: 0 }),
    loop_times: number(0, 'The same in the elements plugin, whether it loops or not.', { min: 0 }),
    reverse_animation: toggle(false, 'Plays back again each time.'),
    reversed: toggle(false, 'Plays backwards.'),
    custom_link: link(
      'Where a press on it leads, `is_external` in a tab of its own. The server’s own link counts where it has one.',
    ),
    link_timeout: number(0, 'Milliseconds for which a pressed link waits for what it plays.', {
      min: 0,
      max: 60_000,
    }),
    redirect_timeout: number(0, 'The same in the elements plugin.', { min: 0, max: 60_000 }),
    on_hover_out: choice(
      ['default', 'pause', 'stop', 'reverse'],
      'default',
      'What the pointer does when it leaves; `default` is nothing.',
    ),
    hover_area: choice(
      ['animation', 'column', 'section', 'container'],
      'animation',
      'Where the pointer plays it.',
    ),
    play_speed: number(1, 'How fast.', { min: 0.01, max: 100 }),
    start_point: number(0, 'Where it begins, in per cent of its frames.', { min: 0, max: 100 }),
    end_point: number(100, 'Where it ends, in per cent of its frames.', { min: 0, max: 100 }),
    renderer: choice(['svg', 'canvas'], 'svg', 'What it is drawn with.'),
    lazyload: toggle(true, 'Fetches it when it is 200 px from the window.'),
  },
  (raw) => ({
    /** Empty: the site's own. */
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
