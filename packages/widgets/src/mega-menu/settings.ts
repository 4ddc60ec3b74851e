import { DEVICES } from '@iyim/runtime/shop';
import { choice, defineSettings, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    open_on: choice(['hover', 'click'], 'hover', 'Mouse action that opens a panel in a horizontal menu.'),
    item_layout: choice(
      ['horizontal', 'dropdown'],
      'horizontal',
      'Titles side by side, or behind a toggle at any width.',
    ),
    breakpoint_selector: choice(
      [...DEVICES, 'none'],
      'tablet',
      'Widest device on which the titles are behind the toggle; `none`: no device.',
    ),
    content_width: choice(
      ['full_width', 'fit_to_content'],
      'full_width',
      'Panels as wide as the viewport, or as their content.',
    ),
    content_horizontal_position: choice(
      ['left', 'center', 'right'],
      'center',
      'Edge at which a panel that fits its content is aligned with its title. Physical: left is left in any language.',
    ),
    open_animation: text(
      '',
      'Entrance animation of a panel: a class of the page builder such as `fadeIn`. Empty: a fade. `none`: no animation.',
    ),
  },
  (raw) => ({
    opensByHover: raw.open_on === 'hover',
    isDropdown: raw.item_layout === 'dropdown',
    align: raw.content_width === 'fit_to_content' ? raw.content_horizontal_position : null,
    breakpoint: raw.breakpoint_selector,
    // One class: other text is not the name of an animation.
    animation: /^[\w-]+$/.test(raw.open_animation) ? raw.open_animation : '',
  }),
  { isTolerant: true },
);

export type MegaMenuSettings = ReturnType<typeof settings.parse>;
