import { expect, it } from 'vitest';
import definition from './NavMenu.tsx';

const { settings } = definition;

it('NM-1 by default the menu below the toggle is as wide as its container, and items have no submenu icon', () => {
  expect(settings.parse({})).toMatchObject({ isFullWidth: false, icon: null });
});

it('NM-1 the width and the submenu icon of a nav menu are configurable', () => {
  const icon = { value: 'fas fa-caret-down', library: 'fa-solid' };
  const read = settings.parse({ full_width: 'stretch', submenu_icon: icon });
  expect(read.isFullWidth).toBe(true);
  expect(JSON.stringify(read.icon)).toContain('fa-caret-down');
});
