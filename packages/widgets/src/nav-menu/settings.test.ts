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

it('NM-3 by default submenus open on hover, and the menu plugin’s menu is behind its toggle below 768 px', () => {
  expect(settings.parse({})).toMatchObject({
    isDropdown: false,
    opensByHover: true,
    linkOpens: true,
    breakpoint: 768,
    megaWidth: 'container',
    megaSelector: '',
  });
});

it('NM-3 all settings of the menu plugin’s menu are configurable, and unknown words count as the default', () => {
  const raw = {
    layout: 'dropdown',
    subEvent: 'click',
    subTrigger: 'submarker',
    breakpoint: '1024',
    megaWidthType: 'selector',
    megaWidthSelector: 'header',
  };
  expect(settings.parse(raw)).toMatchObject({
    isDropdown: true,
    opensByHover: false,
    linkOpens: false,
    breakpoint: 1024,
    megaWidth: 'selector',
    megaSelector: 'header',
  });
});
