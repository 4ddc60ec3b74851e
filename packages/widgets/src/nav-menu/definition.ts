import { choice, defineSettings, defineWidget, icon } from '@iyim/runtime/widget';
import { NavMenu } from './NavMenu.tsx';
import styles from './nav-menu.css?inline';
import { readNavMenu } from './read.ts';

const settings = defineSettings(
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

export default defineWidget({
  name: 'nav-menu',
  settings,
  read: readNavMenu,
  View: NavMenu,
  styles,
  messages: {
    he: { menu: 'תפריט', submenu: 'תפריט משנה: {name}' },
    en: { menu: 'Menu', submenu: 'Submenu: {name}' },
  },
});
