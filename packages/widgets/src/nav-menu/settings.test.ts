import { expect, it } from 'vitest';
import definition from './NavMenu.tsx';

const { settings } = definition;

it('NM-1 by default a menu below its toggle is as wide as its container, without icons for submenus', () => {
  expect(settings.parse({})).toMatchObject({ isFullWidth: false, icon: null });
});

it('NM-1 a menu has the configured width and icon', () => {
  const icon = { value: 'fas fa-caret-down', library: 'fa-solid' };
  const read = settings.parse({ full_width: 'stretch', submenu_icon: icon });
  expect(read.isFullWidth).toBe(true);
  expect(JSON.stringify(read.icon)).toContain('fa-caret-down');
});
