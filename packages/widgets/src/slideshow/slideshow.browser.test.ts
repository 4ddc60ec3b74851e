import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { all, find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { slideshow as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import definition from './Slideshow.tsx';
import { media, plain, SHEET, slider } from './testing/markup.ts';

const MAIN = '.elementor-main-swiper, .slider-pro, [data-widget]:not(:has(.swiper, .slider-pro))';
/** Returns the numbers of the slides or thumbnails that are completely inside their frame. */
const seenIn = (selector: string) => {
  const frame = find(selector);
  const { x, right } = frame.getBoundingClientRect();
  return all('[data-n]')
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      return frame.contains(slide) && box.x >= x - 2 && box.right <= right + 2;
    })
    .map(({ dataset }) => Number(dataset.n));
};
const shows = (slide: number) => soon(() => expect(seenIn(MAIN)).toEqual([slide]));
const thumbnails = () => all('.elementor-thumbnails-swiper [data-n], .iyim-slideshow-thumbnails button');
const marked = () =>
  thumbnails().flatMap((one, index) => (one.getAttribute('aria-current') === 'true' ? [index + 1] : []));

const show = (html: string, dir = 'ltr') =>
  mountWidget(widget, `<main><h1>Pots</h1>${html}</main>`, { dir, sheet: SHEET });

beforeEach(() => page.viewport(1280, 900));

const kinds = [
  ['media', () => media({ speed: 1 })],
  ['slider', () => slider({ slideDuration: 1, sliderAutoplay: false })],
  ['plain', () => plain()],
] as const;

describe.each(kinds)('a slideshow of kind %s', (_kind, html) => {
  it('CR-2 a slideshow’s thumbnails lead to their slides, the current one is highlighted, and stop() restores the server HTML', async () => {
    document.body.innerHTML = html();
    host().dataset.widgetLoad = 'load';
    const server = host().outerHTML;
    await show(html());
    await shows(1);
    expect(marked()).toEqual([1]);
    await userEvent.click(thumbnails()[2] as HTMLElement);
    await shows(3);
    await soon(() => expect(marked()).toEqual([3]));
    await userEvent.click(find('.elementor-swiper-button-next, .iyim-carousel-next'));
    await shows(4);
    await soon(() => expect(marked()).toEqual([4]));
    thumbnails()[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await shows(2);
    stop();
    expect(host().outerHTML).toBe(server);
  });

  it.each(['rtl', 'ltr'])('AY-1 a slideshow has no accessibility violation, %s', async (dir) => {
    await show(html(), dir);
    await soon(() => expect(marked()).toEqual([1]));
    await soon(() => expect(all('[inert]').length).toBeGreaterThan(0));
    const { violations } = await axe.run(find('main'));
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('the media carousel as a slideshow', () => {
  it('CR-2 a media slideshow shows 5 thumbnails, 4 on tablets and 3 on phones, and keeps the current one in view', async () => {
    await show(media({ speed: 1 }));
    const thumbs = '.elementor-thumbnails-swiper';
    await soon(() => expect(seenIn(thumbs)).toEqual([1, 2, 3, 4, 5]));
    await page.viewport(900, 800);
    await soon(() => expect(seenIn(thumbs)).toHaveLength(4));
    await page.viewport(400, 800);
    await soon(() => expect(seenIn(thumbs)).toHaveLength(3));
    for (let moves = 0; moves < 4; moves += 1) find('.elementor-swiper-button-next').click();
    await shows(5);
    await soon(() => expect(seenIn(thumbs)).toContain(5));
    expect(find(thumbs).getAttribute('aria-label')).toBe('Thumbnails');
  });
});

describe.each(['ltr', 'rtl'])('thumbnails of the media carousel, %s', (dir) => {
  it('CR-2 centered_slides keeps the current thumbnail in the middle, and is off by default', async () => {
    const offset = (n: number) => {
      const rail = find('.elementor-thumbnails-swiper').getBoundingClientRect();
      const one = find(`.elementor-thumbnails-swiper [data-n="${n}"]`).getBoundingClientRect();
      return Math.round(Math.abs(one.x + one.width / 2 - rail.x - rail.width / 2));
    };
    await show(media({ speed: 1 }), dir);
    await soon(() => expect(offset(1)).toBe(512));
    stop();
    await show(media({ speed: 1, centered_slides: 'yes' }), dir);
    await soon(() => expect(offset(1)).toBe(0));
    find('.elementor-swiper-button-next').click();
    await soon(() => expect(offset(2)).toBe(0));
  });
});

it('CR-2 lazyload loads the visible picture and one neighbour on each side; without it, all pictures load immediately', async () => {
  const lazy = (settings: object) =>
    media({ speed: 1, ...settings }).replaceAll(
      'class="elementor-carousel-image"',
      'class="elementor-carousel-image swiper-lazy" data-background="/b.png"',
    );
  const loaded = () => all('.elementor-main-swiper .swiper-lazy-loaded').map((one) => one.textContent);
  await show(lazy({}));
  await soon(() => expect(loaded()).toEqual(['1', '2', '6']));
  stop();
  await show(lazy({ lazyload: '' }));
  await soon(() => expect(loaded()).toEqual(['1', '2', '3', '4', '5', '6']));
});

describe('the plugin’s slider', () => {
  const frame = () => find('.slider-pro');
  it('RT-9 a slider’s thumbnails keep their size in a theme that styles every list and button', async () => {
    const theme =
      'li { margin-bottom: 1em } button { display: inline-block; padding: 1em } ul { padding: 1em }';
    await show(`${slider({ sliderAutoplay: false })}<style>${theme}</style>`);
    expect(find('.iyim-slideshow-thumbnails').offsetHeight).toBe(80 + 2 * 4);
    expect(find('.iyim-slideshow-thumbnails img').offsetHeight).toBe(80);
  });

  it.each(['ltr', 'rtl'])(
    'AY-1 a partly visible thumbnail scrolls into view on keyboard focus only, %s',
    async (dir) => {
      await show(slider({ sliderAutoplay: false }), dir);
      const row = find('.iyim-slideshow-thumbnails');
      const last = thumbnails().at(-1) as HTMLElement;
      row.style.inlineSize = `${thumbnails().length * 128 - 40}px`;
      const cut = () => {
        const [one, around] = [last.getBoundingClientRect(), row.getBoundingClientRect()];
        return Math.max(0, Math.round(around.left - one.left), Math.round(one.right - around.right));
      };
      expect(cut()).toBeGreaterThan(20);
      last.focus({ focusVisible: false } as FocusOptions); // as on a click, where the row must not move before the click ends
      expect(cut()).toBeGreaterThan(20);
      last.blur();
      last.focus({ focusVisible: true } as FocusOptions);
      expect(cut()).toBe(0);
    },
  );

  it.each(['data-src', 'data-lazy-src'])(
    'CR-2 a slider’s thumbnail has the address that a lazy loader keeps in %s',
    async (name) => {
      await show(
        slider({ thumbnails: true }).replaceAll(/(sp-thumbnail" )src="/g, `$1${name}="/small.png" src="`),
      );
      await soon(() => expect(thumbnails().length).toBeGreaterThan(1));
      expect(thumbnails()[0]?.querySelector('img')?.getAttribute('src')).toBe('/small.png');
    },
  );

  it('CR-2 by default the slider is 600 px high, with thumbnails of 120 by 80 px', async () => {
    await show(slider({ sliderAutoplay: false }));
    await soon(() => expect(frame().checkVisibility({ visibilityProperty: true })).toBe(true));
    expect(find('[data-n="1"]').offsetHeight).toBe(600);
    expect([thumbnails()[0]?.offsetWidth, thumbnails()[0]?.offsetHeight]).toEqual([120, 80]);
    expect(find('.iyim-carousel-next .arrow').textContent).toBe('‹');
  });

  it('CR-2 the sizes of the builder’s element, which differ by device, override the sizes of the slider', async () => {
    const outer = {
      slider_height: { unit: 'px', size: 300 },
      slider_height_mobile: { unit: 'custom', size: 'calc(100px + 20px)' },
      thumbnail_width: { unit: 'px', size: '60' },
    };
    await show(slider({ sliderAutoplay: false, sliderHeight: { unit: 'px', size: 500 } }, outer));
    await soon(() => expect(find('[data-n="1"]').offsetHeight).toBe(300));
    expect(thumbnails()[0]?.offsetWidth).toBe(60);
    await page.viewport(400, 800);
    await soon(() => expect(find('[data-n="1"]').offsetHeight).toBe(120));
  });

  it('CR-2 the slider changes its slide automatically, notifies the page, and stops on hover if configured', async () => {
    const onChange = vi.fn();
    window.addEventListener('elementor/bg-video/recalc', onChange);
    await show(slider({ slideDuration: 1, sliderAutoplayDelay: 500, sliderAutoplayOnHover: 'none' }));
    await soon(() => expect(marked()).toEqual([2]));
    expect(onChange).toHaveBeenCalled();
    stop();
    expect(definition.settings.parse({}).sliderAutoplayDelay).toBe(2000);
    await show(slider({ sliderAutoplayOnHover: 'stop' }));
    await soon(() => expect(find('.iyim-carousel-play')).not.toBeNull());
    host().dispatchEvent(new PointerEvent('pointerenter'));
    await soon(() =>
      expect(find('.iyim-carousel-play').getAttribute('aria-label')).toBe('Start automatic rotation'),
    );
    window.removeEventListener('elementor/bg-video/recalc', onChange);
  });

  it('CR-2 the slider shows each slide for the time of sliderAutoplayDelay', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(slider({ slideDuration: 1, sliderAutoplayDelay: 900, sliderAutoplayOnHover: 'none' }));
    await soon(() => expect(marked()).toEqual([1]));
    // A resize restarts the timer, so the delay is checked as a range.
    let waited = 0;
    await soon(async () => {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
      expect(marked()).toEqual([2]);
    });
    expect(waited).toBeGreaterThanOrEqual(900);
    expect(waited).toBeLessThan(1950);
  });

  it('CR-2 a slide with a link becomes a link with a name, and a button in a slide keeps its own target', async () => {
    await show(slider({ slideDuration: 1, sliderAutoplay: false }));
    await userEvent.click(find('.iyim-carousel-next'));
    await shows(2);
    const link = find('.jet-slider__content-item-link') as HTMLAnchorElement;
    expect([link.getAttribute('aria-label'), link.target]).toEqual(['Title 2', '_blank']);
    const { x, y } = find('[data-n="2"]').getBoundingClientRect();
    expect(document.elementFromPoint(x + 200, y + 300)).toBe(link);
    await userEvent.click(find('.iyim-carousel-next'));
    await shows(3);
    await userEvent.click(find('.jet-slider__button'));
    await soon(() => expect(location.hash).toBe('#button3'));
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('CR-2 a labelled button opens the slider in full screen', async () => {
    await show(slider({ sliderAutoplay: false }));
    const request = vi.spyOn(frame(), 'requestFullscreen').mockResolvedValue();
    await userEvent.click(find('.iyim-slideshow-full'));
    expect(request).toHaveBeenCalledOnce();
    expect(find('.iyim-slideshow-full').getAttribute('aria-label')).toBe('Full screen');
  });

  it('CR-2 the slider has no full-screen button if the browser does not support full screen', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    await show(slider({ sliderAutoplay: false }));
    await shows(1);
    expect(document.querySelector('.iyim-slideshow-full')).toBeNull();
  });

  it('CR-2 the slider shows the fraction with the configured texts', async () => {
    await show(
      slider({
        slideDuration: 1,
        sliderAutoplay: false,
        fractionPag: true,
        fractionPrefix: 'No. ',
        fractionSeparator: ' of ',
      }),
    );
    await soon(() => expect(find('.jet-slider__fraction-pagination').textContent).toBe('No. 1 of 6'));
  });

  it('SEC-1 hostile settings and icons of the slider run no script', async () => {
    const html = slider({
      sliderAutoplay: false,
      sliderNavigationIcon: 'x, body > *',
      sliderHeight: 'red; } *',
      thumbnailWidth: -1,
      sliderAutoplayOnHover: 'dance',
    }).replace('<i class="full">', '<i class="full" onclick="window.pwned = 1">');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(html);
    await shows(1);
    expect(find('.iyim-slideshow-full .full').hasAttribute('onclick')).toBe(false);
    vi.spyOn(frame(), 'requestFullscreen').mockResolvedValue();
    find('.iyim-slideshow-full .full').click();
    expect('pwned' in window).toBe(false);
  });
});

it.each(['ltr', 'rtl'])(
  'CR-2 the slider scrolls the current thumbnail to the middle of its row, wherever the row is, %s',
  async (dir) => {
    await show(
      `<div style="inline-size: 400px; margin-inline: auto">${slider({ slideDuration: 1, sliderAutoplay: false })}</div>`,
      dir,
    );
    await shows(1);
    await soon(() => expect(thumbnails()).toHaveLength(6));
    thumbnails()[2]?.click();
    await soon(() => {
      const [row, thumbnail] = [find('.iyim-slideshow-thumbnails'), thumbnails()[2]].map((element) =>
        element?.getBoundingClientRect(),
      );
      const middle = (box: DOMRect | undefined) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2;
      expect(Math.abs(middle(row) - middle(thumbnail))).toBeLessThanOrEqual(2);
    });
  },
);
