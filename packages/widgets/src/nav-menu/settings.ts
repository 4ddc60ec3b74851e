import { choice, defineSettings, icon } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    layout: choice(
      ['horizontal', 'vertical', 'dropdown'],
      'horizontal',
      'How the items stand. Submenus of a vertical menu open beside it.',
    ),
    full_width: choice(
      ['none', 'stretch'],
      'none',
      'Whether the menu below the toggle is as wide as the window.',
    ),
    submenu_icon: icon('Shows that an item has a submenu.'),
  },
  (raw) => ({
    isVertical: raw.layout === 'vertical',
    isFullWidth: raw.full_width === 'stretch',
    icon: raw.submenu_icon,
  }),
  { isTolerant: true },
);

export type NavMenuSettings = ReturnType<typeof settings.parse>;
