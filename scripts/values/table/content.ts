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

const TOUCH = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra'];
/** Returns the place, for `locate`, of a device in the list of devices on which a tap opens menus. */
const touchDevice = (device: string): string =>
  `[${TOUCH.map((each) => (each === device ? `'«${each}»'` : `'${each}'`)).join(', ')}]`;
const LIGHTBOX = ['counter', 'fullscreen', 'zoom', 'share'];

const perDevice = (what: string, at: string, id: string) =>
  DEVICES.map((device) => [`${what} on ${device}`, `${at}.${device}`, id] as const);

/** Values of content widgets (§2–§4, §7, §9). */
export const CONTENT: readonly Section[] = [
  {
    title: '§3, §9 Carousels',
    values: [
      ...settings(
        `${WIDGETS}/carousel/settings.ts`,
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
      ...settings(`${WIDGETS}/carousel/settings.ts`, 'settings', 'CR-1', 'slides_to_show'),
      ...settings(`${WIDGETS}/carousel/settings.ts`, 'settings', 'CR-2', ['skin', "'slideshow'"]),
      ...inFile(
        `${WIDGETS}/carousel/settings.ts`,
        ...perDevice('Slides per view', 'settings.slides_per_view', 'CR-1'),
        ['Effect `cube`', "'fade', '«cube»', 'coverflow'", 'CR-1'],
        ['Effect `coverflow`', "'cube', '«coverflow»'", 'CR-1'],
        ['Skin `coverflow`', "['carousel', '«coverflow»', 'slideshow']", 'CR-2'],
        ['Skin `slideshow`', "['carousel', 'coverflow', '«slideshow»']", 'CR-2'],
        ['Pagination `bullets`', "['', '«bullets»'", 'CR-1'],
        ['Pagination `fraction`', "'bullets', '«fraction»'", 'CR-1'],
        ['Pagination `progressbar`', "'fraction', '«progressbar»'", 'CR-1'],
      ),
      ...inFile(
        `${WIDGETS}/elements-carousel/options.ts`,
        ['Visible slides of JetElements’ carousel, by default', '(isTestimonials ? 1 : «3»)', 'CR-3'],
        ['Visible slides of JetElements’ testimonials, by default', '(isTestimonials ? «1» : 3)', 'CR-3'],
        ['`slides_to_show` is read', 'outer.slides_to_show:name', 'CR-3'],
      ),
      ...inFile(`${WIDGETS}/elements-carousel/ElementsCarousel.tsx`, [
        'JetElements’ carousel moves if it has more slides than',
        'slides.length > «1»',
        'CR-3',
        '0',
      ]),
      ...inFile(
        `${SHARED}/carousel/Carousel.tsx`,
        ['A carousel moves if it has more slides than', 'isMoving = slides.length > «1»', 'CR-1', '0'],
        ['Hidden slides on each side whose pictures load', 'PRELOADED', 'CR-1'],
      ),
      ...inFile(
        `${SHARED}/carousel/use-embla.ts`,
        ['Length of a long swipe, as a part of a slide', 'LONG', 'CR-1'],
        ['Distance after which a press becomes a swipe, in px', 'TOUCH_THRESHOLD', 'CR-1'],
      ),
      ...inFile(`${WIDGETS}/carousel/options.ts`, [
        'Visible slides of image and nested carousels, by default',
        'TO_SHOW',
        'CR-1',
      ]),
      ...inFile(`${WIDGETS}/carousel/options.ts`, [
        'Kind of carousel with one visible slide',
        "['«testimonial»'",
        'CR-1',
      ]),
      ...settings(
        `${WIDGETS}/slideshow/settings.ts`,
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
        `${WIDGETS}/slideshow/settings.ts`,
        ...perDevice('Thumbnails', 'settings.slideshow_slides_per_view', 'CR-2'),
      ),
    ],
  },
  {
    title: '§2, §9 Lightbox',
    values: [
      ...inFile(
        `${SHARED}/lightbox/lightbox-config.ts`,
        ...LIGHTBOX.map(
          (part) => [`${part} by default`, `${part}: «has('${part}')»`, 'LB-1', `!has('${part}')`] as const,
        ),
        ['Source of a slide’s title', "title: source('«title»')", 'LB-1', 'description'],
        ['Source of a slide’s description', "description: source('«description»')", 'LB-1', 'title'],
      ),
      ...inFile(
        `${SHARED}/lightbox/read-slides.ts`,
        ['Attribute with an image’s title', "image?.getAttribute('«title»')", 'LB-1'],
        ['Attributes with a link’s texts', '`data-elementor-«lightbox»-', 'LB-1'],
      ),
      ...inFile('packages/widgets/page/image-link.ts', [
        'Links to pictures open in the lightbox, by default',
        "«!isPlainObject(builder.value('kit'))»",
        'LB-1',
        'false',
      ]),
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
        'Delay from a filter to the update of the lightbox, in ms',
        'SETTLED',
        'GA-1',
      ]),
      ...settings(
        `${WIDGETS}/images-layout/settings.ts`,
        'settings',
        'GA-2',
        ['layoutType', "'grid'"],
        'justifyHeight',
      ),
      ...settings(`${WIDGETS}/portfolio/settings.ts`, 'settings', 'PF-1', 'columns', 'perPage'),
    ],
  },
  {
    title: '§3, §9 Menus',
    values: [
      ...settings(
        `${WIDGETS}/mega-menu/settings.ts`,
        'settings',
        'MM-1',
        ['open_on', "'click'"],
        ['item_layout', "'dropdown'"],
        ['content_width', "'fit_to_content'"],
        ['content_horizontal_position', "'left'"],
        ['breakpoint_selector', "'none'"],
        ['open_animation', "'fadeIn'"],
      ),
      ...inFile(
        `${WIDGETS}/mega-menu/settings.ts`,
        ['Value `click` of `open_on`', "choice(['hover', '«click»']", 'MM-1'],
        ['Layout `dropdown`', "['horizontal', '«dropdown»']", 'MM-1'],
        ['Width `fit_to_content`', "['full_width', '«fit_to_content»']", 'MM-1'],
        ['Position `left`', "['«left»', 'center', 'right']", 'MM-1'],
        ['Position `right`', "['left', 'center', '«right»']", 'MM-1'],
      ),
      ...inFile(`${WIDGETS}/mega-menu/Item.tsx`, [
        'Duration of a mega menu panel’s animation',
        'animation-duration, «400ms»)',
        'MM-1',
      ]),
      ...inFile(
        `${SHARED}/site/touch-devices.ts`,
        ...TOUCH.map((device) => [`A tap opens menus on ${device}`, touchDevice(device), 'NM-1'] as const),
      ),
      ...settings(
        `${WIDGETS}/nav-menu/settings.ts`,
        'settings',
        'NM-1',
        ['full_width', "'stretch'"],
        ['submenu_icon', "({ ...icon(''), info: { kind: 'icon', defaultValue: 'fas fa-x', doc: '' } })"],
      ),
      ...inFile(
        `${SHARED}/menu/use-hover-intent.ts`,
        ['Delay before hovering shows a submenu, in ms', 'SHOW_DELAY', 'NM-1'],
        ['Delay before a submenu hides, in ms', 'HIDE_DELAY', 'NM-1'],
        ['Delay before hovering shows a mega menu panel, in ms', 'SHOW_DELAY', 'MM-1'],
        ['Delay before a mega menu panel hides, in ms', 'HIDE_DELAY', 'MM-1'],
      ),
      ...inFile(
        `${WIDGETS}/nav-menu/Item.tsx`,
        ['Duration of opening or closing a submenu, in ms', 'FOLD', 'NM-1'],
        ['Minimum width of a builder’s submenu', 'SIZE.builder.minWidth', 'NM-1'],
        ['Maximum width of a builder’s submenu', 'SIZE.builder.maxWidth', 'NM-1', "'min(900px, 100vw)'"],
        ['Minimum width of a plain submenu', 'SIZE.plain.minWidth', 'NM-1'],
        ['Maximum width of a plain submenu', 'SIZE.plain.maxWidth', 'NM-1', "'min(15em, 100vw)'"],
      ),
    ],
  },
  {
    title: '§3, §9 Hotspots',
    values: [
      ...settings(
        `${WIDGETS}/off-canvas/settings.ts`,
        'settings',
        'OC-3',
        'is_not_close_on_overlay',
        'is_not_close_on_esc_overlay',
        'prevent_scroll',
      ),
      ...settings(`${WIDGETS}/off-canvas/settings.ts`, 'settings', 'OC-6', 'side'),
      ...settings(
        `${WIDGETS}/hotspots/settings.ts`,
        'settings',
        'HS-1',
        ['tooltip_trigger', "'none'"],
        ['tooltip_position', "'bottom'"],
        ['tooltip_animation', "'e-hotspot--fade-grow'"],
        'hotspot_sequenced_animation',
        'hotspot_sequenced_animation_duration',
      ),
      ...inFile(
        `${WIDGETS}/hotspots/settings.ts`,
        ['Trigger `mouseenter`', "['«mouseenter»', 'click', 'none']", 'HS-1'],
        ['Trigger `none`', "['mouseenter', 'click', '«none»']", 'HS-1'],
      ),
    ],
  },
  {
    title: '§4 Tabs and accordions',
    values: [
      ...settings(`${WIDGETS}/accordion/settings.ts`, 'settings', 'AX-1', [
        'max_items_expended',
        "'multiple'",
      ]),
      ...inFile(`${WIDGETS}/accordion/settings.ts`, [
        'Value `one` of `max_items_expended`',
        "max_items_expended === '«one»'",
        'AX-1',
      ]),
      ...settings(
        `${WIDGETS}/accordion/settings.ts`,
        'settings',
        'AX-2',
        'activeSize',
        'activeItem',
        'duration',
      ),
      ...settings(`${WIDGETS}/tabs/settings.ts`, 'settings', 'TB-1', 'activeIndex'),
      ...inFile(
        `${WIDGETS}/tabs/Tabs.tsx`,
        ['Tab that opens if the active one does not exist', '[index, index «- 1»].find', 'TB-1', '- 9'],
        ['Tab that opens if that one does not exist either', 'in tabs) ?? «0»)', 'TB-1'],
      ),
    ],
  },
  {
    title: '§4, §9 Scrolling',
    values: [
      ...settings(`${WIDGETS}/sticky/settings.ts`, 'settings', 'SK-1', ['sticky_on', '[]']),
      ...settings(
        `${WIDGETS}/scroll-navigation/settings.ts`,
        'settings',
        'SN-1',
        'speed',
        'sectionIdVisibility',
      ),
      ...inFile(`${SHARED}/scroll-rest.ts`, [
        'Delay from the last scroll to the events for page scripts, in ms',
        'SCROLL_REST',
        'SK-1',
      ]),
      ...inFile(`${WIDGETS}/sticky/use-measured.ts`, [
        'Delay from a resize to measuring a sticky element, in ms',
        'RESIZE_REST',
        'SK-1',
      ]),
      ...inFile(`${WIDGETS}/motion/use-passed.ts`, [
        'Delay from a resize to measuring a moving element, in ms',
        'RESIZE_REST',
        'MO-1',
      ]),
    ],
  },
  {
    title: '§3, §9 Vector animation',
    values: [
      ...settings(
        `${WIDGETS}/vector-animation/settings.ts`,
        'settings',
        'LO-1',
        ['source', "'external_url'"],
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
      ...inFile(
        `${WIDGETS}/vector-animation/settings.ts`,
        ['Source `external_url`', "['media_file', '«external_url»']", 'LO-1'],
        ['Trigger `arriving_to_viewport`', "IN_VIEW = '«arriving_to_viewport»'", 'LO-1'],
        ['Trigger `on_click`', "[IN_VIEW, '«on_click»'", 'LO-1'],
        ['Trigger `on_hover`', "'on_click', '«on_hover»', 'bind_to_scroll', 'none'", 'LO-1'],
        ['Trigger `bind_to_scroll`', "'on_hover', '«bind_to_scroll»', 'none'", 'LO-1'],
        ['Trigger `none`', "'bind_to_scroll', '«none»'", 'LO-1'],
        ['Value `page` of `effects_relative_to`', "['viewport', '«page»']", 'LO-1'],
        ['Value `pause` of `on_hover_out`', "['default', '«pause»'", 'LO-1'],
        ['Value `reverse` of `on_hover_out`', "'stop', '«reverse»']", 'LO-1'],
        ['Value `column` of `hover_area`', "['animation', '«column»'", 'LO-1'],
        ['Value `section` of `hover_area`', "'column', '«section»', 'container'", 'LO-1'],
        ['Value `container` of `hover_area`', "'section', '«container»']", 'LO-1'],
        ['End of the viewport’s range, by default', '{ start: 0, end: «100» }', 'LO-1', '90'],
      ),
      ...inFile(`${WIDGETS}/vector-animation/VectorAnimation.tsx`, [
        'Distance from the window at which an animation is fetched',
        'NEAR',
        'LO-1',
      ]),
      ...inFile(
        'packages/runtime/src/settings/builder-readers.ts',
        ['`url` of an address', "ownValue(raw, '«url»')", 'LO-1'],
        ['`is_external` of an address', "isOn('«is_external»')", 'LO-1'],
      ),
    ],
  },
  {
    title: '§9 Headlines',
    values: [
      ...settings(
        `${WIDGETS}/animated-headline/settings.ts`,
        'settings',
        'HL-1',
        'rotate_iteration_delay',
        'highlight_animation_duration',
        'highlight_iteration_delay',
        ['marker', "'x'"],
      ),
      ...inFile(
        `${WIDGETS}/animated-headline/rotation.ts`,
        ['Time per animated letter, as a part of the delay', 'PARTS.letter', 'HL-1'],
        ['Time per typed letter, as a part of the delay', 'PARTS.typing', 'HL-1'],
        ['Time of the selection, as a part of the delay', 'PARTS.selection', 'HL-1'],
        ['Time of the reveal, as a part of the delay', 'PARTS.reveal', 'HL-1'],
        ['Time after the reveal, as a part of the delay', 'PARTS.revealed', 'HL-1'],
        ['Time from the selection to the first typed letter, in ms', 'BEFORE_TYPING', 'HL-1'],
      ),
      ...inFile(`${SHARED}/phrase/MotionToggle.tsx`, [
        'Distance inside the window at which motion begins',
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
      ...settings(`${WIDGETS}/animated-text/settings.ts`, 'settings', 'AT-1', 'delay'),
    ],
  },
  {
    title: '§7 Video providers',
    values: inFile(
      `${WIDGETS}/video/provider-player.ts`,
      ['Player script of YouTube', 'SCRIPTS.youtube', 'VD-1'],
      ['Player script of Vimeo', 'SCRIPTS.vimeo', 'VD-1'],
    ),
  },
  {
    title: '§9 Other widgets',
    values: [
      ...inFile(
        `${SHARED}/share/networks.ts`,
        ['Width of the share window, in px', 'WIDTH', 'SH-1'],
        ['Height of the share window, in px', 'HEIGHT', 'SH-1'],
      ),
      ...inFile(`${WIDGETS}/scratch/settings.ts`, ['Part to scratch off, in per cent', '«75»,', 'SC-1']),
      ...inFile(`${WIDGETS}/view-more/read.ts`, [
        '`view_more` of a section',
        "ownValue(section, '«view_more»')",
        'VM-1',
      ]),
    ],
  },
];
