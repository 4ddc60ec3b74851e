/** Tests the originals' carousel libraries on one page with the carousel widgets: only one of them runs each carousel. */
import { start, stop } from '@iyim/runtime';
import jQuery from 'jquery';
import 'slick-carousel';
import Swiper, { Navigation } from 'swiper';
import { afterEach, expect, it, vi } from 'vitest';
import { all } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import { carousel, elementsCarousel } from '../bundle/catalogue.ts';
import { image, SHEET } from '../src/carousel/testing/markup.ts';
import { items } from '../src/elements-carousel/testing/markup.ts';

const $ = jQuery as (element: HTMLElement) => { slick(options: object): void };

const show = (html: string) => {
  document.body.innerHTML = `<style>${SHEET}</style><main>${html}</main>`;
  for (const host of all('[data-widget]')) host.dataset.widgetLoad = 'load';
};
const mounted = () =>
  soon(() => expect(all('[data-widget]').every((host) => host.dataset.widgetState === 'mounted')).toBe(true));
const swipers: Swiper[] = [];
const startSwiper = (frame: HTMLElement) => {
  const swiper = new Swiper(frame, { modules: [Navigation], loop: true, slidesPerView: 2, speed: 0 });
  swipers.push(swiper);
  return swiper;
};
const html = image({ slides_to_show: 2, infinite: 'yes', speed: 1 }, 4);

afterEach(() => {
  for (const swiper of swipers.splice(0)) swiper.destroy();
});

it('CR-1 a carousel that the original’s library has started is left alone, and this is logged once', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  show(html + html);
  const [swiper] = all('.swiper').map(startSwiper);
  const slides = all('.swiper-slide').length;
  start({ widgets: [carousel] });
  await mounted();
  await soon(() =>
    expect(info.mock.calls.filter(([text]) => String(text).includes('leaves alone'))).toHaveLength(1),
  );
  expect(document.querySelector('.iyim-carousel, [data-iyim-slot]')).toBeNull();
  swiper?.slideNext();
  expect(swiper?.realIndex).toBe(1);
  expect(all('.swiper-slide')).toHaveLength(slides);
});

it('CR-1 a carousel that the original’s library starts later is released, and no slide is copied twice', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  show(html);
  start({ widgets: [carousel] });
  await mounted();
  await soon(() => expect(document.querySelector('.iyim-carousel')).not.toBeNull());
  const [frame] = all('.swiper') as [HTMLElement];
  const swiper = startSwiper(frame);
  await soon(() => expect(document.querySelector('.iyim-carousel, [data-iyim-slot]')).toBeNull());
  const numbers = all('.swiper-slide').map(({ dataset }) => dataset.n);
  expect(numbers.filter((number) => number === '3')).toHaveLength(2);
  swiper.slideNext();
  const { x } = frame.getBoundingClientRect();
  await soon(() => {
    const first = all('.swiper-slide').find((slide) => Math.abs(slide.getBoundingClientRect().x - x) < 2);
    expect(first?.dataset.n).toBe('2');
  });
});

it('CR-3 a carousel that slick has started is left alone, and a carousel that slick starts later is released', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const slick = (list: HTMLElement) =>
    $(list).slick({ slidesToShow: 2, infinite: true, arrows: false, speed: 0 });
  show(items({ infinite: true }, { slides_to_show: '2' }, 4));
  const list = () => all('.elementor-slick-slider')[0] as HTMLElement;
  slick(list());
  const slides = all('.slick-slide').length;
  start({ widgets: [elementsCarousel] });
  await mounted();
  expect(document.querySelector('.iyim-carousel, [data-iyim-slot]')).toBeNull();
  expect(all('.slick-slide')).toHaveLength(slides);
  stop();
  show(items({ infinite: true }, { slides_to_show: '2' }, 4));
  start({ widgets: [elementsCarousel] });
  await mounted();
  await soon(() => expect(document.querySelector('.iyim-carousel')).not.toBeNull());
  slick(list());
  await soon(() => expect(document.querySelector('.iyim-carousel, [data-iyim-slot]')).toBeNull());
  await soon(() => expect(all('.slick-slide')).toHaveLength(slides));
  expect(all('.slick-cloned').filter((slide) => slide.hasAttribute('data-iyim-was'))).toEqual([]);
});
