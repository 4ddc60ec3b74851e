import { stop } from '@iyim/runtime';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { all, find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { horizontalTimeline as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { plain, plugin, SHEET } from './testing/markup.ts';

const scroller = () => find('.jet-hor-timeline-inner, ol');
const arrow = (side: string) => find(`.jet-${side}-arrow, .iyim-hor-timeline-${side}`);
const points = () => all('.jet-hor-timeline-item__point-content');
const rect = (element: Element) => element.getBoundingClientRect();
/** Index of the first visible entry, from 0. */
const first = () =>
  Math.round(
    Math.abs(scroller().scrollLeft) /
      rect(find('.jet-hor-timeline-list--middle > .jet-hor-timeline-item, li')).width,
  );
const ends = () => ['prev', 'next'].map((side) => arrow(side).ariaDisabled === 'true');

/** Mounts a timeline, by default with reduced motion, so that it scrolls instantly. */
async function show(html: string, { dir = 'rtl', isStill = true } = {}): Promise<string> {
  if (isStill) await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  return mountWidget(widget, html, {
    dir,
    lang: 'en',
    sheet: `body { inline-size: 600px } ${SHEET} ${hostStyles}`,
  });
}

describe('scrolling', () => {
  it.each(['rtl', 'ltr'])(
    'TL-1 a timeline’s arrows scroll by one entry, forward and back, in the direction of the text: %s',
    async (dir) => {
      const before = await show(plugin(), { dir });
      expect([first(), ends()]).toEqual([0, [true, false]]);
      arrow('next').click();
      await soon(() => expect([first(), ends()]).toEqual([1, [false, false]]));
      expect(Math.sign(scroller().scrollLeft)).toBe(dir === 'rtl' ? -1 : 1);
      arrow('next').click();
      await soon(() => expect([first(), ends()]).toEqual([2, [false, true]]));
      expect(arrow('next')).toHaveClass('jet-arrow-disabled');
      arrow('next').click();
      arrow('prev').click();
      await soon(() => expect([first(), ends()]).toEqual([1, [false, false]]));
      stop();
      scroller().scrollLeft = 0;
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('TL-1 each click on a timeline’s arrow during a scroll scrolls by one more entry', async () => {
    await show(plugin({ count: 8 }), { isStill: false });
    for (let press = 0; press < 3; press++) arrow('next').click();
    await soon(() => expect(first()).toBe(3));
  });

  it.each([
    ['of the page builder’s setting', plugin({ count: 8, settings: { slides_to_scroll: '2' } }), 2],
    ['that are visible, at most', plugin({ count: 8, settings: { slides_to_scroll: 5 } }), 3],
    [
      'of older releases’ setting',
      plugin({
        count: 8,
        rest: `data-widget="horizontal-timeline" data-timeline-settings='{"column":{"desktop":3,"tablet":3,"mobile":3},"slidesToScroll":{"desktop":2,"tablet":2,"mobile":2}}'`,
      }),
      2,
    ],
    [
      'of the default if the setting is not a number',
      plugin({ count: 8, settings: { slides_to_scroll: {} } }),
      1,
    ],
    [
      'of the default if the settings are not JSON',
      plugin({ count: 8 }).replace("data-settings='{}'", 'data-settings="{oops"'),
      1,
    ],
    ['of the minimal markup’s setting', plain({ slides_to_scroll: 2 }), 2],
  ])('TL-1 a timeline’s arrow scrolls by the number of entries %s', async (_, html, by) => {
    await show(html);
    await soon(() => expect(ends()[1]).toBe(false));
    arrow('next').click();
    await soon(() => expect(first()).toBe(by));
  });

  it.each([
    ['rtl', '{ArrowLeft}'],
    ['ltr', '{ArrowRight}'],
  ])('TL-1 scrolling a timeline with keys and touch updates its arrows: %s', async (dir, key) => {
    await show(plugin(), { dir });
    expect([scroller().tabIndex, scroller().role, scroller().ariaLabel]).toEqual([0, 'group', 'Timeline']);
    scroller().focus();
    await userEvent.keyboard(key);
    await soon(() => expect([first(), ends()]).toEqual([1, [false, false]]));
    scroller().scrollLeft = dir === 'rtl' ? -9999 : 9999;
    await soon(() => expect(ends()).toEqual([false, true]));
  });

  it('TL-1 the plugin’s arrows, which are not buttons, react to the keyboard', async () => {
    await show(plugin());
    expect([arrow('next').role, arrow('next').tabIndex, arrow('next').ariaLabel]).toEqual([
      'button',
      0,
      'Next',
    ]);
    arrow('next').focus();
    await userEvent.keyboard('{Enter} ');
    await soon(() => expect(first()).toBe(2));
  });

  it('TL-1 a timeline is not scrollable when all its entries are visible', async () => {
    await show(plugin({ count: 3 }));
    expect([scroller().hasAttribute('tabindex'), ends()]).toEqual([false, [true, true]]);
    stop();
    await show(plain({ columns: 2 }, 2));
    expect(all('button')).toEqual([]);
  });

  it('TL-1 a timeline with a scroll bar gets no arrows', async () => {
    await show(plugin({ hasArrows: false }));
    expect([all('button, .jet-arrow'), scroller().tabIndex]).toEqual([[], 0]);
  });
});

describe('an entry', () => {
  it('TL-1 the parts of a timeline’s entry, in three lists, share hover and focus styles', async () => {
    await show(plugin());
    const parts = all('[data-item-id="1a"]');
    await userEvent.hover(parts[2] as Element);
    await soon(() => expect(parts.map((part) => part.matches('.is-hover'))).toEqual([true, true, true]));
    await userEvent.hover(all('[data-item-id="0a"]')[0] as Element);
    await soon(() => expect(all('.is-hover')).toEqual(all('[data-item-id="0a"]')));
    find('[data-item-id="1a"] a').focus();
    await soon(() => expect(parts.every((part) => part.matches('.is-hover'))).toBe(true));
  });

  it('TL-1 a timeline’s entry is one list item for screen readers: its point, date and content', async () => {
    await show(plugin());
    const items = all('.jet-hor-timeline-list--middle[role=list] > [role=listitem]');
    const owned = items.map((item) =>
      (item.getAttribute('aria-owns') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(owned.slice(0, 2)).toEqual([
      ['2010', 'Year 0WordsMore'],
      ['2011', 'Year 1WordsMore'],
    ]);
    expect(find('.jet-hor-timeline__line').ariaHidden).toBe('true');
  });

  it('TL-1 a timeline’s entry omits a part that the server does not print', async () => {
    await show(plugin().replaceAll(/<div class="jet-hor-timeline-item__meta">\d+<\/div>/g, ''));
    expect(find('[aria-owns]').getAttribute('aria-owns')).not.toContain(' ');
    expect(all('.jet-hor-timeline-item:empty[id]')).toEqual([]);
  });
});

it.each(['rtl', 'ltr'])('TL-1 a timeline’s line joins the first point and the last: %s', async (dir) => {
  await show(plugin(), { dir });
  const centers = points().map((point) => rect(point).left + 20);
  const { left, right } = rect(find('.jet-hor-timeline__line'));
  expect(Math.abs(left - Math.min(...centers))).toBeLessThan(1);
  expect(Math.abs(right - Math.max(...centers))).toBeLessThan(1);
  expect(Math.abs(rect(arrow('next')).top - rect(points()[0] as Element).top - 20)).toBeLessThan(2);
});

it('TL-1 the timeline moves once beside the original’s script, and stop() restores that script’s handlers', async () => {
  const { $ } = await import('../../testing/section-scripts.ts');
  const bound: string[] = [];
  const bind = () => {
    $('.jet-arrow').on('click.jetHorTimeline', () => bound.push('arrow'));
    $('.jet-hor-timeline-item').on('mouseenter.jetHorTimeline', () => bound.push('hover'));
  };
  Object.assign(window, { jQuery: $ });
  await show(plugin());
  bind();
  arrow('next').click();
  await soon(() => expect(first()).toBe(1));
  await userEvent.hover(find('[data-item-id="1a"]'));
  expect(bound).toEqual([]);
  stop();
  arrow('next').click();
  expect(bound).toEqual(['arrow']);
});

it('TL-1 a timeline scrolls natively without the script', () => {
  document.body.innerHTML = `<style>body { inline-size: 600px } ${SHEET}</style><style>${hostStyles}</style>${plugin()}`;
  scroller().scrollLeft = document.documentElement.dir === 'rtl' ? -9999 : 9999;
  expect(first()).toBe(2);
});
