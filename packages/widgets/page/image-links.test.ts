import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../../runtime/src/islands/lazy-widget.ts';
import { register } from '../../runtime/src/islands/register.ts';
import type { BroughtToPage } from '../../runtime/src/islands/types.ts';
import { start, stop } from '../../runtime/src/start.ts';
import { scriptUrls } from '../../runtime/src/testing/hostile.ts';
import { noteLeaving } from '../../runtime/src/testing/note-leaving.ts';
import { until } from '../../runtime/src/testing/page.ts';
import { testSignal } from '../../runtime/src/testing/test-signal.ts';
import { behaviours } from './behaviours.ts';
import { imageLinkAt } from './image-link.ts';
import { followImageLinks } from './image-links.ts';

const bringing = (lightbox?: BroughtToPage['lightbox'], name = 'prints') =>
  lazyWidget(name, { page: { behaviours, lightbox }, load: () => new Promise(() => {}) });
const openLightbox = vi.fn();

/** Whether the clicks that have come through were taken by the library. */
let taken: boolean[];

/** Clicks a link on a page that says this of its lightbox; null: its builder leaves it out; undefined: it has no builder. */
function press(attributes: string, kit: unknown, href = '/print.jpg?size=1'): void {
  if (kit !== undefined)
    Object.assign(window, {
      elementorFrontendConfig: { kit: kit === null ? {} : { global_image_lightbox: kit } },
    });
  document.body.innerHTML = `<a href="${href}" ${attributes}><b>Print</b></a>`;
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('iyim')); // another page
  taken = [];
  window.addEventListener(
    'click',
    (event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault(); // nothing leaves the test's page
    },
    { signal: testSignal() },
  );
});

describe('links to pictures', () => {
  beforeEach(() => {
    register(bringing(async () => ({ openLightbox })));
    followImageLinks(document);
  });

  it.each([
    ['', 'yes', true],
    ['', '', false],
    ['', null, false],
    ['data-elementor-open-lightbox="yes"', '', true],
    ['data-elementor-open-lightbox="default"', 'yes', true],
    ['data-elementor-open-lightbox="no"', 'yes', false],
    ['download', 'yes', false],
    ['', undefined, true],
    ['data-elementor-open-lightbox="no"', undefined, false],
    ['download', undefined, false],
  ])('LB-1 a link with %j on a page that says %j opens: %j', async (attributes, kit, isTaken) => {
    press(`${attributes} data-elementor-lightbox-slideshow="a"`, kit);
    expect(taken).toEqual([isTaken]);
    await vi.dynamicImportSettled();
    const link = document.querySelector('a');
    const shown = [{ url: `${location.origin}/print.jpg?size=1`, slideshow: 'a' }, link];
    expect(openLightbox.mock.calls).toEqual(isTaken ? [shown] : []);
  });

  it.each([
    ['', 'yes', true],
    ['', '', false],
    ['data-elementor-open-lightbox="yes"', '', true],
    ['data-elementor-open-lightbox="no"', 'yes', false],
  ])('LB-1 a video’s link with %j on a page that says %j opens: %j', async (attributes, kit, isTaken) => {
    const url = 'https://shop.test/film.mp4';
    press(`${attributes} data-elementor-lightbox-video="${url}"`, kit, '/film/');
    expect(taken).toEqual([isTaken]);
    await vi.dynamicImportSettled();
    expect(openLightbox.mock.calls.map(([settings]) => settings)).toEqual(
      isTaken ? [{ type: 'video', url, slideshow: '' }] : [],
    );
  });

  it.each(['/page/', '/print.jpg.html', '#elementor-action', 'mailto:a@shop.test', ...scriptUrls])(
    'LB-1 a link to %s is left alone',
    (href) => {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      link.dataset.elementorOpenLightbox = 'yes';
      expect(imageLinkAt(link)).toBeNull();
    },
  );
});

it.each(['png', 'jpg', 'JPEG', 'gif', 'svg', 'webp', 'avif'])(
  'LB-1 a link to a picture of type %s is one',
  (type) => {
    register(bringing(async () => ({ openLightbox })));
    document.body.innerHTML = `<a href="/print.${type}?v=1#x">Print</a>`;
    expect(imageLinkAt(document.querySelector('a') as Element)).not.toBeNull();
  },
);

describe('elements that are no links', () => {
  const film = { type: 'video', videoType: 'hosted', url: 'https://shop.test/film.mp4' };
  const overlay = (settings: object, attributes = '') => {
    document.body.innerHTML = `<div data-elementor-lightbox='${JSON.stringify(settings)}' ${attributes}><i role="button" tabindex="0">Play</i></div>`;
    return document.querySelector('div') as HTMLElement;
  };

  beforeEach(() => {
    register(bringing(async () => ({ openLightbox })));
    followImageLinks(document);
  });

  it('LB-1 open what their JSON says, by mouse and by keyboard', async () => {
    const button = overlay(film).querySelector('i') as HTMLElement;
    button.click();
    for (const key of ['Enter', ' ', 'x'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await until(() => openLightbox.mock.calls.length === 3, 'the film');
    expect(openLightbox).toHaveBeenCalledWith(JSON.stringify(film), button.parentElement);
  });

  it('LB-1 that say "no" open nothing', () => {
    expect(imageLinkAt(overlay(film, 'data-elementor-open-lightbox="no"'))).toBeNull();
  });
});

describe('the lightbox of a page', () => {
  const yes = 'data-elementor-open-lightbox="yes"';

  it('PG-5 is the first that a widget brings, and is fetched with the first link that is for it', async () => {
    const lightbox = vi.fn(async () => ({ openLightbox }));
    const other = vi.fn(async () => ({ openLightbox }));
    start({ widgets: [bringing(), bringing(lightbox, 'posters'), bringing(other, 'stamps')] });
    press('data-elementor-open-lightbox="no"', null);
    await until(() => taken.length === 1, 'the first click');
    expect(lightbox).not.toHaveBeenCalled();
    press(yes, null);
    await until(() => openLightbox.mock.calls.length > 0, 'the picture');
    expect(other).not.toHaveBeenCalled();
  });

  it('PG-5 may be brought by a second copy of the script', async () => {
    start();
    start({ widgets: [bringing(async () => ({ openLightbox }))] });
    press(yes, null);
    await until(() => openLightbox.mock.calls.length === 1, 'the picture');
  });

  it('RT-18 is forgotten when the page is stopped, and nothing opens afterwards', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const lightbox = vi.fn(async () => {
      await coming;
      return { openLightbox };
    });
    start({ widgets: [bringing(lightbox)] });
    followImageLinks(document);
    press(yes, null);
    await until(() => lightbox.mock.calls.length === 1, 'the lightbox to be asked for');
    stop();
    come();
    await vi.dynamicImportSettled();
    expect(openLightbox).not.toHaveBeenCalled();
    followImageLinks(document);
    press(yes, null);
    expect(taken).toEqual([true, false]);
  });

  it('PG-5 that could not be fetched: said, the link is followed; the next click asks again', async () => {
    const gone = noteLeaving();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const lightbox = vi.fn(async () => ({ openLightbox }));
    lightbox.mockRejectedValueOnce(new Error('offline'));
    start({ widgets: [bringing(lightbox)] });
    followImageLinks(document);
    press(yes, null);
    await until(() => said.mock.calls.length > 0, 'the report');
    expect(said.mock.calls[0]?.[0]).toContain('[iyim] lightbox: showing a picture');
    expect(gone).toEqual([new URL('/print.jpg?size=1', location.href).href]);
    press(yes, null);
    await until(() => openLightbox.mock.calls.length === 1, 'the picture');
  });
});
