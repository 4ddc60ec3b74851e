import { stop } from '@iyim/runtime';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { accordion as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import definition from './Accordion.tsx';
import { IMAGES_SHEET, images } from './testing/markup.ts';

const items = () => [...document.querySelectorAll<HTMLElement>('.jet-image-accordion__item')];
const item = (index: number) => items()[index] as HTMLElement;
const actives = () => items().map((each) => each.classList.contains('active-accordion'));
const only = (index: number) => [0, 1, 2].map((each) => each === index);
const isActive = (index: number) => soon(() => expect(actives()).toEqual(only(index)));
const areWidths = (expected: readonly number[]) =>
  soon(() => {
    const widths = items().map((each) => each.getBoundingClientRect().width);
    const whole = widths.reduce((sum, width) => sum + width);
    expect(widths.map((width) => Math.round((100 * width) / whole))).toEqual(expected);
  });
const isShown = (index: number) =>
  soon(() => {
    const content = item(index).querySelector('.jet-image-accordion__content') as HTMLElement;
    expect(getComputedStyle(content).opacity).toBe('1');
  });

const show = async (settings?: object, options: Mounting = {}) => {
  const html = images(settings);
  const rest = '<p id="outside" style="block-size: 100px">Outside <button id="after">After</button></p>';
  const before = await mountWidget(widget, `<main>${html}${rest}</main>`, {
    lang: 'en',
    sheet: IMAGES_SHEET,
    ...options,
  });
  await userEvent.hover(find('#outside'));
  return before;
};
const tap = (target: Element) => {
  for (const type of ['pointerdown', 'pointerup', 'click'])
    target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true }));
};

describe('choosing a picture', () => {
  it.each(['rtl', 'ltr'])(
    'AX-2 a picture under the mouse takes half of the image accordion, and all are equal again when the mouse leaves, %s',
    async (dir) => {
      await show({}, { dir });
      await areWidths([33, 33, 33]);
      await userEvent.hover(item(1));
      await isActive(1);
      await areWidths([25, 50, 25]);
      await isShown(1);
      await userEvent.hover(find('#outside'));
      await isActive(-1);
      await areWidths([33, 33, 33]);
    },
  );

  it('AX-2 activeItem is the active picture until the visitor chooses another one', async () => {
    await show({ activeItem: 2, activeSize: { unit: '%', size: 80 } });
    await isActive(2);
    await areWidths([10, 10, 80]);
    await userEvent.hover(item(0));
    await isActive(0);
    await userEvent.hover(find('#outside'));
    await isActive(2);
  });

  it('AX-2 a tap makes a picture of the image accordion active, and a second tap makes it inactive', async () => {
    await show();
    tap(item(1));
    await isActive(1);
    tap(item(2));
    await isActive(2);
    tap(item(2));
    await isActive(-1);
  });

  it('AX-2 a tap cannot reach a link in the invisible text of an inactive picture', async () => {
    await show();
    const reached = () => {
      const { left, top } = find('#more2').getBoundingClientRect();
      return document.elementFromPoint(left + 3, top + 3)?.closest('a')?.id;
    };
    await isActive(-1);
    expect(reached()).toBeUndefined();
    tap(item(1));
    await soon(() => expect(reached()).toBe('more2'));
  });

  it('AX-2 a click by assistive technology makes a picture of the image accordion active, also if it is repeated', async () => {
    await show();
    item(1).click();
    await isActive(1);
    item(1).click();
    await isActive(1);
  });

  it('AX-2 a click on a link in an active picture of the image accordion follows the link', async () => {
    await show({ activeItem: 1 });
    await areWidths([25, 50, 25]);
    const followed: boolean[] = [];
    document.addEventListener(
      'click',
      (event) => {
        followed.push(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(find('#more2'));
    expect(followed).toEqual([true]);
  });
});

describe('keyboard', () => {
  it.each([
    ['rtl', 'ArrowLeft', 'ArrowRight'],
    ['ltr', 'ArrowRight', 'ArrowLeft'],
  ])(
    'AY-1 the pictures of an image accordion are tab stops, the one with the focus is active, and the arrow keys move, %s',
    async (dir, next, previous) => {
      await show({}, { dir });
      await userEvent.tab();
      await isActive(0);
      expect(document.activeElement).toBe(item(0));
      await userEvent.tab();
      expect(document.activeElement?.id).toBe('more1');
      await userEvent.tab();
      await isActive(1);
      await userEvent.keyboard(`{${next}}`);
      await isActive(2);
      await userEvent.keyboard(`{${next}}`);
      await isActive(0);
      await userEvent.keyboard(`{${previous}}{ArrowUp}{ArrowDown}`);
      await isActive(2);
      await userEvent.keyboard('{Home}');
      await isActive(0);
      await userEvent.keyboard('{End}');
      await isActive(2);
      await userEvent.tab();
      expect(document.activeElement?.id).toBe('after');
      await isActive(-1);
    },
  );

  it('AY-1 Escape makes the active picture inactive, and Enter and Space make it active again', async () => {
    await show();
    await userEvent.tab();
    await isActive(0);
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard('{Escape}');
      await isActive(-1);
      await userEvent.keyboard(key);
      await isActive(0);
    }
    expect(scrollY).toBe(0);
  });

  it('AX-2 the picture with the keyboard focus stays active when the mouse leaves the image accordion', async () => {
    await show();
    await userEvent.tab();
    await userEvent.hover(item(2));
    await isActive(2);
    await userEvent.hover(find('#outside'));
    await isActive(0);
  });

  it('AY-1 the pictures of an image accordion are a list, and its links are links, not tabs and buttons', async () => {
    await show();
    const roles = [...document.querySelectorAll('main [role]')].map((part) => part.getAttribute('role'));
    expect(roles).toEqual(['list', 'listitem', 'listitem', 'listitem']);
    expect(document.querySelectorAll('[aria-selected]')).toHaveLength(0);
  });
});

describe('pictures and motion', () => {
  it('AX-2 a loaded picture of the image accordion is visible, and its loading indicator is hidden', async () => {
    await show();
    await soon(() => expect(document.querySelectorAll('img.loaded')).toHaveLength(3));
    expect(find('.jet-image-accordion__item-loader').checkVisibility()).toBe(false);
  });

  it('AX-2 a picture of the image accordion that cannot be loaded hides its loading indicator', async () => {
    await mountWidget(widget, images({}, 'data:image/png,no'), { sheet: IMAGES_SHEET });
    await soon(() => expect(find('.jet-image-accordion__item-loader').checkVisibility()).toBe(false));
  });

  it('AX-2 the motion of the image accordion takes `duration`, and nothing moves with reduced motion', async () => {
    await show({ duration: 700 });
    expect(getComputedStyle(item(0)).transitionDuration).toBe('0.7s');
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await soon(() => expect(getComputedStyle(item(0)).transitionProperty).toBe('none'));
    await userEvent.hover(item(1));
    await isActive(1);
    expect(document.getAnimations()).toEqual([]);
  });

  it('AX-2 an image accordion without JetTabs’ style sheet lays its pictures out, in a column if orientation is horizontal', async () => {
    await mountWidget(
      widget,
      images({ orientation: 'horizontal' }).replace(/jet-image-accordion-v\S*/, ''),
      {},
    );
    expect(getComputedStyle(find('.jet-image-accordion__list')).flexDirection).toBe('column');
  });
});

describe('settings and markup', () => {
  it('AX-2 an image accordion has no active picture at first; the active one takes half, in 500 ms', () => {
    expect(definition.settings.parse({}).images).toEqual({
      isColumn: false,
      share: 50,
      first: -1,
      duration: 500,
    });
  });

  it.each([
    [{ activeSize: '', duration: null, activeItem: '' }],
    [{ activeSize: { size: -4, unit: '%' }, duration: 'soon', activeItem: [] }],
    [{ activeSize: { size: {} }, duration: {}, activeItem: {}, orientation: markup[0] }],
    [{ activeSize: { size: 1e9 }, duration: '1;}', activeItem: 'NaN', orientation: ['column'] }],
  ])('AX-2 an image accordion with the invalid settings %j uses the defaults', (raw) => {
    expect(definition.settings.parse(raw).images).toEqual(definition.settings.parse({}).images);
  });

  it.each([
    ['a share of 100 per cent', { activeSize: { size: 100 }, activeItem: 0 }, [100, 0, 0]],
    ['a missing active item', { activeItem: 99 }, [33, 33, 33]],
    ['a fractional active item', { activeItem: 0.5 }, [33, 33, 33]],
  ])('AX-2 the image accordion lays its pictures out with %s', async (_what, settings, widths) => {
    await show(settings);
    await areWidths(widths);
  });

  it('AX-2 a single picture fills the image accordion, whether it is active or not', async () => {
    await show();
    item(2).remove();
    item(1).remove();
    await soon(() => expect(item(0).style.flexGrow).toBe('1'));
    await userEvent.hover(item(0));
    await soon(() => expect(item(0).classList).toContain('active-accordion'));
    expect(item(0).style.flexGrow).toBe('1');
  });

  it('RT-32 changed settings of an image accordion take effect, and the chosen picture stays active', async () => {
    await show();
    item(1).click();
    await areWidths([25, 50, 25]);
    const host = find('[data-widget]');
    host.dataset.settings = '{"activeSize":{"size":60},"activeItem":0}';
    updateSettings(host);
    await areWidths([20, 60, 20]);
  });

  it('RT-26 an image accordion of an older JetTabs release, without roles, links and loaders, works', async () => {
    const html = images()
      .replace(/ role="\w+"| aria-selected="false"| tabindex="0"/g, '')
      .replace(/<a .*?<\/a>|<div class="jet-image-accordion__item-loader">.*?<\/div>/g, '');
    await mountWidget(widget, html, { sheet: IMAGES_SHEET });
    item(1).click();
    await isActive(1);
    expect(item(1).tabIndex).toBe(0);
  });

  it('SEC-1 markup in the texts and addresses of an image accordion does not run', async () => {
    const words = markup.join('').replaceAll('<', '&lt;');
    await mountWidget(widget, images().replace('Title 2', words), { sheet: IMAGES_SHEET });
    item(1).click();
    await isActive(1);
    expectUnharmed();
  });

  it('RT-18 stop() restores the image accordion’s server HTML', async () => {
    const before = document.createElement('body');
    before.innerHTML = await show({ activeItem: 1 });
    item(2).click();
    await isActive(2);
    stop();
    expect(document.body.isEqualNode(before)).toBe(true); // the order of attributes may differ, so the HTML text is not compared
    expect(actives()).toEqual(only(-1));
  });
});
