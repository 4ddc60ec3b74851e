import type { Section } from '../values.ts';
import { inFile, settings } from './rows.ts';

const WIDGETS = 'packages/widgets/src';
const SHARED = 'packages/widgets/shared';
const DEVICES = ['widescreen', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'];
const EACH_BUT_DEFAULT_MARKERS = [
  'underline_zigzag',
  'x',
  'strikethrough',
  'curly',
  'diagonal',
  'double',
  'double_underline',
  'underline',
];

const perDevice = (what: string, at: string, id: string) =>
  DEVICES.map((device) => [`${what} on ${device}`, `${at}.${device}`, id] as const);

/** §3, §4, §9 content widgets. */
export const CONTENT: readonly Section[] = [
  {
    title: '§3, §9 Carousels',
    values: [
      ...settings(
        `${WIDGETS}/carousel/definition.ts`,
        'settings',
        'CR-1',
        'slides_per_view',
        'slides_to_scroll',
        ['space_between', "'12px'"],
        'loop',
        'speed',
        ['effect', "'cube'"],
        'lazyload',
        'show_arrows',
        'arrows',
        ['pagination', "'bullets'"],
        'autoplay',
        'autoplay_speed',
        'pause_on_hover',
        'pause_on_interaction',
      ),
      ...inFile(
        `${WIDGETS}/carousel/definition.ts`,
        ...perDevice('Slides per view', 'settings.slides_per_view', 'CR-1'),
      ),
      ...inFile(`${SHARED}/carousel/Carousel.tsx`, [
        'Neighbours whose pictures are fetched',
        'PRELOADED',
        'CR-1',
      ]),
      ...inFile(
        `${SHARED}/carousel/use-embla.ts`,
        ['A long swipe, of a slide’s width', 'LONG', 'CR-1'],
        ['A swipe begins after, in px', 'TOUCH_THRESHOLD', 'CR-1'],
      ),
      ...inFile(`${WIDGETS}/carousel/options.ts`, [
        'Slides of image and nested carousels',
        'TO_SHOW',
        'CR-1',
      ]),
      ...settings(
        `${WIDGETS}/slideshow/definition.ts`,
        'settings',
        'CR-2',
        'slideshow_slides_per_view',
        'centered_slides',
        ['sliderHeight', "'500px'"],
        'sliderAutoplayDelay',
        'thumbnailWidth',
        'thumbnailHeight',
      ),
      ...inFile(
        `${WIDGETS}/slideshow/definition.ts`,
        ...perDevice('Thumbnails', 'settings.slideshow_slides_per_view', 'CR-2'),
      ),
    ],
  },
  {
    title: '§3, §9 Galleries',
    values: [
      ...settings(
        `${WIDGETS}/gallery/settings.ts`,
        'settings',
        'GA-1',
        ['gallery_layout', "'masonry'"],
        'columns',
        'gap',
        'ideal_row_height',
        ['aspect_ratio', "'1:1'"],
        'lazyload',
        ['image_hover_animation', "'grow'"],
        ['background_overlay_hover_animation', "''"],
        ['content_hover_animation', "''"],
        'content_sequenced_animation',
        'content_animation_duration',
      ),
      ...inFile(`${WIDGETS}/gallery/Gallery.tsx`, [
        'Update of the lightbox after a filter, in ms',
        'SETTLED',
        'GA-1',
      ]),
      ...settings(
        `${WIDGETS}/images-layout/definition.ts`,
        'settings',
        'GA-2',
        ['layoutType', "'grid'"],
        'justifyHeight',
      ),
      ...settings(`${WIDGETS}/portfolio/definition.ts`, 'settings', 'PF-1', 'columns', 'perPage'),
    ],
  },
  {
    title: '§3, §9 Menus',
    values: [
      ...settings(
        `${WIDGETS}/mega-menu/definition.ts`,
        'settings',
        'MM-1',
        ['open_on', "'click'"],
        ['item_layout', "'dropdown'"],
        ['content_width', "'fit_to_content'"],
        ['content_horizontal_position', "'left'"],
        ['breakpoint_selector', "'none'"],
        ['open_animation', "'fadeIn'"],
      ),
      ...settings(
        `${WIDGETS}/nav-menu/definition.ts`,
        'settings',
        'NM-1',
        ['full_width', "'stretch'"],
        ['submenu_icon', "text('fas fa-x', '')"],
      ),
      ...inFile(
        `${SHARED}/menu/use-hover-intent.ts`,
        ['A submenu shows after, in ms', 'SHOW_DELAY', 'NM-1'],
        ['A submenu hides after, in ms', 'HIDE_DELAY', 'NM-1'],
        ['A panel of the mega menu shows after, in ms', 'SHOW_DELAY', 'MM-1'],
        ['A panel of the mega menu hides after, in ms', 'HIDE_DELAY', 'MM-1'],
      ),
      ...inFile(
        `${WIDGETS}/nav-menu/Item.tsx`,
        ['A submenu fades in, in ms', 'FOLD', 'NM-1'],
        ['Least width of a submenu', 'SIZE.builder.minWidth', 'NM-1'],
        ['Largest width of a builder’s submenu', 'SIZE.builder.maxWidth', 'NM-1', "'min(900px, 100vw)'"],
        ['Least width of a plain submenu', 'SIZE.plain.minWidth', 'NM-1'],
        ['Largest width of a plain submenu', 'SIZE.plain.maxWidth', 'NM-1', "'min(15em, 100vw)'"],
      ),
    ],
  },
  {
    title: '§3, §9 Hotspots',
    values: settings(
      `${WIDGETS}/hotspots/definition.ts`,
      'settings',
      'HS-1',
      ['tooltip_trigger', "'none'"],
      ['tooltip_position', "'bottom'"],
      ['tooltip_animation', "'e-hotspot--fade-grow'"],
      'hotspot_sequenced_animation',
      'hotspot_sequenced_animation_duration',
    ),
  },
  {
    title: '§4 Tabs and accordions',
    values: [
      ...settings(`${WIDGETS}/accordion/definition.ts`, 'settings', 'AX-1', [
        'max_items_expended',
        "'multiple'",
      ]),
      ...settings(`${WIDGETS}/tabs/definition.ts`, 'settings', 'TB-1', 'activeIndex'),
    ],
  },
  {
    title: '§4, §9 Scrolling',
    values: [
      ...settings(`${WIDGETS}/sticky/definition.ts`, 'settings', 'SK-1', ['sticky_on', '[]']),
      ...settings(
        `${WIDGETS}/scroll-navigation/settings.ts`,
        'settings',
        'SN-1',
        'speed',
        'sectionIdVisibility',
      ),
      ...inFile(`${SHARED}/scroll-rest.ts`, [
        'Events to scripts after the last scroll, in ms',
        'SCROLL_REST',
        'SK-1',
      ]),
      ...inFile(`${WIDGETS}/sticky/use-measured.ts`, [
        'Measuring after a resize, in ms',
        'RESIZE_REST',
        'SK-1',
      ]),
      ...inFile(`${WIDGETS}/motion/use-passed.ts`, [
        'Measuring after a resize, in ms',
        'RESIZE_REST',
        'MO-1',
      ]),
    ],
  },
  {
    title: '§3, §9 Vector animation',
    values: settings(
      `${WIDGETS}/vector-animation/settings.ts`,
      'settings',
      'LO-1',
      ['source_json', "text('/other.json', '')"],
      ['source_external_url', "text('/other.json', '')"],
      ['caption_source', "'custom'"],
      'caption',
      ['trigger', "'none'"],
      ['viewport', '{ start: 10, end: 100 }'],
      ['effects_relative_to', "'page'"],
      ['start_point', '20'],
      ['end_point', '80'],
      'play_speed',
      'loop',
      'number_of_times',
      'reverse_animation',
      ['on_hover_out', "'reverse'"],
      ['hover_area', "'section'"],
      ['custom_link', "text('/other', '')"],
      ['link_timeout', '500'],
      'lazyload',
      ['renderer', "'canvas'"],
    ),
  },
  {
    title: '§9 Headlines',
    values: [
      ...settings(
        `${WIDGETS}/animated-headline/definition.ts`,
        'settings',
        'HL-1',
        'rotate_iteration_delay',
        'highlight_animation_duration',
        'highlight_iteration_delay',
      ),
      ...inFile(
        `${WIDGETS}/animated-headline/rotation.ts`,
        ['Letters, of the delay', 'PARTS.letter', 'HL-1'],
        ['Typing, of the delay', 'PARTS.typing', 'HL-1'],
        ['Selection, of the delay', 'PARTS.selection', 'HL-1'],
        ['Reveal, of the delay', 'PARTS.reveal', 'HL-1'],
        ['Time revealed, of the delay', 'PARTS.revealed', 'HL-1'],
        ['Typing waits longer by, in ms', 'BEFORE_TYPING', 'HL-1'],
      ),
      ...inFile(`${SHARED}/phrase/use-motion.ts`, [
        'It starts this far inside the window',
        'SEEN',
        'HL-1',
        "'0px 0px -10px'",
      ]),
      ...inFile(
        `${WIDGETS}/animated-headline/markers.ts`,
        ...EACH_BUT_DEFAULT_MARKERS.map(
          (marker) => [`Marker ${marker}`, `  '«${marker}»',`, 'HL-1'] as const,
        ),
      ),
      ...settings(`${WIDGETS}/animated-text/definition.ts`, 'settings', 'AT-1', 'delay'),
    ],
  },
  {
    title: '§9 Other widgets',
    values: [
      ...inFile(
        `${SHARED}/share/share-window.ts`,
        ['Width of the share window, in px', 'WIDTH', 'SH-1'],
        ['Height of the share window, in px', 'HEIGHT', 'SH-1'],
      ),
      ...inFile(`${WIDGETS}/scratch/definition.ts`, ['Part that is scratched, in per cent', '«75»,', 'SC-1']),
      ...inFile(`${WIDGETS}/view-more/read.ts`, [
        '`view_more` of a section',
        "own(section, '«view_more»')",
        'VM-1',
      ]),
    ],
  },
];
