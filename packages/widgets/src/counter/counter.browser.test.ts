import { start, stop } from '@iyim/runtime';
import { expect, it } from 'vitest';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { counter as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { builder, plain } from './testing/markup.ts';

const number = () => document.querySelector('[data-to-value]') as HTMLElement;
const drawn = () => getComputedStyle(number(), '::after').content.split(' / ')[0];
const ends = () => soon(() => expect(number().classList.contains('iyim-counting')).toBe(false));

const show = (html: string, { sheet = '', ...options }: Mounting = {}) =>
  mountWidget(widget, html, { lang: 'en', ...options, sheet: hostStyles + sheet });

it.each(['rtl', 'ltr'])(
  'CN-1 a counter counts once when it becomes visible, and its final number is in the text from the start: %s',
  async (dir) => {
    await show(builder({ from: '7', duration: '60' }), { dir, sheet: 'body { padding-block: 3000px }' });
    expect([number().textContent, drawn()]).toEqual(['1,234', '"7"']);
    const { width } = number().getBoundingClientRect();
    number().scrollIntoView();
    await soon(() => expect(drawn()).not.toBe('"7"'));
    expect(number().textContent).toBe('1,234');
    await ends();
    expect(number().getBoundingClientRect().width).toBe(width);
    window.scrollTo(0, 0);
    number().scrollIntoView();
    expect(number().classList.contains('iyim-counting')).toBe(false);
  },
);

it('CN-1 mounting a counter does not move the text after the number', async () => {
  document.body.innerHTML = `<style>${hostStyles}</style>${builder()}`;
  const suffix = () =>
    document.querySelector('.elementor-counter-number-suffix')?.getBoundingClientRect().left;
  const before = suffix();
  host().dataset.widgetLoad = 'load';
  start({ widgets: [widget] });
  await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
  expect(suffix()).toBeCloseTo(before ?? 0, 0);
});

it('CN-1 with reduced motion a counter shows the final number immediately', async () => {
  await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  await show(builder({ duration: '5000' }));
  expect([number().textContent, drawn()]).toEqual(['1,234', 'none']);
});

it('CN-1 a counter in minimal markup shows its number before mounting and after stop()', async () => {
  const before = plain();
  await show(before);
  await ends();
  expect(host().textContent).toBe('1,234 pots');
  stop();
  expect(host().textContent).toBe('1,234 pots');
});

it.each([
  ['98%', '98%'],
  ['10–20', '10–20'],
  ['', '0'],
])('CN-1 a counter finally shows the value %j as %j', async (to, shown) => {
  await show(builder({ to }));
  await ends();
  await soon(() => expect(number().textContent).toBe(shown));
});

it.each(markup)('CN-1 a hostile delimiter of a counter stays text: %s', async (html) => {
  await show(builder());
  number().dataset.delimiter = html;
  stop();
  start({ widgets: [widget] });
  await soon(() => expect(number().textContent).toBe(`1${html}234`));
});
