import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { all, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { carousel as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { image, media, nested, plain, SHEET } from './testing/markup.ts';

const CONTROLS =
  '.elementor-swiper-button, .iyim-carousel-arrow, .iyim-carousel-play, .iyim-carousel-dots button';
const controls = () => all(CONTROLS).filter((control) => control.checkVisibility()).length;
const isMeasured = () => all('.iyim-carousel-list')[0]?.style.transform.startsWith('translate3d') === true;
const at = async (width: number) => {
  await page.viewport(width, 800);
  await soon(() => expect(innerWidth).toBe(width));
};

let errors: ReturnType<typeof vi.spyOn>;

const show = (html: string, dir = 'rtl') =>
  mountWidget(widget, `<main>${html}</main>`, { dir, sheet: SHEET });

beforeEach(async () => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await at(1280);
});

const settings = { autoplay: 'yes', autoplay_speed: 500, speed: 1, pagination: 'bullets' };
it.each([
  ['image', () => image({ slides_to_show: '3', ...settings }, 3, { dir: 'rtl' })],
  ['media', () => media(settings, 3)],
  ['nested', () => nested({ slides_to_show: 3, ...settings }, 2)],
  ['plain', () => plain(settings, 3)],
] as const)(
  'CR-1 an autoplaying %s carousel has no controls while all its slides fit, and has controls at other widths',
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
] as const)('CR-1 a %s carousel with a single slide hides its arrows', async (_kind, html) => {
  document.body.innerHTML = `<main>${html()}</main>`;
  host().dataset.widgetLoad = 'load';
  const server = host().outerHTML;
  await show(html());
  await soon(() => expect(controls()).toBe(0));
  stop();
  expect(host().outerHTML).toBe(server);
});

it('CR-1 a carousel leaves arrow keys to the page while all its slides fit', async () => {
  await show(media({ speed: 1 }, 3));
  await soon(() => expect(controls()).toBe(0));
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
  all('[data-n] a')[0]?.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});

describe('an endless carousel whose slides all fit', () => {
  const endless = { slides_to_show: 3, infinite: 'yes', loop: 'yes', speed: 1 };
  /** Returns the numbers of the visible slides as one string, from right to left. */
  const seen = () => {
    const frame = all('.iyim-carousel')[0] as HTMLElement;
    const { left, right } = frame.getBoundingClientRect();
    const boxes = all('.iyim-carousel-list > *').map(
      (slide) => [slide, slide.getBoundingClientRect()] as const,
    );
    return boxes
      .filter(([, box]) => box.left >= left - 1 && box.right <= right + 1)
      .sort(([, one], [, other]) => other.left - one.left)
      .map(([slide]) => slide.textContent?.replace(/\D/g, ''))
      .join('');
  };
  const press = (side: string) => all(`.elementor-swiper-button-${side}, .iyim-carousel-${side}`)[0]?.click();

  it.each([
    ['image', () => image({ ...endless, pagination: 'bullets' }, 3, { dir: 'rtl' })],
    ['plain', () => plain({ ...endless, pagination: 'bullets' }, 3)],
  ] as const)(
    'CR-1 an endless %s carousel whose slides all fit continues with copies, and stop() restores the server HTML',
    async (_kind, html) => {
      document.body.innerHTML = `<main>${html()}</main>`;
      host().dataset.widgetLoad = 'load';
      const server = host().outerHTML;
      await show(html());
      await soon(() => expect(seen()).toBe('123'));
      await soon(() => expect(all('.iyim-carousel-dots button')).toHaveLength(3));
      for (const expected of ['231', '312', '123', '231']) {
        press('next');
        await soon(() => expect(seen()).toBe(expected));
      }
      press('prev');
      press('prev');
      await soon(() => expect(seen()).toBe('312'));
      all('.iyim-carousel-dots button')[1]?.click();
      await soon(() => expect(seen()).toBe('231'));
      await soon(() =>
        expect(all('.iyim-carousel-dots button').map((dot) => dot.getAttribute('aria-current'))).toEqual([
          null,
          'true',
          null,
        ]),
      );
      expect(all('[data-n][inert]')).toHaveLength(0);
      expect(all('.swiper-slide-duplicate')).toHaveLength(3);
      expect(
        all(
          '.swiper-slide-duplicate:not([aria-hidden=true]), .swiper-slide-duplicate a:not([tabindex="-1"])',
        ),
      ).toEqual([]);
      stop();
      expect(host().outerHTML).toBe(server);
    },
  );

  it('CR-1 an endless autoplaying carousel moves while all slides fit, and has no copies when fewer fit', async () => {
    await show(image({ ...endless, autoplay: 'yes', autoplay_speed: 500 }, 3, { dir: 'rtl' }));
    await soon(() => expect(seen()).toBe('231'));
    await soon(() => expect(seen()).toBe('312'));
    await at(400);
    await soon(() => expect(all('.swiper-slide-duplicate')).toHaveLength(0));
    await soon(() => expect(seen()).toHaveLength(1));
    await at(1280);
    await soon(() => expect(seen()).toHaveLength(3));
  });

  it('CR-1 an endless carousel with widgets in its slides has no copies and no controls', async () => {
    await show(nested(endless, 3));
    await soon(() => expect(isMeasured()).toBe(true));
    await soon(() => expect(controls()).toBe(0));
    expect(all('.swiper-slide-duplicate')).toHaveLength(0);
  });
});
