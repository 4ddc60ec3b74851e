import { stop } from '@iyim/runtime';
import { describe, expect, it } from 'vitest';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { all, find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { timeline as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { plain, plugin, SHEET } from './testing/markup.ts';

const classesOf = (name: string) => all('.jet-timeline-item, li').map((item) => item.matches(`.${name}`));
const cardsSeen = () => all('.timeline-item__card').map((card) => getComputedStyle(card).opacity === '1');
const rect = (element: Element) => element.getBoundingClientRect();
const middle = (element: Element) => rect(element).top + rect(element).height / 2;
/** Returns the filled height of the line in pixels. */
const filled = () => rect(find('.iyim-timeline-progress')).height;

/** Mounts the widget with a window's height of space above and below it. */
const show = (html: string, { dir = 'rtl', sheet = '' } = {}) =>
  mountWidget(widget, html, {
    dir,
    lang: 'en',
    sheet: `body { margin: 0; padding-block: 100vh } ${SHEET} ${sheet}`,
  });

/** Scrolls a box, by default the window, until an element's top is at the fraction `part` of the box's height. */
function scrollTill(element: Element, part: number, box: Element | null = null): void {
  const { top, height } = box ? rect(box) : { top: 0, height: innerHeight };
  (box ?? document.documentElement).scrollBy(0, rect(element).top - top - height * part);
}

describe('entries of a timeline', () => {
  it('TL-1 timeline entries are active while their point is above the middle of the window', async () => {
    const before = await show(plugin());
    const points = all('.timeline-item__point');
    expect(classesOf('is--active')).toEqual([false, false, false, false]);
    scrollTill(points[1] as Element, 0.45);
    await soon(() => expect(classesOf('is--active')).toEqual([true, true, false, false]));
    scrollTo(0, document.documentElement.scrollHeight);
    await soon(() => expect(classesOf('is--active')).toEqual([true, true, true, true]));
    scrollTill(points[1] as Element, 0.6);
    await soon(() => expect(classesOf('is--active')).toEqual([true, false, false, false]));
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('TL-1 timeline entries are shown once they are above 90 % of the window’s height, and stay shown', async () => {
    await show(plugin());
    expect(cardsSeen()).toEqual([false, false, false, false]);
    scrollTill(all('.jet-timeline-item')[1] as Element, 0.85);
    await soon(() => expect(cardsSeen()).toEqual([true, true, false, false]));
    scrollTo(0, 0);
    await soon(() => expect(classesOf('is--active')).toEqual([false, false, false, false]));
    expect(classesOf('is--show')).toEqual([true, true, false, false]);
  });

  it('TL-1 animated timeline entries are all shown to visitors who prefer reduced motion, and other entries get no class', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(plugin());
    expect(cardsSeen()).toEqual([true, true, true, true]);
    stop();
    await show(plugin({ isAnimated: false }));
    expect(classesOf('is--show')).toEqual([false, false, false, false]);
  });

  it('TL-1 timeline entries in a box that scrolls, such as a popup, are activated by the scroll position of the box', async () => {
    await show(
      `<div id="box" style="block-size: 400px; overflow: auto"><div style="block-size: 400px"></div>${plugin()}<div style="block-size: 900px"></div></div>`,
    );
    find('#box').scrollIntoView();
    scrollTill(all('.timeline-item__point')[2] as Element, 0.45, find('#box'));
    await soon(() => expect(classesOf('is--active')).toEqual([true, true, true, false]));
    expect(classesOf('is--show')).toEqual([true, true, true, false]);
    find('#box').scrollTop = 0;
    await soon(() => expect(classesOf('is--active')).toEqual([false, false, false, false]));
  });
});

describe('the line of a timeline', () => {
  it.each(['rtl', 'ltr'])(
    'TL-1 the line of a timeline extends from the first point to the last, behind the points: %s',
    async (dir) => {
      await show(plain(), { dir, sheet: hostStyles });
      const line = find('.iyim-timeline-line');
      const items = all('li');
      const isPlaced = () => {
        expect(Math.abs(rect(line).top - 8 - rect(items[0] as Element).top)).toBeLessThan(1);
        expect(Math.abs(rect(line).bottom - 8 - rect(items[2] as Element).top)).toBeLessThan(1);
      };
      await soon(isPlaced);
      const side = dir === 'rtl' ? 'right' : 'left';
      expect(Math.abs(rect(line)[side] - rect(host())[side])).toBe(7);
      (items[0] as HTMLElement).style.blockSize = '300px';
      await soon(isPlaced);
    },
  );

  it('TL-1 the line of a timeline is filled down to the middle of the window', async () => {
    await show(plugin());
    const line = find('.jet-timeline__line');
    const points = all('.timeline-item__point');
    const [first, third] = [points[0] as Element, points[2] as Element];
    expect(Math.abs(rect(line).top - middle(first))).toBeLessThan(1);
    await soon(() => expect(filled()).toBe(0));
    scrollTill(third, 0.5);
    await soon(() => expect(Math.abs(rect(line).top + filled() - innerHeight / 2)).toBeLessThan(2));
    scrollTo(0, document.documentElement.scrollHeight);
    await soon(() => expect(Math.abs(filled() - rect(line).height)).toBeLessThan(1));
  });

  it.each([
    ['for visitors who prefer reduced motion', '', true],
    ['in a box that clips it', '.jet-elements { overflow: hidden }', false],
  ])('TL-1 the line of a timeline is filled from point to point %s', async (_, sheet, isStill) => {
    if (isStill) await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(plugin(), { sheet });
    const third = all('.timeline-item__point')[2] as Element;
    scrollTill(third, 0.3);
    await soon(() =>
      expect(Math.abs(rect(find('.jet-timeline__line')).top + filled() - middle(third))).toBeLessThan(1),
    );
  });

  it('TL-1 a timeline’s line is hidden from screen readers, and its entries are a list', async () => {
    await show(plugin());
    expect(find('.jet-timeline__line').ariaHidden).toBe('true');
    expect(find('.jet-timeline-list').role).toBe('list');
    expect(all('.jet-timeline-list > [role=listitem]')).toHaveLength(4);
    stop();
    await show(plain());
    expect(all('[role]')).toEqual([]);
  });

  it('TL-1 the line of a timeline with one entry has no length, and entries without points get a line', async () => {
    await show(plugin({ count: 1 }));
    await soon(() => expect(rect(find('.jet-timeline__line')).height).toBe(0));
    stop();
    await show(plugin({ count: 2 }).replaceAll(/<div class="timeline-item__point">.*?<\/div><\/div>/g, ''));
    expect(rect(find('.jet-timeline__line')).height).toBeGreaterThan(300);
  });
});

describe('a timeline without the script', () => {
  it('TL-1 a timeline’s cards are shown if the widget has failed, and to visitors who prefer reduced motion', async () => {
    document.body.innerHTML = `<style>${SHEET}</style><style>${hostStyles}</style>${plugin()}`;
    expect(cardsSeen()).toEqual([false, false, false, false]);
    host().dataset.widgetState = 'failed';
    expect(cardsSeen()).toEqual([true, true, true, true]);
    host().removeAttribute('data-widget-state');
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    expect(cardsSeen()).toEqual([true, true, true, true]);
  });

  it('TL-1 a timeline’s cards are shown by an animation if the script never loads', () => {
    document.body.innerHTML = `<style>${SHEET}</style><style>${hostStyles}</style>${plugin()}`;
    for (const card of all('.timeline-item__card')) for (const each of card.getAnimations()) each.finish();
    expect(cardsSeen()).toEqual([true, true, true, true]);
  });
});
