import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { gallery as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import sheet from './host.css?inline';
import { basic, builder, pictures, plain } from './testing/markup.ts';

const root = () => document.querySelector('.elementor-gallery__container, ul, .gallery') as HTMLElement;
const items = () => [...root().children] as HTMLElement[];
const shown = () => items().flatMap((item, index) => (item.checkVisibility() ? [index + 1] : []));
const filters = () => [...document.querySelectorAll<HTMLElement>('.elementor-gallery-title, [data-filter]')];
const pressed = () => filters().map((filter) => filter.getAttribute('aria-pressed') === 'true');
const box = (index: number) => (items()[index] as HTMLElement).getBoundingClientRect();
const slideshows = () => items().map((item) => item.dataset.elementorLightboxSlideshow);
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const announced = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');

async function show(html: string, { dir = 'rtl', width = 1100 } = {}): Promise<string> {
  await page.viewport(width, 800);
  return mountWidget(widget, `<main style="inline-size: 100%">${html}</main>`, { dir });
}

afterEach(() => page.viewport(1100, 800));

describe.each(['rtl', 'ltr'] as const)('the layouts of a gallery, %s', (dir) => {
  /** Distance of an item from the inline start of the gallery, in px. */
  const start = (index: number) =>
    Math.round(
      dir === 'rtl'
        ? root().getBoundingClientRect().right - box(index).right
        : box(index).left - root().getBoundingClientRect().left,
    );

  it('GA-1 a grid has the number of columns and the gap of the device, and the configured ratio', async () => {
    await show(
      builder({
        columns: 3,
        columns_tablet: 2,
        gap: { unit: 'px', size: 20 },
        gap_tablet: { unit: 'px', size: 4 },
        aspect_ratio: '16:9',
      }),
      { dir },
    );
    const { width } = root().getBoundingClientRect();
    expect([0, 1, 2, 3].map(start)).toEqual([0, 1, 2, 0].map((at) => Math.round((at * (width + 20)) / 3)));
    expect(box(0).width / box(0).height).toBeCloseTo(16 / 9, 1);
    expect(box(3).top - box(0).bottom).toBeCloseTo(20, 0);
    await page.viewport(900, 800);
    await soon(() => expect(start(2)).toBe(0));
    expect(box(2).top - box(0).bottom).toBeCloseTo(4, 0);
    await page.viewport(500, 800);
    await soon(() => expect(start(1)).toBe(0));
  });

  it('GA-1 masonry starts where the text starts, puts each picture into the next column, and keeps the document order', async () => {
    await show(builder({ gallery_layout: 'masonry', columns: 3, gap: { size: 10 } }), { dir });
    await soon(() => expect(start(0)).toBe(0));
    expect(start(1)).toBeGreaterThan(start(0));
    expect(start(2)).toBeGreaterThan(start(1));
    expect(box(0).width / box(0).height).toBeCloseTo(3 / 2, 1);
    expect(box(1).width / box(1).height).toBeCloseTo(2 / 3, 1);
    // The first picture is the shortest, and the fourth is below it.
    expect(start(3)).toBe(0);
    expect(box(3).top - box(0).bottom).toBeCloseTo(10, 0);
    const lowest = Math.max(...items().map((_, index) => box(index).bottom));
    expect(root().getBoundingClientRect().bottom).toBeCloseTo(lowest, 0);
    expect(items().map((item) => item.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `/large-${number}.png`),
    );
  });

  it('GA-1 justified rows have the same height, near the configured one, and the gallery’s full width', async () => {
    await show(
      builder(
        { gallery_layout: 'justified', ideal_row_height: { size: 150 }, gap: { size: 8 } },
        { given: pictures(20) },
      ),
      { dir },
    );
    const rows = () => {
      const tops = new Map<number, HTMLElement[]>();
      for (const item of items()) {
        const top = Math.round(item.getBoundingClientRect().top);
        tops.set(top, [...(tops.get(top) ?? []), item]);
      }
      return tops;
    };
    await soon(() => expect(rows().size).toBeGreaterThan(2));
    const { width } = root().getBoundingClientRect();
    for (const row of [...rows().values()].slice(0, -1)) {
      const boxes = row.map((item) => item.getBoundingClientRect());
      expect(boxes.reduce((sum, one) => sum + one.width, 8 * (row.length - 1))).toBeCloseTo(width, -1);
      for (const { height } of boxes) expect(Math.abs(height - 150)).toBeLessThan(45);
      expect(
        Math.max(...boxes.map(({ height }) => height)) - Math.min(...boxes.map(({ height }) => height)),
      ).toBeLessThan(1.5);
    }
    expect(start(0)).toBe(0);
    await page.viewport(600, 800);
    await soon(() => expect(rows().size).toBeGreaterThan(4));
  });
});

describe('the pictures of a gallery', () => {
  it.each(['aria-label', 'alt'])(
    'GA-1 pictures are lazily loaded img elements with their sizes, named by the server’s %s',
    async (label) => {
      await show(builder({}, { label }));
      const images = [...root().querySelectorAll('img')];
      expect(images).toHaveLength(6);
      expect(images[1]).toMatchObject({ alt: 'Picture of 2', loading: 'lazy' });
      expect([images[1]?.getAttribute('width'), images[1]?.getAttribute('height')]).toEqual(['400', '600']);
      expect(new URL(images[1]?.src ?? '').search).toBe('?2');
      expect(root().querySelector('[role=img]')).toBeNull();
      expect((await axe.run(host())).violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it('GA-1 pictures are not loaded lazily if lazyload is off', async () => {
    await show(builder({ lazyload: 'no' }));
    expect(root().querySelector('img')?.loading).not.toBe('lazy');
  });

  it('GA-1 a link without text is labelled with its picture’s title', async () => {
    await show(
      builder({})
        .replaceAll(/Picture of \d/g, '')
        .replaceAll(/<div class="elementor-gallery-item__title">.*?<\/div>/g, ''),
    );
    expect(items().map((item) => item.getAttribute('aria-label'))).toContain('Title 2');
  });

  it('GA-1 a gallery of an exported page gets img elements instead of background pictures', async () => {
    await show(
      builder({}, { given: pictures(1) }).replace(
        /data-thumbnail="(.*?)"/,
        'style="background-image: url($1)"',
      ),
    );
    const image = root().querySelector('img') as HTMLElement;
    expect(getComputedStyle(image.parentElement as HTMLElement).backgroundImage).toBe('none');
  });

  it.each([...scriptUrls])('SEC-2 a gallery skips a picture from %j and shows the others', async (url) => {
    await show(
      builder({}, { address: (number) => (number === 2 ? url.replaceAll('"', '&quot;') : '/drawn.svg') }),
    );
    expect(root().querySelectorAll('img')).toHaveLength(5);
  });

  it('GA-1 a gallery’s pictures and texts are animated on hover and focus as configured', async () => {
    await show(
      builder({
        image_hover_animation: 'grow',
        content_hover_animation: 'enter-from-top',
        background_overlay_hover_animation: 'fade-in',
        content_sequenced_animation: 'yes',
        content_animation_duration: { unit: 'ms', size: 40 },
      }),
    );
    const [first] = items() as [HTMLElement];
    const words = first.querySelector('.elementor-gallery-item__title') as HTMLElement;
    const style = () => [getComputedStyle(words).opacity, getComputedStyle(words).transitionDuration];
    await userEvent.hover(filters()[0] as HTMLElement);
    await soon(() => expect(style()).toEqual(['0', '0.04s']));
    first.focus();
    await soon(() => expect(style()[0]).toBe('1'));
    expect(first.querySelector('.elementor-gallery--sequenced-animation')).not.toBeNull();
    expect(first.querySelector('.elementor-animated-item--grow img')).not.toBeNull();
  });
});

it('AY-1 an overlay text taller than its picture starts at the top and scrolls to its end', async () => {
  await show(builder(), { width: 375 });
  const content = root().querySelector('.elementor-gallery-item__content') as HTMLElement;
  const words = content.firstElementChild as HTMLElement;
  words.textContent = 'Many words '.repeat(200);
  const [around, top] = [content.getBoundingClientRect(), words.getBoundingClientRect().top];
  expect(top).toBeGreaterThanOrEqual(around.top);
  content.scrollTop = 1e6;
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(around.bottom);
});

describe('the filters of a gallery', () => {
  it.each([
    ['the page builder’s links', () => builder()],
    ['plain buttons', () => plain()],
  ])(
    'GA-1 filters in %s are a toolbar that shows some pictures and announces their number',
    async (_which, html) => {
      await show(html(), { dir: 'ltr' });
      expect(filters()[0]?.parentElement?.getAttribute('role')).toBe('toolbar');
      expect([shown(), pressed()]).toEqual([
        [1, 2, 3, 4, 5, 6],
        [true, false, false],
      ]);
      await userEvent.click(filters()[1] as HTMLElement);
      expect(pressed()).toEqual([false, true, false]);
      await soon(() => expect(shown()).toEqual([1, 3, 5, 6]));
      await soon(() => expect(announced()).toContain('4 pictures are shown.'));
      await userEvent.click(filters()[0] as HTMLElement);
      await soon(() => expect(shown()).toEqual([1, 2, 3, 4, 5, 6]));
      expect((await axe.run(host())).violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it.each(['rtl', 'ltr'])(
    'AY-1 filters have one tab stop and react to arrow keys, Enter and Space, %s',
    async (dir) => {
      await show(builder(), { dir });
      expect(filters().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
      filters()[0]?.focus();
      await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
      expect(document.activeElement).toBe(filters()[1]);
      expect(shown()).toHaveLength(6);
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(shown()).toEqual([1, 3, 5, 6]));
      await userEvent.keyboard('{End} ');
      await soon(() => expect(shown()).toEqual([2, 4, 6]));
    },
  );

  it('GA-1 a gallery applies its first filter initially if no filter shows all', async () => {
    await show(builder({}, { filters: ['0', '1'] }));
    expect([shown(), pressed()]).toEqual([
      [1, 3, 5, 6],
      [true, false],
    ]);
  });

  it.each(['grid', 'masonry', 'justified'])(
    'GA-1 the layout %s closes the gaps of pictures that a filter hides',
    async (gallery_layout) => {
      await show(builder({ gallery_layout, columns: 3, ideal_row_height: { size: 100 } }), { dir: 'ltr' });
      await userEvent.click(filters()[2] as HTMLElement);
      await soon(() => expect(shown()).toEqual([2, 4, 6]));
      await soon(() => expect(Math.round(box(1).left - root().getBoundingClientRect().left)).toBe(0));
      expect(Math.round(box(1).top)).toBe(Math.round(box(3).top));
    },
  );

  it('GA-1 only the first of hundreds of pictures that a filter shows again are animated', async () => {
    const tags = (index: number) => (index % 2 ? 'odd' : 'even');
    const list = Array.from(
      { length: 100 },
      (_, index) => `<li data-tags="${tags(index)}"><img alt="" width="3" height="2"></li>`,
    );
    await show(
      `<div data-widget="gallery"><p><button data-filter="all">a</button><button data-filter="odd">b</button></p><ul>${list.join('')}</ul></div>`,
    );
    filters()[1]?.click();
    expect(filters()[1]?.getAttribute('aria-pressed'), 'at once').toBe('true');
    await soon(() => expect(shown()).toHaveLength(50));
    filters()[0]?.click();
    await soon(() => expect(shown()).toHaveLength(100));
    const back = items().flatMap((item, index) => (item.matches('.iyim-gallery-back') ? [index] : []));
    expect(back).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  });

  it('GA-1 the lightbox’s slideshow is updated 1000 ms after a gallery’s filter was chosen', async () => {
    await show(builder());
    const wait = async (ms: number) => {
      await drawn();
      vi.advanceTimersByTime(ms);
      await drawn();
    };
    await soon(() => expect(slideshows()).toEqual(Array(6).fill('all_abc123')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    filters()[2]?.click();
    await wait(999);
    expect(slideshows()).toEqual(Array(6).fill('all_abc123'));
    await wait(1);
    expect(slideshows()).toEqual(['abc123', '1_abc123', 'abc123', '1_abc123', 'abc123', '1_abc123']);
  });
});

it('GA-1 a picture that is opened within 1000 ms after a filter is in a slideshow with the visible pictures', async () => {
  await show(builder());
  await soon(() => expect(slideshows()).toEqual(Array(6).fill('all_abc123')));
  const opened: (string | undefined)[] = [];
  const lightbox = (event: Event) => {
    event.preventDefault();
    const link = (event.target as Element).closest<HTMLElement>('a');
    opened.push(link?.dataset.elementorLightboxSlideshow);
  };
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  document.addEventListener('click', lightbox, { signal: listening.signal });
  filters()[2]?.click();
  await drawn();
  items()[1]?.click();
  await soon(() => expect(opened).toEqual([undefined, '1_abc123']));
});

describe('galleries of other kinds', () => {
  it('GA-1 the basic gallery keeps its style, and its pictures become one slideshow', async () => {
    await show(basic());
    const links = [...root().querySelectorAll('a')];
    expect(links.map(({ dataset }) => dataset.elementorLightboxSlideshow)).toEqual(Array(4).fill('def456'));
    expect(getComputedStyle(root()).display).toBe('block');
  });

  it('GA-1 a gallery without filters keeps the server’s slideshow', async () => {
    await show(builder({}, { filters: [] }));
    expect(slideshows()).toEqual(Array(6).fill('abc123'));
    expect(document.querySelector('[role=toolbar]')).toBeNull();
  });

  it('RT-26 a gallery that the original’s script has laid out is not changed, which is logged once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = builder().replace(
      'elementor-gallery__container',
      '$& e-gallery-container e-gallery-grid',
    );
    const before = root().outerHTML;
    host().dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    expect(root().outerHTML).toBe(before);
    expect(info).toHaveBeenCalledTimes(1);
    expect(String(info.mock.calls[0]?.[0])).toContain('leaves alone');
  });
});

describe('before it mounts', () => {
  it.each([
    ['builder', 1100, () => builder({ columns: 3, aspect_ratio: '1:1' })],
    ['builder', 900, () => builder()],
    ['builder', 500, () => builder()],
    ['plain', 1100, () => plain()],
  ])('RT-9 the %s gallery reserves its space at %i px', async (_kind, width, html) => {
    await page.viewport(width, 800);
    const whole = `<style>${sheet}</style>${html()}<p id="after">After</p>`;
    document.body.innerHTML = `<main style="inline-size: 100%">${whole}</main>`;
    const after = () => document.getElementById('after')?.getBoundingClientRect().top ?? 0;
    const before = after();
    expect(before).toBeGreaterThan(300);
    await show(whole, { width });
    expect(after()).toBeCloseTo(before, 0);
  });
});

describe('a page that changes', () => {
  it.each([
    ['builder', () => builder({ gallery_layout: 'masonry' })],
    ['plain', () => plain()],
    ['basic', () => basic({ gallery_layout: 'justified' })],
  ])('RT-18 stop() restores the server’s HTML of a gallery: %s', async (_kind, html) => {
    const before = await show(html());
    filters()[1]?.click();
    await soon(() => expect(items().length).toBeGreaterThan(0));
    stop();
    expect(document.body.innerHTML.split('<')).toEqual(before.split('<'));
  });

  it('RT-7 a gallery applies the current filter to pictures added later', async () => {
    await show(plain(), { dir: 'ltr' });
    await userEvent.click(filters()[1] as HTMLElement);
    root().insertAdjacentHTML(
      'beforeend',
      '<li data-tags="1"><img alt="a"></li><li data-tags="0"><img alt="b"></li>',
    );
    await soon(() => expect(shown()).toEqual([1, 3, 5, 6, 8]));
  });

  it('RT-32 changed settings of a gallery take effect and keep the filter', async () => {
    await show(plain({ columns: 3 }), { dir: 'ltr' });
    await userEvent.click(filters()[1] as HTMLElement);
    host().dataset.widgetSettings = '{"columns":"2","gallery_layout":"masonry"}';
    updateSettings(host());
    await soon(() => expect(Math.round(box(4).left)).toBe(Math.round(box(0).left)));
    await soon(() => expect(shown()).toEqual([1, 3, 5, 6]));
  });

  it.each([
    ['words for numbers', { columns: 'many', gap: { size: -1 }, ideal_row_height: [], aspect_ratio: 7 }],
    ['zero, null and markup', { columns: 0, gap: null, gallery_layout: '"><img onerror=x>' }],
  ])('RT-3 a gallery uses the defaults for invalid settings: %s', async (_which, settings) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder({ gallery_layout: '', ...settings }).replace('"><img', '&quot;&gt;&lt;img'));
    expect(
      new Set(
        items()
          .slice(0, 4)
          .map((_, index) => Math.round(box(index).top)),
      ).size,
    ).toBe(1);
  });
});
