import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { imagesLayout as widget } from '../../bundle/catalogue.ts';
import picture from '../../shared/lightbox/testing/picture.svg?no-inline';
import { mountWidget } from '../../testing/mount.ts';
import definition from './ImagesLayout.tsx';
import { plain, plugin } from './testing/markup.ts';

const list = () => document.querySelector('.jet-images-layout__list, ul') as HTMLElement;
const items = () => [...list().children] as HTMLElement[];
const boxes = () => items().map((item) => item.getBoundingClientRect());
const columns = () => new Set(boxes().map(({ left }) => Math.round(left))).size;

async function show(html: string, { dir = 'rtl', width = 1100 } = {}): Promise<string> {
  await page.viewport(width, 800);
  return mountWidget(widget, `<main style="inline-size: 100%">${html}</main>`, { dir, lang: 'en' });
}

afterEach(() => page.viewport(1100, 800));

describe.each(['rtl', 'ltr'])('the layouts, %s', (dir) => {
  it('GA-2 masonry starts at the inline start and uses the markup’s number of columns for each device', async () => {
    await show(plugin(), { dir });
    await soon(() => expect(columns()).toBe(4));
    const [first, second] = boxes();
    expect((first?.left ?? 0) < (second?.left ?? 0)).toBe(dir === 'ltr');
    expect(items().map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `/large-${number}.png`),
    );
    await page.viewport(900, 800);
    await soon(() => expect(columns()).toBe(2));
    await page.viewport(500, 800);
    await soon(() => expect(columns()).toBe(1));
    expect((await axe.run(host())).violations.map(({ id }) => id)).toEqual([]);
  });

  it('GA-2 justify sets each picture’s width by its ratio and fills the rows', async () => {
    await show(
      plugin({ layoutType: 'justify', justifyHeight: 200 }, 4, () => '/missing.png'),
      { dir },
    );
    await soon(() => expect(items().every((item) => item.matches('.image-loaded'))).toBe(true));
    const [one, two, three] = items();
    expect([one, two, three].map((item) => [item?.style.flexGrow, item?.style.flexBasis])).toEqual([
      ['150', '300px'],
      ['67', '133px'],
      ['100', '200px'],
    ]);
    const row = boxes();
    const { width } = list().getBoundingClientRect();
    expect(row.reduce((sum, box) => sum + box.width, 0)).toBeCloseTo(width, 0);
  });
});

describe('the layouts', () => {
  it('GA-2 justify uses the ratio of the picture, not of a lazy loader’s placeholder', async () => {
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"/>')}`;
    const html = plugin({ layoutType: 'justify', justifyHeight: 100 }, 1, () => pixel);
    document.body.innerHTML = html;
    const image = document.querySelector('img') as HTMLImageElement;
    await image.decode();
    const page = document.body.innerHTML;
    await show(page);
    await soon(() => expect(items()[0]?.style.flexBasis).toBe('150px'));
    (document.querySelector('img') as HTMLImageElement).src = wide;
    await soon(() => expect(items()[0]?.style.flexBasis).toBe('400px'));
  });

  it('GA-2 justify has rows of 300 px by default', async () => {
    await show(plugin({ layoutType: 'justify' }, 1, () => '/missing.png'));
    await soon(() => expect(items()[0]?.style.flexBasis).toBe('450px'));
  });

  it('GA-2 the grid layout has the configured number of columns, and the list layout has one', async () => {
    await show(plain({ layoutType: 'grid', columns: 2, gap: 10 }));
    await soon(() => expect(columns()).toBe(2));
    expect(Math.round(boxes()[0]?.top ?? 0)).toBe(Math.round(boxes()[1]?.top ?? 1));
    host().dataset.widgetSettings = '{"layoutType":"list"}';
    updateSettings(host());
    await soon(() => expect(columns()).toBe(1));
  });

  it('GA-2 an images layout reads the number of columns from the settings of older plugin releases', async () => {
    await show(plugin({ columns: '3', columnsTablet: '2', columnsMobile: '2' }), { width: 500 });
    await soon(() => expect(columns()).toBe(2));
    await page.viewport(1100, 800);
    await soon(() => expect(columns()).toBe(3));
  });

  it('RT-3 an images layout uses the defaults for invalid settings', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(plugin({ layoutType: 'spiral', justifyHeight: -1, columns: { a: 1 } }));
    await soon(() => expect(columns()).toBe(4));
  });
});

describe('the loader of a picture', () => {
  it('GA-2 a picture’s loader is hidden once the picture has loaded or failed', async () => {
    const html = plugin({ layoutType: 'list' }, 2, (index) =>
      index === 0 ? '/missing.png' : `${picture}&late`,
    );
    const far =
      '<style>.jet-images-layout__item + .jet-images-layout__item { margin-block-start: 9000px }</style>';
    await show(far + html.replaceAll('<img', '<img loading="lazy"'));
    const [failed, waiting] = items() as [HTMLElement, HTMLElement];
    const isLoading = (item: HTMLElement) =>
      item.querySelector('.jet-images-layout__image-loader')?.checkVisibility({ visibilityProperty: true });
    await soon(() => expect(isLoading(failed)).toBe(false));
    expect([isLoading(waiting), waiting.matches('.image-loaded')]).toEqual([true, false]);
    waiting.scrollIntoView();
    await soon(() => expect([isLoading(waiting), waiting.matches('.image-loaded')]).toEqual([false, true]));
  });
});

describe('a page that changes', () => {
  it('RT-18 stop() restores the server’s HTML of an images layout', async () => {
    const before = await show(plugin({ layoutType: 'justify' }));
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-7 an images layout lays out pictures that are added later', async () => {
    await show(plain({ columns: 3 }));
    list().insertAdjacentHTML('beforeend', '<li><img alt="a" width="10" height="10"></li>');
    await soon(() => expect(items()[5]?.style.position).toBe('absolute'));
  });

  it('RT-26 an images layout that the original’s script has split into columns is left unchanged, which is logged', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = plugin();
    const column = document.createElement('div');
    column.className = 'salvattore-column size-1of3';
    column.append(...items());
    list().append(column);
    const before = list().outerHTML;
    host().dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    expect(list().outerHTML).toBe(before);
    expect(String(info.mock.calls[0]?.[0])).toContain('leaves alone');
  });
});

it('GA-2 an images layout has rows of 300 px and masonry by default', () => {
  expect(definition.settings.parse({})).toMatchObject({ layout: 'masonry', rowHeight: 300 });
});
