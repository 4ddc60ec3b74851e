import { start } from '@iyim/runtime';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { all, find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { carousel as widget } from '../../bundle/catalogue.ts';
import { media } from './testing/markup.ts';

/** Returns Swiper's style sheet as the page builder prints it. `frame` and `list` are values of `position`. */
const sheet = (frame: string, list: string) => `
  .around { position: relative; padding: 0 37.5px }
  .elementor-swiper { position: relative }
  .swiper-container { position: ${frame}; inline-size: 80%; margin: 0 auto; overflow: hidden; inset-inline-start: 0 }
  .elementor-widget { min-block-size: 150px }
  .swiper-wrapper { position: ${list}; display: flex; inline-size: 100%; box-sizing: content-box; z-index: 1 }
  .swiper-slide { position: relative; flex-shrink: 0; inline-size: 100%; block-size: 100px }`;

/** Number of visible slides and the gap between them in px, each with and without a loop. */
const LAYOUTS = [
  [1, 20],
  [3, 0],
  [3, 17],
].flatMap(([perView = 1, gap = 0]) => ['', 'yes'].map((loop) => ({ perView, gap, loop })));

/**
 * Returns, for each carousel, how far a visible slide is at most from where Swiper would place it, in px. `first` is the index of
 * the first visible slide.
 */
function offsets(first: number): readonly number[] {
  return all('.swiper-container').map((frame, index) => {
    const { perView, gap } = LAYOUTS[index] as (typeof LAYOUTS)[number];
    const isRtl = getComputedStyle(frame).direction === 'rtl';
    const box = frame.getBoundingClientRect();
    const width = (box.width - gap * (perView - 1)) / perView;
    const slides = [...frame.querySelectorAll('[data-n]')].slice(first, first + perView);
    return Math.max(
      ...slides.map((slide, at) => {
        const { left, right } = slide.getBoundingClientRect();
        return Math.abs((isRtl ? box.right - right : left - box.left) - at * (width + gap));
      }),
    );
  });
}
const areInPlace = (first: number) =>
  soon(() => {
    const far = offsets(first);
    expect(far).toHaveLength(LAYOUTS.length);
    expect(Math.max(...far), String(far)).toBeLessThanOrEqual(0.5);
  });

async function show(dir: string, css: string, settings: object = {}): Promise<void> {
  document.documentElement.dir = dir;
  const html = LAYOUTS.map(({ perView, gap, loop }) =>
    media(
      {
        speed: 1,
        loop,
        ...byDevice('slides_per_view', perView),
        ...byDevice('space_between', { unit: 'px', size: gap }),
        ...settings,
      },
      5,
      {
        old: true,
      },
    ),
  );
  document.body.innerHTML = `<style>${css}</style><main class="around">${html.join('')}</main>`;
  for (const host of all('[data-widget]')) host.dataset.widgetLoad = 'load';
  start({ widgets: [widget] });
  await soon(() => expect(all('.iyim-carousel-list')).toHaveLength(LAYOUTS.length));
}
const byDevice = (name: string, value: unknown) =>
  Object.fromEntries(['', '_laptop', '_tablet'].map((device) => [name + device, value]));
const next = () => {
  for (const arrow of all('.elementor-swiper-button-next')) arrow.click();
};
const at = async (width: number) => {
  await page.viewport(width, 800);
  await soon(() => expect(innerWidth).toBe(width));
};

beforeEach(() => at(1280));

const matrix = ['ltr', 'rtl'].flatMap((dir) =>
  ['static', 'relative', 'absolute'].flatMap((frame) =>
    ['static', 'relative', 'relative; transform: translate3d(0, 0, 0)'].map(
      (list) => [dir, frame, list] as const,
    ),
  ),
);

it.each(matrix)(
  'CR-1 RT-21 slides are where the page builder’s style sheet puts them: %s, frame %s, list %s',
  async (dir, frame, list) => {
    await show(dir, sheet(frame, list));
    await areInPlace(0);
    next();
    await areInPlace(1);
    await at(1003);
    await areInPlace(1);
    next();
    await areInPlace(2);
    await at(1280);
    await areInPlace(2);
  },
);

it.each(['center', 'flex-end', 'space-around'])(
  'CR-1 a carousel begins with its first slide in a list with justify-content %s',
  async (justified) => {
    await show('rtl', `${sheet('static', 'relative')} .swiper-wrapper { justify-content: ${justified} }`);
    await areInPlace(0);
    next();
    await areInPlace(1);
  },
);

it.each(['ltr', 'rtl'])(
  'CR-1 RT-21 slides are in place after the page’s style sheet arrives late, %s',
  async (dir) => {
    await show(dir, '.swiper-slide { block-size: 50px }');
    next();
    await areInPlace(1);
    find('body > style').textContent = sheet('static', 'relative; transform: translate3d(0, 0, 0)');
    await areInPlace(1);
    next();
    await areInPlace(2);
  },
);

it('CR-1 slides are in place in a carousel that mounted in a rotated and scaled box', async () => {
  const css = sheet('static', 'relative');
  await show('rtl', `${css} main { transform: rotate(20deg) scale(0.5) }`);
  await soon(() => expect(all('[data-n][inert]').length).toBeGreaterThan(0));
  next();
  await soon(() => expect(all('.swiper-slide-active[data-n="2"]')).toHaveLength(LAYOUTS.length));
  find('body > style').textContent = css;
  await soon(() => expect(Math.max(...offsets(1))).toBeLessThanOrEqual(2));
});

it.each([
  ['ltr', ''],
  ['ltr', 'yes'],
  ['rtl', ''],
  ['rtl', 'yes'],
])('CR-2 centered_slides accounts for the gap between slides: %s, loop "%s"', async (dir, loop) => {
  await show(dir, sheet('relative', 'relative'), { centered_slides: 'yes', loop });
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const inMiddle = (n: number) =>
    soon(() => {
      for (const frame of all('.swiper-container')) {
        const slide = frame.querySelector(`[data-n="${n}"]`) as Element;
        expect(Math.abs(middle(slide) - middle(frame))).toBeLessThanOrEqual(0.5);
      }
    });
  await inMiddle(1);
  next();
  await inMiddle(2);
});

it.each(['ltr', 'rtl'])(
  'CR-1 slides stay in place when a script or a focus scrolls the frame, %s',
  async (dir) => {
    await show(dir, sheet('static', 'relative'));
    await soon(() => expect(all('[data-n][inert]').length).toBeGreaterThan(0));
    for (const slide of all('[data-n="5"]')) slide.scrollIntoView({ inline: 'center' });
    await areInPlace(0);
    next();
    await areInPlace(1);
  },
);
