import { start, stop } from '@iyim/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { image, media, nested, plain, SHEET } from './testing/markup.ts';
import { widget } from './widget.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const host = () => all('[data-widget]')[0] as HTMLElement;
const CONTROLS =
  '.elementor-swiper-button, .iyim-carousel-arrow, .iyim-carousel-play, .iyim-carousel-dots button';
const controls = () => all(CONTROLS).filter((control) => control.checkVisibility()).length;
const isMeasured = () => all('.iyim-carousel-list')[0]?.style.transform.startsWith('translate3d') === true;
const at = async (width: number) => {
  await page.viewport(width, 800);
  await soon(() => expect(innerWidth).toBe(width));
};

let errors: ReturnType<typeof vi.spyOn>;

async function show(html: string, dir = 'rtl'): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.body.innerHTML = `<style>${SHEET}</style><main>${html}</main>`;
  host().dataset.widgetLoad = 'load';
  start({ widgets: [widget] });
  await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
}

beforeEach(async () => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await at(1280);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const settings = { autoplay: 'yes', autoplay_speed: 500, speed: 1, pagination: 'bullets' };
it.each([
  ['image', () => image({ slides_to_show: '3', ...settings }, 3, { dir: 'rtl' })],
  ['media', () => media(settings, 3)],
  ['nested', () => nested({ slides_to_show: 3, ...settings }, 2)],
  ['plain', () => plain(settings, 3)],
] as const)(
  'CR-1 an autoplaying carousel of the kind %s has no control while all its slides fit, and has them at other widths',
  async (_kind, html) => {
    await show(html());
    await soon(() => expect(isMeasured()).toBe(true));
    await soon(() => expect(controls()).toBe(0));
    expect(all('[data-n][inert]')).toHaveLength(0);
    await at(400);
    await soon(() => expect(controls()).toBeGreaterThan(3));
    await soon(() => expect(all('[data-n][inert]').length).toBeGreaterThan(0));
    await at(1280);
    await soon(() => expect(controls()).toBe(0));
    expect(errors.mock.calls).toEqual([]);
    expect(host().dataset.widgetState).toBe('mounted');
  },
);

it.each([
  ['image', () => image({ slides_to_show: '3' }, 1, { dir: 'rtl' })],
  ['media', () => media({}, 1)],
] as const)(
  'CR-1 hides the arrows of a carousel with a single slide, of the kind %s',
  async (_kind, html) => {
    document.body.innerHTML = `<main>${html()}</main>`;
    host().dataset.widgetLoad = 'load';
    const server = host().outerHTML;
    await show(html());
    await soon(() => expect(controls()).toBe(0));
    stop();
    expect(host().outerHTML).toBe(server);
  },
);

it('CR-1 leaves arrow keys to the page while all slides fit', async () => {
  await show(media({ speed: 1 }, 3));
  await soon(() => expect(controls()).toBe(0));
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
  all('[data-n] a')[0]?.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});
