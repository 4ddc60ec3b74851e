/** Checks each control that a widget adds, on a page with a hostile style sheet. */
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as menu from '../src/nav-menu/testing/markup.ts';
import { plugin as pricingTable } from '../src/pricing-table/testing/markup.ts';
import { problemsOfControls } from './controls.ts';
import { type Fixture, fixtures } from './fixtures.ts';
import hostile from './hostile.css?inline';
import { keepOnPage, showFixture } from './show-fixture.ts';

const { requestAnimationFrame: nextFrame } = window;
const frame = () => new Promise((resolve) => nextFrame(() => setTimeout(resolve)));

keepOnPage();

const show = (fixture: Fixture, dir: string): Promise<ReadonlySet<Element>> => {
  Object.assign(document.documentElement, { dir, lang: dir === 'rtl' ? 'he' : 'en' });
  const classes = `${dir === 'rtl' ? 'elementor' : 'content-box'} elementor-kit-7`;
  const html = `<style>${hostile}</style><main class="${classes}">${fixture.html()}</main><p>After</p>`;
  return showFixture(fixture, html);
};

/** Returns the faults at this window width, after all animations have ended. */
async function problemsAt(width: number, ofServer: ReadonlySet<Element>): Promise<string[]> {
  await page.viewport(width, 800);
  await frame();
  await frame();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  return problemsOfControls(ofServer);
}

const slides = (html: readonly string[], item: string) =>
  html.map((each) => `<div class="swiper-slide ${item}">${each}</div>`).join('');
const WORDS =
  'Words that begin at the edge and go on through the whole width of the slide, and some more after them';

/** Further states of widgets, with markup as page builders print it. */
const states: readonly Fixture[] = [
  ...(['none', 'dots', 'both'] as const).map((navigation): Fixture => {
    const settings = { slides_to_show: '1', navigation, autoplay: 'yes', infinite: 'yes', speed: 500 };
    return {
      widget: 'carousel',
      variant: `with autoplay, ${navigation}`,
      html: () => `<section style="background: #333a45; color: #fff"><div class="elementor-widget-image-carousel" data-widget="carousel" data-settings='${JSON.stringify(settings)}'>
        <div class="elementor-image-carousel-wrapper swiper" dir="${document.dir}"><div class="elementor-image-carousel swiper-wrapper">${slides([WORDS, 'Second', 'Third'], '')}</div><div class="swiper-pagination"></div></div></div></section>`,
      isReady: () => document.querySelector('.iyim-carousel-play') !== null,
    };
  }),
  {
    widget: 'elements-carousel',
    variant: 'of testimonials with autoplay',
    html: () => `<section style="background: #333a45; color: #fff"><div class="elementor-widget"><div class="jet-testimonials" data-widget="elements-carousel"><div class="jet-testimonials__instance elementor-slick-slider"
      data-settings='{"slidesToShow":1,"autoplay":true,"autoplaySpeed":5000,"infinite":true,"speed":500,"arrows":false,"dots":true}'>      <div class="jet-testimonials__item"><p class="jet-testimonials__comment"><span>${WORDS}</span></p></div><div class="jet-testimonials__item"><p>Second</p></div></div></div></div></section>`,
    isReady: () => document.querySelector('.iyim-carousel-play') !== null,
  },
  { widget: 'pricing-table', variant: 'with tooltips in its fold', html: () => pricingTable() },
  {
    widget: 'nav-menu',
    variant: 'below its toggle',
    html: () => `<style>${menu.SHEET}</style>${menu.builder({ shown: 'narrow' })}`,
    act: () => document.querySelector<HTMLElement>('.elementor-menu-toggle')?.click(),
    isDone: () => document.querySelector('.elementor-menu-toggle[aria-expanded=true]') !== null,
  },
];

describe.each(
  [...fixtures, ...states].map(
    (each) => [[each.widget, each.variant].filter(Boolean).join(' '), each] as const,
  ),
)('%s', (_name, fixture) => {
  it.each(['rtl', 'ltr'])(
    'AY-2 the controls that a widget adds are visible, can be clicked and cover nothing, whatever the page’s CSS (%s)',
    async (dir) => {
      const ofServer = await show(fixture, dir);
      expect(await problemsAt(1280, ofServer), 'on a desktop').toEqual([]);
      fixture.act?.();
      await vi.waitFor(() => expect(fixture.isDone?.() ?? true).toBe(true), 8000);
      expect(await problemsAt(390, ofServer), 'on a phone, after the visitor’s action').toEqual([]);
    },
  );
});
