import { start } from '@iyim/runtime';
import { expect, it } from 'vitest';
import { all } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { slideshow as widget } from '../../bundle/catalogue.ts';
import { media, plain, SHEET, slider } from './testing/markup.ts';

/** Returns the accessible names of the page's slideshows. */
async function names(html: string): Promise<readonly (string | null)[]> {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<style>${SHEET}</style><main><h1>Pots</h1>${html}</main>`;
  for (const host of all('[data-widget]')) host.dataset.widgetLoad = 'load';
  start({ widgets: [widget] });
  const frames = () => all('.iyim-carousel:not(.elementor-thumbnails-swiper)');
  await soon(() => {
    expect(all('[data-widget]').every((host) => host.dataset.widgetState === 'mounted')).toBe(true);
    expect(frames().every((frame) => frame.hasAttribute('aria-label'))).toBe(true);
    expect(frames()).toHaveLength(all('[data-widget]').length);
  });
  return frames().map((frame) => frame.getAttribute('aria-label'));
}
const quiet = () => slider({ sliderAutoplay: false });
const unnamed = () => media().replaceAll('aria-label="Slides"', '');

it.each([
  ['the elements plugin', quiet],
  ['the media carousel', unnamed],
  ['plain lists', plain],
])(
  'CR-2 AY-1 the only slideshow of a page is named after its heading, without a number, in the markup of %s',
  async (_whose, html) => {
    expect(await names(html())).toEqual(['Pots']);
  },
);

it('CR-2 AY-1 slideshows under one heading are numbered', async () => {
  expect(await names(quiet() + quiet() + plain())).toEqual(['Pots', 'Pots 2', 'Pots 3']);
});

it.each([
  ['its host', quiet().replace('data-widget=', 'role="region" aria-label="This week" data-widget=')],
  ['a section around it', `<section aria-label="This week">${quiet()}</section>`],
  [
    'a region labelled by another element',
    `<p id="week">This week</p><div role="region" aria-labelledby="no week">${quiet()}</div>`,
  ],
  ['the heading in a section around it', `<section aria-label="Shop"><h2>This week</h2>${quiet()}</section>`],
])('CR-2 AY-1 a slideshow is named after %s instead of the page’s heading', async (_what, html) => {
  expect(await names(html)).toEqual(['This week']);
});
