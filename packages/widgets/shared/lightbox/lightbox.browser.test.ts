import { start, stop } from '@iyim/runtime';
import { countdown } from '@iyim/widgets/countdown';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endBehaviours } from '../../../runtime/src/site/behaviour.ts';
import { expectUnharmed, markup, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { widgets } from '../../bundle/catalogue.ts';
import { makeFigure } from './make-figure.ts';
import { openLightbox } from './open-lightbox.ts';
import file from './testing/picture.svg?no-inline';
import tall from './testing/tall.svg?no-inline';

const picture = (number: number) => `${new URL(file, location.href).href.split('?')[0]}?${number}`;

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const dialog = () => document.querySelector<HTMLDialogElement>('dialog.iyim-lightbox');
const shown = () => new URL(find<HTMLImageElement>('.iyim-lightbox-image').src).search.slice(1);
const button = (name: string) => find<HTMLButtonElement>(`.iyim-lightbox-${name}`);
const loaded = async () => {
  await soon(() => expect(find<HTMLImageElement>('.iyim-lightbox-image').naturalWidth).toBeGreaterThan(0));
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
};

const links = [1, 2, 3]
  .map(
    (number) =>
      `<a id="link-${number}" href="${picture(number)}" data-elementor-lightbox-slideshow="prints" data-elementor-lightbox-title="Print ${number}" data-elementor-lightbox-description="On paper">Print <img src="${picture(number)}" alt="A print" width="20" height="15"></a>`,
  )
  .join(' ');
const copy = `<div class="swiper-slide-duplicate">${links.replaceAll('id="link', 'id="copy')}</div>`;

function show(html = links, dir: 'rtl' | 'ltr' = 'rtl') {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Prints';
  document.body.innerHTML = `<main><h1>Prints</h1>${html}</main>`;
}

const openSlideshow = (number = 2) =>
  openLightbox({ url: picture(number), slideshow: 'prints' }, find(`#link-${number}`));

beforeEach(() => show());
afterEach(() => {
  endBehaviours();
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  expectUnharmed();
});

describe.each(['rtl', 'ltr'] as const)('the lightbox, %s', (dir) => {
  it('LB-1 shows a picture with its texts above the page, without axe violations', async () => {
    show(copy + links, dir);
    openSlideshow();
    expect(dialog()?.matches(':modal')).toBe(true);
    expect(dialog()?.getAttribute('aria-label')).toBe('Print 2');
    expect(shown()).toBe('2');
    expect(find('.iyim-lightbox-caption').textContent).toBe('Print 2On paper');
    expect(find('.iyim-lightbox-count').textContent).toBe(dir === 'rtl' ? '2 מתוך 3' : '2 of 3');
    expect(document.activeElement).toBe(button('close'));
    await loaded();
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('LB-1 the arrow keys turn the pages the way the text runs, Home and End to its ends', async () => {
    show(links, dir);
    openSlideshow();
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    expect(shown()).toBe('3');
    expect(find('.iyim-lightbox-status').textContent).toContain('Print 3');
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    expect(shown()).toBe('2');
    await userEvent.keyboard('{Home}');
    expect(shown()).toBe('1');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('3');
  });

  it('LB-1 a swipe turns the page the way the finger goes; "next" stands at the end', async () => {
    show(links, dir);
    openSlideshow();
    const stage = find('.iyim-lightbox-stage');
    const point = (type: string, clientX: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 5,
          pointerType: 'touch',
          isPrimary: true,
          clientX,
          bubbles: true,
        }),
      );
    point('pointerdown', 300);
    point('pointerup', 200);
    expect(shown()).toBe(dir === 'rtl' ? '1' : '3');
    const [next, previous] = [button('next'), button('previous')].map(
      (el) => el.getBoundingClientRect().left,
    );
    expect((next ?? 0) > (previous ?? 0)).toBe(dir === 'ltr');
  });
});

describe('the lightbox', () => {
  it('LB-1 the buttons turn the pages, round its ends', async () => {
    openSlideshow(3);
    await userEvent.click(button('next'));
    expect(shown()).toBe('1');
    await userEvent.click(button('previous'));
    expect(shown()).toBe('3');
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(button('close'))],
    ['the background', () => userEvent.click(find('.iyim-lightbox-figure'), { position: { x: 3, y: 3 } })],
  ])('LB-1 %s closes it, and the focus goes back', async (_, close) => {
    openSlideshow();
    await loaded();
    await close();
    await soon(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(find('#link-2'));
  });

  it('LB-1 a picture of no slideshow stands alone', () => {
    openLightbox({ url: picture(9) }, find('#link-1'));
    expect(shown()).toBe('9');
    expect(document.querySelector('.iyim-lightbox-next')).toBeNull();
    expect(document.querySelector('.iyim-lightbox-count')).toBeNull();
  });

  it('LB-1 the indexes of links say their order', () => {
    show(links);
    for (const number of [1, 2, 3])
      find(`#link-${number}`).dataset.elementorLightboxIndex = String(3 - number);
    openSlideshow(3);
    expect(find('.iyim-lightbox-count').textContent).toBe('1 מתוך 3');
  });

  it('LB-1 a caption stands below the picture, however tall that is and however long the caption', async () => {
    find('#link-2').setAttribute('data-elementor-lightbox-description', 'On paper. '.repeat(400));
    find('#link-2').setAttribute('href', tall);
    openLightbox({ url: find<HTMLAnchorElement>('#link-2').href, slideshow: 'prints' }, find('#link-2'));
    await loaded();
    const box = (part: string) => find(`.iyim-lightbox-${part}`).getBoundingClientRect();
    const image = box('image');
    expect(image.top).toBeGreaterThanOrEqual(box('stage').top);
    expect(box('caption').top).toBeGreaterThanOrEqual(image.bottom);
    expect(box('caption').bottom).toBeLessThanOrEqual(box('stage').bottom);
    expect(image.height).toBeGreaterThan(box('stage').height / 2);
    expect(image.height / image.width).toBeCloseTo(10, 0);
    // A length: in WebKit a percentage of the row's height did not bound it.
    expect(getComputedStyle(find('.iyim-lightbox-image')).maxBlockSize).toMatch(/px$/);
  });

  it('LB-1 zoom says that it is on, and turning the page ends it', async () => {
    openSlideshow();
    await loaded();
    await userEvent.click(button('zoom'));
    expect(button('zoom').getAttribute('aria-pressed')).toBe('true');
    const stage = find('.iyim-lightbox-stage');
    await soon(() => expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth));
    await userEvent.click(button('next'));
    expect(button('zoom').getAttribute('aria-pressed')).toBe('false');
    expect(stage.hasAttribute('tabindex')).toBe(false);
  });

  it('LB-1 what the focus was on may go: it stays in the dialog, and keys still turn the page', async () => {
    openSlideshow(1);
    await loaded();
    button('zoom').click();
    find('.iyim-lightbox-stage').focus();
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('3');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(shown()).toBe('1');
  });

  it('LB-1 links to share a slide go with it', async () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    openSlideshow(1);
    await userEvent.click(button('share'));
    const download = () => document.querySelector<HTMLAnchorElement>('.iyim-lightbox-links a[download]');
    expect(download()?.href).toBe(picture(1));
    await userEvent.click(button('next'));
    expect(find('.iyim-lightbox-links').hidden).toBe(true);
    expect(button('share').getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button('share'));
    expect(download()?.href).toBe(picture(2));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('LB-1 shares by the visitor’s own means, else by links, which carry the page and the picture', async () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    openSlideshow();
    await userEvent.click(button('share'));
    expect(share).toHaveBeenCalledWith({ title: 'Print 2', url: location.href });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    openSlideshow();
    await userEvent.click(button('share'));
    expect(button('share').getAttribute('aria-expanded')).toBe('true');
    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('.iyim-lightbox-links a')].map(
      ({ href }) => href,
    );
    expect(hrefs).toHaveLength(4);
    expect(hrefs[2]).toContain(encodeURIComponent(picture(2)));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(find('.iyim-lightbox-links a'));
    expect(open).toHaveBeenCalledWith(hrefs[0], '_blank', expect.stringContaining('width=640,height=480'));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('LB-1 a hosted video has the browser’s controls, and a provider’s a frame of its own', () => {
    openLightbox({ type: 'video', videoType: 'hosted', url: 'https://shop.test/film.mp4' }, find('#link-1'));
    const video = find<HTMLVideoElement>('video');
    expect([video.controls, video.src]).toEqual([true, 'https://shop.test/film.mp4']);
    expect(button('zoom').hidden).toBe(true);
    const source = { kind: 'frame', url: 'https://player.vimeo.com/video/1?autoplay=1' } as const;
    const slide = {
      media: { kind: 'video', source, ratio: 1, poster: '' },
      title: 'Film',
      description: '',
      hash: '',
    } as const;
    // Not in the page: nobody is contacted.
    const frame = makeFigure(document, slide, {
      text: (key) => key,
      hasCaption: true,
      isAsked: true,
    }).querySelector('iframe');
    expect([frame?.src, frame?.title]).toEqual([source.url, 'Film']);
    expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false);
  });

  it('LB-1 a picture that does not come says so and can be tried again', async () => {
    openLightbox({ url: new URL('/missing/none.png', location.href).href }, find('#link-1'));
    const retry = await soon(() => find('.iyim-lightbox-retry'));
    expect(find('[role="alert"]').textContent).toContain('אי אפשר להציג את התמונה.');
    await userEvent.click(retry);
    expect(document.querySelector('.iyim-lightbox-image, .iyim-lightbox-retry')).not.toBeNull();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
  });

  it('LB-1 a slideshow is of all elements with its id, begins with what was pressed, and leaves copies out', async () => {
    const film = 'https://shop.test/film.mp4';
    show(
      `${copy}${links}<div id="overlay" data-elementor-lightbox-slideshow="prints" data-elementor-lightbox-video="${film}" data-elementor-lightbox-index="-1"></div>`,
    );
    openLightbox({ type: 'video', url: film, slideshow: 'prints' }, find('#overlay'));
    expect(find<HTMLVideoElement>('.iyim-lightbox video').src).toBe(film);
    expect(find('.iyim-lightbox-count').textContent).toBe('1 מתוך 4');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('3');
  });

  it('LB-1 a provider’s video that one turns to asks for nothing until it is played', async () => {
    const film = 'https://vimeo.com/235215203';
    const slide = `<a href="${picture(8)}" data-elementor-lightbox-slideshow="prints" data-elementor-lightbox-title="Glazing" data-elementor-lightbox-video="${film}">Film</a>`;
    show(links + slide);
    openSlideshow(3);
    await userEvent.keyboard('{End}');
    expect(document.querySelector('iframe')).toBeNull();
    expect(shown()).toBe('8'); // its poster
    expect(button('play').ariaLabel).toBe('ניגון הסרטון: Glazing');
    await loaded();
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    [{}, 'קוראת', 'alt'],
    [{ lightbox_title_src: 'title', lightbox_description_src: 'description' }, 'קוראת', ''],
    [{ lightbox_title_src: 'caption', lightbox_description_src: 'alt' }, 'הדפס', 'אישה ליד חלון'],
    [{ lightbox_title_src: 'alt', lightbox_description_src: '' }, 'אישה ליד חלון', ''],
    [{ lightbox_title_src: '', lightbox_description_src: 'caption' }, '', 'הדפס'],
    [{ lightbox_title_src: '__proto__', lightbox_description_src: 5 }, '', ''],
  ])('LB-1 a link without texts has those that %j names', (kit, title, description) => {
    Object.assign(window, { elementorFrontendConfig: { kit } });
    show(
      `<figure><a id="link-1" href="${picture(1)}"><img src="${picture(1)}" title="קוראת" alt="אישה ליד חלון"></a><figcaption>הדפס</figcaption></figure>`,
    );
    openLightbox({ url: picture(1) }, find('#link-1'));
    const text = (part: string) =>
      document.querySelector(`.iyim-lightbox-caption ${part}`)?.textContent ?? '';
    expect([text('strong'), text('span')]).toEqual([title, description === 'alt' ? '' : description]);
  });

  it('LB-1 has no caption where the builder names no source of one', () => {
    const kit = { lightbox_title_src: '', lightbox_description_src: '' };
    Object.assign(window, { elementorFrontendConfig: { kit } });
    openSlideshow();
    expect(document.querySelector('.iyim-lightbox-caption')).toBeNull();
    expect(dialog()?.getAttribute('aria-label')).toBe('Print 2');
  });

  it('LB-1 two presses of a picture enlarge it, not those that opened it', async () => {
    openSlideshow();
    await loaded();
    const image = find('.iyim-lightbox-image');
    image.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    image.dispatchEvent(new MouseEvent('dblclick', { detail: 2, bubbles: true }));
    expect(button('zoom').getAttribute('aria-pressed')).toBe('false');
    await userEvent.dblClick(image);
    expect(button('zoom').getAttribute('aria-pressed')).toBe('true');
    await userEvent.dblClick(image);
    expect(button('zoom').getAttribute('aria-pressed')).toBe('false');
    expect(shown()).toBe('2');
  });

  it('LB-1 one finger moves a page that two have enlarged, and turns none', () => {
    openSlideshow();
    vi.spyOn(visualViewport as VisualViewport, 'scale', 'get').mockReturnValue(2);
    for (const [type, clientX] of [
      ['pointerdown', 300],
      ['pointerup', 100],
    ] as const)
      find('.iyim-lightbox-stage').dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', isPrimary: true, clientX, bubbles: true }),
      );
    expect(shown()).toBe('2');
  });

  it.each([
    ['zoomIn', 'animated zoomIn'],
    ['none', ''],
    ['x onload=1', ''],
    [{ a: 1 }, ''],
  ])('LB-1 enters by the page’s animation %j', (entranceAnimation, classes) => {
    openLightbox({ url: picture(1), modalOptions: { entranceAnimation } }, find('#link-1'));
    expect([...find('.iyim-lightbox-frame').classList].slice(1).join(' ')).toBe(classes);
  });

  it.each([...scriptUrls])('SEC-2 %j opens nothing', (url) => {
    openLightbox({ url }, find('#link-1'));
    openLightbox({ type: 'video', videoType: 'hosted', url }, find('#link-1'));
    expect(dialog()).toBeNull();
  });

  it.each([...markup])('SEC-1 the title %j is text', async (text) => {
    find('#link-2').setAttribute('data-elementor-lightbox-title', text);
    find('#link-2').setAttribute('data-elementor-lightbox-description', text);
    openSlideshow();
    expect(find('.iyim-lightbox-caption strong').textContent).toBe(text.trim());
    expect(find('.iyim-lightbox-caption').querySelector('img, script, iframe, svg')).toBeNull();
  });

  it('RT-18 ends with the page’s behaviours and leaves nothing', () => {
    const before = document.body.innerHTML;
    openSlideshow();
    endBehaviours();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('a page that the library is started on', () => {
  afterEach(stop);

  it('PG-5 shows a link to a picture in the lightbox, whichever widget of the package it has', async () => {
    show('<a id="link-1" href="/print.png" data-elementor-open-lightbox="yes">Print</a>');
    start({ widgets: [countdown] });
    find('#link-1').click();
    await soon(() => expect(dialog()?.open).toBe(true));
    stop();
    expect(dialog()).toBeNull();
  });

  it.each(widgets)('PG-5 gets it from the widget $name', async ({ lightbox }) => {
    expect((await lightbox?.())?.openLightbox).toBe(openLightbox);
  });
});
