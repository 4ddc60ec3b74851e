import { DEVICES } from '@iyim/runtime/shop';
import { choice, defineSettings, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    open_on: choice(['hover', 'click'], 'hover', 'What opens a panel, for a mouse, in a horizontal menu.'),
    item_layout: choice(
      ['horizontal', 'dropdown'],
      'horizontal',
      'Titles beside each other, or behind a toggle in windows of any width.',
    ),
    breakpoint_selector: choice(
      [...DEVICES, 'none'],
      'tablet',
      'The widest device whose titles are behind the toggle; `none`: no device.',
    ),
    content_width: choice(
      ['full_width', 'fit_to_content'],
      'full_width',
      'Panels as wide as the window, or as their content.',
    ),
    content_horizontal_position: choice(
      ['left', 'center', 'right'],
      'center',
      'Which edge of a panel that fits its content stands at that edge of its title. Left is left in any language.',
    ),
    open_animation: text(
      '',
      'Entrance animation of a panel: a class of the page builder’s, such as `fadeIn`. Empty: it fades in. `none`: no animation.',
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
