import { expect, it } from 'vitest';
import definition from './MegaMenu.tsx';

const { settings } = definition;

it('MM-1 a mega menu defaults to full-width panels that open on hover, and is folded on tablets', () => {
  expect(settings.parse({})).toEqual({
    opensByHover: true,
    isDropdown: false,
    align: null,
    breakpoint: 'tablet',
    animation: '',
  });
  expect(settings.parse({ content_width: 'fit_to_content' }).align).toBe('center');
});

it('MM-1 all settings of a mega menu are configurable', () => {
  const raw = {
    open_on: 'click',
    item_layout: 'dropdown',
    content_width: 'fit_to_content',
    content_horizontal_position: 'left',
    breakpoint_selector: 'none',
    open_animation: 'fadeIn',
  };
  expect(settings.parse(raw)).toEqual({
    opensByHover: false,
    isDropdown: true,
    align: 'left',
    breakpoint: 'none',
    animation: 'fadeIn',
  });
});
