import { DEVICES } from '@iyim/runtime/shop';
import { choice, defineSettings, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    open_on: choice(['hover', 'click'], 'hover', 'Mouse action that opens a panel in a horizontal menu.'),
    item_layout: choice(
      ['horizontal', 'dropdown'],
      'horizontal',
      'Layout of the titles: side by side (`horizontal`), or always behind a toggle button (`dropdown`).',
    ),
    breakpoint_selector: choice(
      [...DEVICES, 'none'],
      'tablet',
      'Widest device on which the titles are behind the toggle button. With `none`, they never are.',
    ),
    content_width: choice(
      ['full_width', 'fit_to_content'],
      'full_width',
      'Width of the panels: as wide as the window (`full_width`), or as wide as their content (`fit_to_content`).',
    ),
    content_horizontal_position: choice(
      ['left', 'center', 'right'],
      'center',
      'Alignment of a panel with its title if `content_width` is `fit_to_content`. `left` and `right` do not depend on the text direction.',
    ),
    open_animation: text(
      '',
      'Name of an Elementor entrance animation for panels, such as `fadeInUp`. If empty, panels fade in. `none` turns it off.',
    ),
  },
  (raw) => ({
    opensByHover: raw.open_on === 'hover',
    isDropdown: raw.item_layout === 'dropdown',
    align: raw.content_width === 'fit_to_content' ? raw.content_horizontal_position : null,
    breakpoint: raw.breakpoint_selector,
    // Ignores text that is not a single class.
    animation: /^[\w-]+$/.test(raw.open_animation) ? raw.open_animation : '',
  }),
  { isTolerant: true },
);

export type MegaMenuSettings = ReturnType<typeof settings.parse>;
