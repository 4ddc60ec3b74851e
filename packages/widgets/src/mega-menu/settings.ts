import { DEVICES } from '@iyim/runtime/shop';
import { choice, defineSettings, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    open_on: choice(['hover', 'click'], 'hover', 'Mouse action that opens a panel in a horizontal menu.'),
    item_layout: choice(
      ['horizontal', 'dropdown'],
      'horizontal',
      'Layout of the titles: side by side (`horizontal`), or behind a toggle at any width (`dropdown`).',
    ),
    breakpoint_selector: choice(
      [...DEVICES, 'none'],
      'tablet',
      'Widest device on which the titles are behind the toggle; `none`: no device.',
    ),
    content_width: choice(
      ['full_width', 'fit_to_content'],
      'full_width',
      'Width of the panels: as wide as the viewport, or as wide as their content.',
    ),
    content_horizontal_position: choice(
      ['left', 'center', 'right'],
      'center',
      'Alignment of a panel with its title, if the panel is as wide as its content. `left` and `right` are physical sides.',
    ),
    open_animation: text(
      '',
      'Entrance animation of a panel: an animation class of the page builder, such as `fadeIn`. Empty: the panel fades in. `none`: no animation.',
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
