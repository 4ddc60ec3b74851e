import { choice, defineSettings, icon, number, text } from '@iyim/runtime/widget';

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
    subEvent: choice(
      ['hover', 'click'],
      'hover',
      'Mouse action that opens a submenu over the page: hovering over its item (`hover`) or a click (`click`).',
    ),
    subTrigger: choice(
      ['item', 'submarker'],
      'item',
      'With `subEvent: click`, and by touch, the part of an item that opens its submenu: the whole item (`item`), or everything but its link (`submarker`).',
    ),
    breakpoint: number(
      768,
      'In JetMenu’s markup, the width of the window below which the menu is behind its toggle, in px.',
      { min: 0 },
    ),
    megaWidthType: choice(
      ['container', 'items', 'selector'],
      'container',
      'In JetMenu’s markup, the width of a mega submenu: the width of the menu (`container`), of its items (`items`), or of the element that `megaWidthSelector` finds (`selector`).',
    ),
    megaWidthSelector: text(
      '',
      'Selector of the element that is as wide as a mega submenu, with `megaWidthType: selector`. If it finds nothing, the menu is used.',
    ),
  },
  (raw) => ({
    isVertical: raw.layout === 'vertical',
    isDropdown: raw.layout === 'dropdown',
    isFullWidth: raw.full_width === 'stretch',
    icon: raw.submenu_icon,
    opensByHover: raw.subEvent === 'hover',
    linkOpens: raw.subTrigger === 'item',
    breakpoint: raw.breakpoint,
    megaWidth: raw.megaWidthType,
    megaSelector: raw.megaWidthSelector,
  }),
  { isTolerant: true },
);

export type NavMenuSettings = ReturnType<typeof settings.parse>;
