import { start, stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { unfold as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { plain, plugin, SHEET } from './testing/markup.ts';

const mask = () => find('.jet-unfold__mask, #cut');
const button = () => find('.jet-unfold__button, [data-widget] > button');
const quick = { unfoldDuration: 20, foldDuration: 20 };

const show = (html: string, dir = 'rtl') =>
  mountWidget(widget, `<main>${html}</main><p id="elsewhere">Elsewhere</p>`, {
    dir,
    lang: 'en',
    sheet: SHEET,
  });
const isAt = (height: number, isOpen: boolean) =>
  soon(() => expect([mask().offsetHeight, button().ariaExpanded]).toEqual([height, String(isOpen)]));

describe('content that is cut off by unfold', () => {
  it('UF-1 a click unfolds the content, the next click folds it, and each click fires the event for listings inside', async () => {
    const heights: string[] = [];
    const record = () => heights.push(`${mask().offsetHeight}`);
    const before = await show(plugin(quick));
    document.addEventListener('jet-engine/listing/recalculate-masonry', record);
    await isAt(50, false);
    expect(find('.jet-unfold__trigger').checkVisibility()).toBe(true);
    await userEvent.click(button());
    await isAt(300, true);
    expect(find('.jet-unfold').classList.contains('jet-unfold-state')).toBe(true);
    expect(button().textContent?.trim()).toBe('Hide');
    expect(button().querySelector('.fa-chevron-up')?.checkVisibility()).toBe(true);
    expect(button().querySelector('.fa-chevron-down')?.checkVisibility()).toBe(false);
    mask().querySelector('p')?.insertAdjacentHTML('afterend', '<p id="late">Later</p>');
    expect(mask().offsetHeight).toBe(330);
    find('#late').remove();
    await soon(() => expect(heights).toEqual(['300']));
    await userEvent.click(button());
    await isAt(50, false);
    await soon(() => expect(heights).toEqual(['300', '50']));
    document.removeEventListener('jet-engine/listing/recalculate-masonry', record);
    expect(button().textContent?.trim()).toBe('Read More');
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it.each(['rtl', 'ltr'])(
    'AY-1 Enter and Space unfold and fold the content, and a focus in the hidden part unfolds it: %s',
    async (dir) => {
      await show(plugin(quick), dir);
      button().focus();
      for (const [key, height] of [
        ['{Enter}', 300],
        [' ', 50],
      ] as const) {
        await userEvent.keyboard(key);
        await isAt(height, height === 300);
      }
      find('#link1').focus();
      await isAt(50, false);
      find('#link8').focus();
      await isAt(300, true);
      expect(mask().scrollTop).toBe(0);
    },
  );

  it('RT-9 unfold reserves the space of its button until it mounts', async () => {
    const sheet = `${SHEET} ${hostStyles} .jet-unfold__mask { block-size: 50px; overflow: clip }`;
    document.body.innerHTML = `<style>${sheet}</style><main>${plugin(quick)}</main><p id="elsewhere">Elsewhere</p>`;
    const top = () => find('#elsewhere').getBoundingClientRect().top;
    const before = top();
    start({ widgets: [widget] });
    await soon(() => expect(button().checkVisibility({ visibilityProperty: true })).toBe(true));
    expect(top()).toBe(before);
  });

  it('UF-1 folded content unfolds if the address leads into its hidden part', async () => {
    history.replaceState(null, '', '#link9');
    await show(plugin(quick));
    await isAt(300, true);
  });

  it('UF-1 unfold adds a button in the page’s language to plain markup', async () => {
    const before = await show(plain());
    await isAt(50, false);
    expect(button().textContent).toBe('Read more');
    await userEvent.click(button());
    await isAt(300, true);
    expect(button().textContent).toBe('Show less');
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });
});

describe('the folded height', () => {
  it.each([
    ['the height set on the element around it', {}, { mask_height: { unit: 'px', size: 120 } }, 120],
    ['a part of the window', {}, { mask_height: { unit: 'vh', size: 10 } }, window.innerHeight / 10],
    ['a part of the content', {}, { mask_height: { unit: '%', size: 20 } }, 60],
    ['the height of older releases', { height: { unit: 'px', size: 90 } }, {}, 90],
    ['the default for an empty height', {}, { mask_height: { unit: 'px', size: '' } }, 50],
    ['zero for a negative height', { mask_height: -10 }, {}, 0],
    ['the default for an invalid length', { mask_height: [] }, {}, 50],
  ])('UF-1 the height of folded content is %s', async (_what, settings, outer, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(plugin(settings, { outer }));
    await soon(() => expect(mask().getBoundingClientRect().height).toBeCloseTo(expected, 0));
  });

  it('UF-1 content that exceeds its folded height by less than 20 pixels has no button until it grows', async () => {
    await show(plugin({}, { lines: 2 }));
    expect([mask().offsetHeight, button().checkVisibility()]).toEqual([60, false]);
    find('.jet-unfold__content-inner').insertAdjacentHTML('beforeend', '<p>More</p>');
    await soon(() => expect(button().checkVisibility()).toBe(true));
    await isAt(50, false);
  });

  it('UF-1 content is initially unfolded if the host has the class jet-unfold-state', async () => {
    await show(plugin(quick, { isOpen: true }));
    await isAt(300, true);
    await userEvent.click(button());
    await isAt(50, false);
  });
});

describe('folding automatically', () => {
  it('UF-1 with hideOutsideClick, the content folds after a press outside it', async () => {
    await show(plugin({ ...quick, hideOutsideClick: 'true' }));
    await userEvent.click(button());
    await isAt(300, true);
    await userEvent.click(find('#link2'));
    await isAt(300, true);
    await userEvent.click(find('#elsewhere'));
    await isAt(50, false);
  });

  it('UF-1 with autoHide, the content folds once the focus has left it', async () => {
    await show(plugin({ ...quick, autoHide: 'true', autoHideTime: { size: 0.02 } }));
    button().focus();
    await userEvent.keyboard('{Enter}');
    await isAt(300, true);
    button().blur();
    await isAt(50, false);
  });

  it('UF-1 with foldScrolling, the page scrolls when the visitor folds the content, but not when it unfolds', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await show(plugin({ ...quick, foldScrolling: 'true', foldScrollOffset: { size: 10 } }));
    await userEvent.click(button());
    await isAt(300, true);
    expect(scrollTo).not.toHaveBeenCalled();
    await userEvent.click(button());
    await soon(() => expect(scrollTo).toHaveBeenCalledTimes(1));
  });
});

describe('hostile markup of unfold', () => {
  it('SEC-1 hostile icons and texts in attributes of unfold run no script', async () => {
    await show(plugin(quick));
    stop();
    for (const name of ['fold-icon', 'fold-text', 'unfold-icon'])
      button().setAttribute(`data-${name}`, markup.join(''));
    start({ widgets: [widget] });
    await isAt(50, false);
    await userEvent.click(button());
    await isAt(300, true);
    expect(button().querySelector('script, iframe, [onerror], [onload]')).toBeNull();
    expectUnharmed();
  });
});
