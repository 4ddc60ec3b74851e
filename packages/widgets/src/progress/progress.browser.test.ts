import { stop } from '@iyim/runtime';
import { expect, it } from 'vitest';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { progress as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import { builder, plain } from './testing/markup.ts';

const track = () => host().querySelector('[role=progressbar]') as HTMLElement;
const bar = () => host().querySelector('[data-max]') as HTMLElement;
const part = () => Math.round((bar().offsetWidth / track().offsetWidth) * 100);
/** Returns the clip path of the bar. */
const undrawn = () => getComputedStyle(bar()).clipPath;
/** The builder's style sheet for the bar, which animates its width. */
const SHEET =
  '.elementor-progress-bar { display: flex; justify-content: flex-end; width: 0; overflow: hidden; transition: width 1s ease-in-out }';

const show = (html: string, { sheet = '', ...options }: Mounting = {}) =>
  mountWidget(widget, html, { lang: 'en', ...options, sheet: SHEET + sheet });

it.each(['rtl', 'ltr'])(
  'CN-2 a progress bar grows from the inline start to its value once it is visible: %s',
  async (dir) => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(builder(), { dir, sheet: 'body { padding-block: 3000px }' });
    expect([part(), undrawn(), track().ariaValueNow]).toEqual([
      65,
      dir === 'rtl' ? 'inset(0px 0px 0px 100%)' : 'inset(0px 100% 0px 0px)',
      '65',
    ]);
    track().scrollIntoView();
    await soon(() => expect(undrawn()).toBe('none'));
    const side = dir === 'rtl' ? 'right' : 'left';
    expect(bar().getBoundingClientRect()[side]).toBe(track().getBoundingClientRect()[side]);
  },
);

it.each(['rtl', 'ltr'])('CN-2, RT-9 the text of a growing progress bar does not move: %s', async (dir) => {
  await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }] });
  await show(builder(), { dir });
  const words = host().querySelector('.elementor-progress-percentage') as HTMLElement;
  await soon(() => expect(bar().getAnimations()).toHaveLength(1));
  const [growth] = bar().getAnimations();
  growth?.pause();
  const places = [0, 500, 900].map((time) => {
    if (growth) growth.currentTime = time;
    return words.getBoundingClientRect().x;
  });
  expect(new Set(places).size).toBe(1);
  expect(undrawn()).toMatch(/^inset\(0px .*\d/);
  growth?.finish();
  await soon(() => expect([part(), undrawn()]).toEqual([65, 'none']));
});

it('CN-2 a progress bar grows only once, even if a panel hides it and shows it again', async () => {
  await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }] });
  await show(builder());
  await soon(() => expect(bar().getAnimations()).toHaveLength(1));
  bar().getAnimations()[0]?.finish();
  await soon(() => expect(bar().className).not.toContain('grows'));
  host().style.display = 'none';
  expect(track().offsetWidth).toBe(0);
  host().style.display = '';
  expect([part(), bar().getAnimations().length]).toEqual([65, 0]);
});

it('CN-2 a progress bar has its full length in print, even if it was not visible before', async () => {
  await show(builder(), { sheet: 'body { padding-block: 3000px }' });
  expect(undrawn()).not.toBe('none');
  await emulateMedia({ media: 'print' });
  expect([part(), undrawn()]).toEqual([65, 'none']);
});

it('AY-2, CN-2 the track of a progress bar has an outline with forced colours', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  await show(plain());
  expect(getComputedStyle(track()).outlineStyle).toBe('solid');
});

it('CN-2 a progress bar in plain markup is named by the text next to it', async () => {
  await show('<div data-widget="progress"><p>Glazed</p><div><div data-max="40">40%</div></div></div>');
  expect(track().ariaLabel).toBe('Glazed');
});

it('CN-2 a progress bar gets the attributes that older releases lack, and keeps those that the server prints', async () => {
  await show(builder('65', { aria: false }));
  const { ariaValueMin, ariaValueMax, ariaValueNow, ariaLabel } = track();
  expect([ariaValueMin, ariaValueMax, ariaValueNow, ariaLabel]).toEqual(['0', '100', '65', 'Skill, Clay']);
  stop();
  await show(builder());
  expect([track().ariaLabel, track().getAttribute('aria-valuetext')]).toEqual([null, '65% (Clay)']);
});

it.each([
  ['250', '100'],
  ['-3', '0'],
  ['much', '0'],
  ['85%', '85'],
  ['85,5', '85.5'],
  ['٨٥', '85'],
  ['1–2', '0'],
  ['', '0'],
])('CN-2 a progress bar with the printed value %j is at %s per cent', async (max, expected) => {
  await show(builder(max, { aria: false }));
  expect(track().ariaValueNow).toBe(expected);
});

it('CN-2 a progress bar in plain markup has the length of its value', async () => {
  await show(plain());
  await soon(() => expect(part()).toBe(40));
});
