import { start, stop } from '@iyim/runtime';
import { expect, it, vi } from 'vitest';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { animatedText as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { EFFECTS } from './effects.ts';
import hostStyles from './host.css?inline';
import { plain, plugin, SHEET } from './testing/markup.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('.iyim-phrase[data-step]')].map(
    ({ textContent, dataset }) => `${textContent} ${dataset.step}`,
  );
const partsOf = (index: number) => [
  ...(document.querySelectorAll('.iyim-phrase')[index]?.querySelectorAll('.iyim-phrase-part') ?? []),
];
const readOut = () => {
  const copy = host().cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden=true], [style*="display: none"], button'))
    each.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim();
};

const show = (html: string, dir = 'rtl') =>
  mountWidget(widget, `<main>${html}</main>`, { dir, lang: 'en', sheet: hostStyles + SHEET });

it.each(EFFECTS)(
  'AT-1 the effect %s hides a phrase and shows the next one, and stop() restores the server HTML',
  async (effect) => {
    // A typed phrase is deleted letter by letter, so a short one would disappear between two polls.
    const before = await show(plugin({ effect, delay: 500 }, { phrases: ['first phrase', 'bc'] }));
    await soon(() => expect(seen()).toEqual(['first phrase out']));
    expect(find('.iyim-phrases').getAnimations({ subtree: true }).length).toBeGreaterThan(0);
    await soon(() => expect(seen()).toEqual(['bc in']));
    stop();
    expect(document.body.innerHTML).toBe(before);
  },
);

it.each(['rtl', 'ltr'])(
  'AT-1 an animated text keeps letters whole and in order, however the server split them (%s)',
  async (dir) => {
    await show(plugin({ delay: 60_000 }, { phrases: ['שָׁלוֹם 👩‍👩‍👧', 'أواني', 'a b'] }), dir);
    expect([0, 1, 2].map((index) => partsOf(index).map((part) => part.textContent))).toEqual([
      ['שָׁ', 'ל', 'וֹ', 'ם', '👩‍👩‍👧'],
      ['أواني'],
      ['a', 'b'],
    ]);
    const [first, second] = partsOf(0).map((part) => part.getBoundingClientRect().left);
    expect(Number(first) > Number(second)).toBe(true);
    const [a, b] = partsOf(2).map((part) => part.getBoundingClientRect().left);
    expect(Number(a) < Number(b)).toBe(true);
  },
);

it('AT-1 phrases that the server has split into words move word by word, but are typed letter by letter', async () => {
  await show(plugin({ effect: 'fx5' }, { isByWords: true }));
  expect(partsOf(1).map((part) => part.textContent)).toEqual(['big', 'jugs']);
  stop();
  await show(plugin({ effect: 'fx12', delay: 500 }, { isByWords: true }));
  expect(partsOf(1)).toHaveLength(7);
  await soon(() => expect(seen()).toEqual(['bowls out']));
  const [first, last] = [0, 4].map((index) => getComputedStyle(partsOf(0)[index] as Element).animationDelay);
  expect([first, last]).toEqual(['0.08s', '0s']);
});

it('AY-1 screen readers get an animated text as one sentence, and reduced motion shows the first phrase only', async () => {
  await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  await show(plugin({ delay: 500 }));
  expect([readOut(), seen(), find('.iyim-motion-toggle')]).toEqual([
    'We make bowls, big jugs by hand',
    ['bowls still'],
    null,
  ]);
});

it.each(['rtl', 'ltr'])(
  'RT-9 an animated text reserves the space of the widest phrase before and after mounting (%s)',
  async (dir) => {
    document.documentElement.dir = dir;
    document.body.innerHTML = `<style>${hostStyles}${SHEET}</style><main>${plugin({ effect: 'fx5', delay: 500 })}</main>`;
    const places = () =>
      ['.jet-animated-text__before-text', '.jet-animated-text__after-text', '.jet-animated-text'].map(
        (each) => {
          const { left, width, top, height } = find(each).getBoundingClientRect();
          return [left, width, top, height].map(Math.round);
        },
      );
    const before = places();
    host().dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    expect(places()).toEqual(before);
    await soon(() => expect(seen()).toEqual(['big jugs in']));
    expect(places()).toEqual(before);
  },
);

it('AY-1 the stop button of an animated text in a link is next to the link, not inside it', async () => {
  await show(plugin({ delay: 500 }, { tag: 'a' }));
  const button = find('.iyim-motion-toggle');
  expect(button.closest('a')).toBeNull();
  button.click();
  await soon(() => expect(button.getAttribute('aria-label')).toBe('Start the motion'));
  expect(seen()[0]).toContain('still');
});

it('RT-26 an animated text is left to the plugin’s script, and adoption finds it by its class', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  Object.assign(window, { elementorFrontend: {} });
  await show(plugin({}, { isInBuilder: true }));
  await soon(() => expect(logged).toHaveBeenCalledOnce());
  expect(find('.iyim-phrases')).toBeNull();
  stop();
  document.body.innerHTML = plugin({}).replace('data-widget="animated-text"', '');
  start({ widgets: [widget], config: { adopt: true } });
  await soon(() => expect(find('.jet-animated-text').dataset.widgetState).toBe('mounted'));
});

it('RT-3 an animated text with an unknown effect mounts, and the effect is reported in the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(plain({ effect: 'fx99' }));
  expect(readOut()).toBe('We make bowls, big jugs by hand');
  expect(logged).toHaveBeenCalled();
});
