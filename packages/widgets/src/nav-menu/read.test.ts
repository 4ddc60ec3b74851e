import { afterEach, describe, expect, it } from 'vitest';
import { find } from '../../../runtime/src/testing/find.ts';
import { findItems, isInitialised, readNavMenu } from './read.ts';
import { blocks, mega } from './testing/jet-markup.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
  return readNavMenu(find('[data-widget]'));
};
/** Returns the names of the items with the names of the items in their submenus. */
const itemsOf = ({ main, kind }: ReturnType<typeof readNavMenu>) => {
  const items = main ? findItems(main.list, kind) : [];
  return Object.fromEntries(
    items.map(({ control, submenu }) => [
      control.textContent?.trim(),
      submenu && items.filter(({ element }) => submenu.contains(element)).length,
    ]),
  );
};

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'JetBlocksNavPageTransitionGuard');
});

describe('the blocks plugin’s menu', () => {
  it('NM-2 the blocks plugin’s menu is read with its toggle, its items and its submenus of any depth', () => {
    const input = show(blocks());
    expect(input.kind).toBe('blocks');
    expect(input.toggle).toBe(find('.jet-nav__mobile-trigger'));
    expect(input.isToggleNamed).toBe(false);
    expect(input.main?.list).toBe(find('.jet-nav'));
    expect(input.dropdown).toBeNull();
    expect(itemsOf(input)).toEqual({
      Home: null,
      Shop: 3,
      Mugs: null,
      Bowls: 1,
      Deep: null,
      More: 1,
      About: null,
    });
    expect(input.single).toMatchObject({
      device: 'mobile',
      isSide: false,
      isFullWidth: false,
      isVertical: false,
    });
  });

  it.each([
    [{ layout: 'vertical', sub: 'left-side' } as const, { isVertical: true, side: 'left' }],
    [{ layout: 'vertical', sub: 'right-side' } as const, { isVertical: true, side: undefined }],
    [{ mobile: 'left-side' } as const, { isSide: true }],
    [{ mobile: 'right-side' } as const, { isSide: true }],
    [{ mobile: 'full-width' } as const, { isFullWidth: true, isSide: false }],
    [{ mobile: null } as const, { toggle: null, device: undefined }],
    [
      { device: 'custom', attributes: 'data-mobile-trigger-custom="900"' },
      { device: 'custom', width: 900 },
    ],
    [
      { device: 'custom', attributes: 'data-mobile-trigger-custom="wide"' },
      { device: 'custom', width: 0 },
    ],
  ])('NM-2 the blocks plugin’s menu is read in the layout %o', (options, expected) => {
    expect(show(blocks(options)).single).toMatchObject(expected);
  });

  it('NM-2 the close button of the blocks plugin’s side menu is read, and is not an item', () => {
    const input = show(blocks({ mobile: 'left-side' }));
    expect(input.single?.close).toBe(find('.jet-nav__mobile-close-btn'));
    expect(Object.keys(itemsOf(input))).toHaveLength(7);
  });

  it('NM-2 the host may be the builder’s element around the blocks plugin’s menu', () => {
    document.body.innerHTML = blocks();
    expect(readNavMenu(find('.elementor-widget-jet-nav-menu')).single?.around).toBe(find('.jet-nav-wrap'));
  });

  it('NM-2 items without a link are ignored, and a menu without a list is not enhanced', () => {
    const input = show(blocks().replace('<a href="#home"', '<b'));
    expect(itemsOf(input)).not.toHaveProperty('Home');
    expect(() => show('<nav class="jet-nav-wrap" data-widget="nav-menu"></nav>')).toThrow('found none');
  });

  it('NM-2 a menu beside a script whose listeners cannot be removed counts as initialised', () => {
    const input = show(blocks());
    expect(isInitialised(document.body, input)).toBe(false);
    Object.assign(window, { JetBlocksNavPageTransitionGuard: true });
    expect(isInitialised(document.body, input)).toBe(true);
  });
});

describe('the menu plugin’s menu', () => {
  it('NM-3 the menu plugin’s menu is read with submenus and mega submenus, without the item for items that do not fit', () => {
    const input = show(mega());
    expect(input.kind).toBe('mega');
    expect(input.isToggleNamed).toBe(true);
    expect(input.single).toMatchObject({ isRolledUp: true, isSide: false, isFullWidth: false, close: null });
    expect(itemsOf(input)).toEqual({
      Kitchen: 0,
      Home: null,
      Shop: 3,
      Mugs: null,
      Bowls: 1,
      Deep: null,
      More: 1,
      About: null,
    });
    const [kitchen, , shop] = input.main ? findItems(input.main.list, 'mega') : [];
    expect(kitchen).toMatchObject({ isMega: true, row: find('#jet-mega-menu-item-Kitchen > div') });
    expect(shop?.isMega).toBe(false);
    expect(shop?.misnamed).toEqual([
      find('#jet-mega-menu-item-Shop > div'),
      find('#jet-mega-menu-item-Shop > div > .jet-mega-menu-item__dropdown'),
    ]);
  });

  it('NM-3 items of another menu in a mega submenu belong to that menu', () => {
    const input = show(mega({ content: mega({ content: '' }).replaceAll('data-widget', 'data-x') }));
    expect(input.main && findItems(input.main.list, 'mega')).toHaveLength(8);
  });

  it.each([
    ['the blocks plugin', blocks()],
    [
      'the page builder',
      '<div class="elementor-widget-nav-menu" data-widget="nav-menu"><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li><a href="#a">A</a></li></ul></nav></div>',
    ],
  ])('NM-3 a menu of %s in a mega submenu is not taken for the menu around it', (_, content) => {
    const input = show(mega({ content }));
    expect(input.kind).toBe('mega');
    expect(input.main?.list).toBe(find('.jet-mega-menu-list'));
    document.body.innerHTML = mega({ content });
    expect(readNavMenu(find('.elementor-widget-jet-mega-menu')).kind).toBe('mega');
  });

  it('NM-3 a menu that the menu plugin’s script has initialised is recognised by its class', () => {
    const input = show(mega());
    expect(isInitialised(document.body, input)).toBe(false);
    find('.jet-mega-menu').classList.add('jet-mega-menu--inited');
    expect(isInitialised(document.body, input)).toBe(true);
  });
});
