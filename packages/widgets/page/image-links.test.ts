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

/** Whether each click that reached the window had been prevented. */
let taken: boolean[];

/**
 * Clicks a link on a page whose lightbox setting is `kit`. If `kit` is null, the builder omits the setting; if it is undefined, the
 * page has no builder.
 */
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
  Reflect.deleteProperty(globalThis, Symbol.for('iyim')); // as on another page
  taken = [];
  window.addEventListener(
    'click',
    (event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault(); // stays on the test's page
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
  ])(
    'LB-1 a picture link with the attributes %j and the page setting %j opens the lightbox: %j',
    async (attributes, kit, isTaken) => {
      press(`${attributes} data-elementor-lightbox-slideshow="a"`, kit);
      expect(taken).toEqual([isTaken]);
      await vi.dynamicImportSettled();
      const link = document.querySelector('a');
      const shown = [{ url: `${location.origin}/print.jpg?size=1`, slideshow: 'a' }, link];
      expect(openLightbox.mock.calls).toEqual(isTaken ? [shown] : []);
    },
  );

  it.each([
    ['', 'yes', true],
    ['', '', false],
    ['data-elementor-open-lightbox="yes"', '', true],
    ['data-elementor-open-lightbox="no"', 'yes', false],
  ])(
    'LB-1 a video link with the attributes %j and the page setting %j opens the lightbox: %j',
    async (attributes, kit, isTaken) => {
      const url = 'https://shop.test/film.mp4';
      press(`${attributes} data-elementor-lightbox-video="${url}"`, kit, '/film/');
      expect(taken).toEqual([isTaken]);
      await vi.dynamicImportSettled();
      expect(openLightbox.mock.calls.map(([settings]) => settings)).toEqual(
        isTaken ? [{ type: 'video', url, slideshow: '' }] : [],
      );
    },
  );

  it.each(['/page/', '/print.jpg.html', '#elementor-action', 'mailto:a@shop.test', ...scriptUrls])(
    'LB-1 a link to %s does not open in the lightbox',
    (href) => {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      link.dataset.elementorOpenLightbox = 'yes';
      expect(imageLinkAt(link)).toBeNull();
    },
  );
});

it.each(['png', 'jpg', 'JPEG', 'gif', 'svg', 'webp', 'avif'])(
  'LB-1 a link to a picture of type %s opens in the lightbox',
  (type) => {
    register(bringing(async () => ({ openLightbox })));
    document.body.innerHTML = `<a href="/print.${type}?v=1#x">Print</a>`;
    expect(imageLinkAt(document.querySelector('a') as Element)).not.toBeNull();
  },
);

describe('lightbox openers that are not links', () => {
  const film = { type: 'video', videoType: 'hosted', url: 'https://shop.test/film.mp4' };
  const overlay = (settings: object, attributes = '') => {
    document.body.innerHTML = `<div data-elementor-lightbox='${JSON.stringify(settings)}' ${attributes}><i role="button" tabindex="0">Play</i></div>`;
    return document.querySelector('div') as HTMLElement;
  };

  beforeEach(() => {
    register(bringing(async () => ({ openLightbox })));
    followImageLinks(document);
  });

  it('LB-1 an element whose JSON names a video opens it by mouse and keyboard', async () => {
    const button = overlay(film).querySelector('i') as HTMLElement;
    button.click();
    for (const key of ['Enter', ' ', 'x'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await until(() => openLightbox.mock.calls.length === 3, 'the film');
    expect(openLightbox).toHaveBeenCalledWith(JSON.stringify(film), button.parentElement);
  });

  it('LB-1 an element with data-elementor-open-lightbox "no" does not open in the lightbox', () => {
    expect(imageLinkAt(overlay(film, 'data-elementor-open-lightbox="no"'))).toBeNull();
  });
});

describe('the page’s lightbox', () => {
  const yes = 'data-elementor-open-lightbox="yes"';

  it('PG-5 the page uses the first lightbox that a widget provides, and fetches it at the first click that opens it', async () => {
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

  it('PG-5 the page can use a lightbox from a second copy of the script', async () => {
    start();
    start({ widgets: [bringing(async () => ({ openLightbox }))] });
    press(yes, null);
    await until(() => openLightbox.mock.calls.length === 1, 'the picture');
  });

  it('RT-18 a lightbox that is still loading when the page is stopped does not open', async () => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const lightbox = vi.fn(async () => {
      await delivery;
      return { openLightbox };
    });
    start({ widgets: [bringing(lightbox)] });
    followImageLinks(document);
    press(yes, null);
    await until(() => lightbox.mock.calls.length === 1, 'the lightbox to be asked for');
    stop();
    deliver();
    await vi.dynamicImportSettled();
    expect(openLightbox).not.toHaveBeenCalled();
    followImageLinks(document);
    press(yes, null);
    expect(taken).toEqual([true, false]);
  });

  it('PG-5 if the lightbox cannot be fetched, the browser follows the link, and the next click fetches the lightbox again', async () => {
    const visited = noteLeaving();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const lightbox = vi.fn(async () => ({ openLightbox }));
    lightbox.mockRejectedValueOnce(new Error('offline'));
    start({ widgets: [bringing(lightbox)] });
    followImageLinks(document);
    press(yes, null);
    await until(() => said.mock.calls.length > 0, 'the report');
    expect(said.mock.calls[0]?.[0]).toContain('[iyim] lightbox: showing a picture');
    expect(visited).toEqual([new URL('/print.jpg?size=1', location.href).href]);
    press(yes, null);
    await until(() => openLightbox.mock.calls.length === 1, 'the picture');
  });
});
