import { choice, defineSettings, icon } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    layout: choice(
      ['horizontal', 'vertical', 'dropdown'],
      'horizontal',
      'Layout of the items: a row (`horizontal`), a column whose submenus open next to it (`vertical`), or only the menu below the toggle button (`dropdown`).',
    ),
    full_width: choice(
      ['none', 'stretch'],
      'none',
      'Width of the menu below the toggle button: as wide as its container (`none`), or as wide as the window (`stretch`).',
    ),
    submenu_icon: icon('Icon of items with a submenu, such as `fas fa-caret-down`.'),
  },
  (raw) => ({
    isVertical: raw.layout === 'vertical',
    isFullWidth: raw.full_width === 'stretch',
    icon: raw.submenu_icon,
  }),
  { isTolerant: true },
);

export type NavMenuSettings = ReturnType<typeof settings.parse>;
