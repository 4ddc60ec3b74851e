import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { endBehaviours } from '../../../runtime/src/site/behaviour.ts';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { markup, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import * as catalogue from '../../bundle/catalogue.ts';
import { openLightbox } from './open-lightbox.ts';
import { drag, swipe } from './testing/gestures.ts';
import {
  button,
  dialog,
  filmLink,
  image,
  isPressed,
  links,
  loaded,
  openSlideshow,
  part,
  picture,
  rest,
  show,
  shown,
} from './testing/lightbox-page.ts';
import tall from './testing/tall.svg?no-inline';

const widgets = Object.values(catalogue);

const copy = `<div class="swiper-slide-duplicate">${links.replaceAll('id="link', 'id="copy')}</div>`;

beforeEach(() => show());

describe.each(['rtl', 'ltr'] as const)('the lightbox, %s', (dir) => {
  it('LB-1 the lightbox shows a picture with its texts above the page, without axe violations', async () => {
    show(copy + links, dir);
    openSlideshow();
    expect(dialog()?.matches(':modal')).toBe(true);
    expect(dialog()?.getAttribute('aria-label')).toBe('Print 2');
    expect(shown()).toBe('2');
    expect(part('figcaption').textContent).toBe('Print 2On paper');
    expect(find('.iyim-lightbox-count').textContent).toBe(dir === 'rtl' ? '2 מתוך 3' : '2 of 3');
    expect(document.activeElement).toBe(button('close'));
    await loaded();
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('LB-1 arrow keys change the lightbox’s slide in the text direction; Home and End show the first and the last slide', async () => {
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

  it('LB-1 a swipe or drag shows the slide that it pulls into the lightbox, even past the ends; "next" is at the end of the line', async () => {
    show(links, dir);
    openSlideshow();
    await loaded();
    await swipe(image(), -160, 0);
    await soon(() => expect(shown()).toBe(dir === 'rtl' ? '1' : '3'));
    await loaded();
    await swipe(image(), -160, 0);
    await soon(() => expect(shown()).toBe(dir === 'rtl' ? '3' : '1'));
    await loaded();
    await drag(image(), [[120, 0]]);
    await soon(() => expect(shown()).toBe(dir === 'rtl' ? '1' : '3'));
    const [next, previous] = [button('next'), button('previous')].map(
      (el) => el.getBoundingClientRect().left,
    );
    expect((next ?? 0) > (previous ?? 0)).toBe(dir === 'ltr');
  });

  it('LB-1 the lightbox moves slides in the text direction, even from the last to the first', async () => {
    show(links, dir);
    openSlideshow();
    await loaded();
    const from = dir === 'rtl' ? 'Left' : 'Right';
    for (const number of ['3', '1']) {
      button('next').click(); // `userEvent.click` may take longer than the animation
      await soon(() => expect(shown()).toBe(number));
      expect(find('.gslide.current').classList).toContain(`gslideIn${from}`);
      await rest();
    }
    button('previous').click();
    await soon(() => expect(shown()).toBe('3'));
    expect(find('.gslide.current').classList).toContain(`gslideIn${dir === 'rtl' ? 'Right' : 'Left'}`);
  });
});

describe('the lightbox', () => {
  it('LB-1 the lightbox’s buttons change the slide, even past the ends', async () => {
    openSlideshow(3);
    await userEvent.click(button('next'));
    expect(shown()).toBe('1');
    await userEvent.click(button('previous'));
    expect(shown()).toBe('3');
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(button('close'))],
    ['the background', () => userEvent.click(part('figure'), { position: { x: 3, y: 3 } })],
  ])('LB-1 %s closes the lightbox and returns the focus', async (_, close) => {
    openSlideshow();
    await loaded();
    await close();
    await soon(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(find('#link-2'));
  });

  it('LB-1 the lightbox shows a picture that is not in a slideshow without arrows and counter', () => {
    openLightbox({ url: picture(9) }, find('#link-1'));
    expect(shown()).toBe('9');
    expect(document.querySelector('.iyim-lightbox-next')).toBeNull();
    expect(document.querySelector('.iyim-lightbox-count')).toBeNull();
  });

  it('LB-1 the lightbox orders slides by the indexes of their links', () => {
    show(links);
    for (const number of [1, 2, 3])
      find(`#link-${number}`).dataset.elementorLightboxIndex = String(3 - number);
    openSlideshow(3);
    expect(find('.iyim-lightbox-count').textContent).toBe('1 מתוך 3');
  });

  it('LB-1 the lightbox shows the caption below the picture, whatever the heights of picture and caption', async () => {
    find('#link-2').setAttribute('data-elementor-lightbox-description', 'On paper. '.repeat(400));
    find('#link-2').setAttribute('href', tall);
    openLightbox({ url: find<HTMLAnchorElement>('#link-2').href, slideshow: 'prints' }, find('#link-2'));
    await loaded();
    const [stage, caption, picture] = [find('.iyim-lightbox-stage'), part('figcaption'), image()].map(
      (element) => element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(picture.top).toBeGreaterThanOrEqual(stage.top);
    expect(caption.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(caption.bottom).toBeLessThanOrEqual(stage.bottom);
    expect(picture.height).toBeGreaterThan(stage.height / 2);
    expect(picture.height / picture.width).toBeCloseTo(10, 0);
    // The maximum is a length, because a percentage of the row's height did not limit the picture in WebKit.
    expect(getComputedStyle(image()).maxBlockSize).toMatch(/px$/);
  });

  it('LB-1 the lightbox shows its picture on pages whose style sheets reset figures and pictures', async () => {
    const reset = document.createElement('style');
    reset.textContent =
      'figure { display: block; margin: 0 } img { display: block; height: auto; max-width: 100% }';
    document.head.append(reset);
    onTestFinished(() => reset.remove());
    show();
    openSlideshow();
    await loaded();
    expect(image().getBoundingClientRect().height).toBeGreaterThan(50);
  });

  it('LB-1 the focus stays in the lightbox, which still handles keys, when the focused button is removed', async () => {
    show(links + filmLink('https://shop.test/film.mp4'));
    openSlideshow(1);
    await loaded();
    button('zoom').focus();
    await userEvent.keyboard('{End}');
    expect(document.querySelector('.iyim-lightbox-zoom')).toBeNull();
    await soon(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Home}');
    expect(shown()).toBe('1');
  });

  it('LB-1 the focus stays in the lightbox, and arrow keys still work, when "try again" is clicked', async () => {
    show(links.replaceAll(picture(2), new URL('/missing/none.png', location.href).href));
    openSlideshow(1);
    await userEvent.keyboard('{ArrowLeft}');
    await soon(() => expect(part('.iyim-retry-notice-retry').offsetWidth).toBeGreaterThan(0));
    part('.iyim-retry-notice-retry').focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('3');
  });

  it('LB-1 the focus stays in the lightbox, and arrow keys still work, when a focused video fails', async () => {
    // Holds the request, so that the video fails only when the test fires `error`.
    const session = cdp() as unknown as { send(method: string, params?: object): Promise<unknown> };
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/missing/none.mp4' }] });
    onTestFinished(() => void session.send('Fetch.disable'));
    show(links + filmLink(new URL('/missing/none.mp4', location.href).href));
    openSlideshow(1);
    await userEvent.keyboard('{ArrowRight}');
    part('video').focus();
    part('video').dispatchEvent(new Event('error'));
    await soon(() => expect(part('[role="alert"]').offsetWidth).toBeGreaterThan(0));
    await soon(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('1');
  });

  it('LB-1 the lightbox focuses the share button again when Escape closes the share links', async () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    openSlideshow();
    button('share').focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(document.activeElement).toBe(find('.iyim-lightbox-links a'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('share'));
    await userEvent.keyboard('{Enter}{Tab}{ArrowLeft}');
    await soon(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('1');
  });

  it('LB-1 nothing changes in the lightbox when the browser refuses full screen', async () => {
    const errors = vi.fn();
    window.addEventListener('unhandledrejection', errors);
    openSlideshow();
    await loaded();
    const refuse = vi
      .spyOn(Element.prototype, 'requestFullscreen')
      .mockRejectedValue(new TypeError('Permissions check failed'));
    await userEvent.click(button('fullscreen'));
    expect(refuse).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isPressed('fullscreen')).toBe('false');
    expect(dialog()?.open).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    window.removeEventListener('unhandledrejection', errors);
  });

  it('LB-1 the full-screen button makes the lightbox fill the screen, and Escape leaves full screen before it closes the lightbox', async () => {
    openSlideshow();
    await loaded();
    await userEvent.click(button('fullscreen'));
    await soon(() => expect(isPressed('fullscreen')).toBe('true'));
    expect(document.fullscreenElement).toBe(find('.iyim-lightbox-frame'));
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(isPressed('fullscreen')).toBe('false'));
    expect(dialog()?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(dialog()).toBeNull());
  });

  it('LB-1 the lightbox changes slides, and resets them after short drags, without motion for visitors who prefer reduced motion', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    openSlideshow();
    await loaded();
    const begun = vi.fn();
    document.addEventListener('transitionrun', begun);
    onTestFinished(() => document.removeEventListener('transitionrun', begun));
    await drag(image(), [[20, 0]]);
    await swipe(image(), 20, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(begun).not.toHaveBeenCalled();
    await userEvent.click(button('next'));
    expect([shown(), document.getAnimations().length]).toEqual(['3', 0]);
    expect(document.querySelectorAll('.gslide.prev')).toHaveLength(0);
  });

  it('LB-1 the lightbox handles each of several quick clicks on "next" before the pictures have loaded', async () => {
    show(links.replaceAll(picture(3), new URL('/missing/slow.png', location.href).href));
    openSlideshow(1);
    const next = button('next');
    for (let press = 0; press < 5; press += 1) next.click(); // all in one task, so that nothing renders between the clicks
    await rest();
    await soon(() => expect(document.querySelectorAll('.gslide.current, .gslide.prev')).toHaveLength(1));
    expect(image().src).toContain('slow.png');
    expect(find('.iyim-lightbox-status').textContent).toContain('Print 3');
  });

  it('LB-1 the lightbox’s download button downloads the current picture', async () => {
    openSlideshow(1);
    const link = find<HTMLAnchorElement>('.iyim-lightbox-download');
    expect([link.href, link.hasAttribute('download')]).toEqual([picture(1), true]);
    await userEvent.click(button('next'));
    expect(link.href).toBe(picture(2));
  });

  it('LB-1 the lightbox’s download button opens a cross-origin picture in a new tab', () => {
    show(links.replaceAll(picture(2), 'https://cdn.test/print.png'));
    openLightbox({ url: 'https://cdn.test/print.png', slideshow: 'prints' }, find('#link-2'));
    const { href, target, rel } = find<HTMLAnchorElement>('.iyim-lightbox-download');
    expect([href, target, rel]).toEqual(['https://cdn.test/print.png', '_blank', 'noopener']);
  });

  it.each(['rtl', 'ltr'] as const)(
    'LB-1 the lightbox’s controls and share links fit into a window of 320 px, %s',
    async (dir) => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      const size = [innerWidth, innerHeight] as const;
      onTestFinished(async () => {
        Reflect.deleteProperty(navigator, 'share');
        await page.viewport(...size);
      });
      await page.viewport(320, 568);
      await soon(() => expect(innerWidth).toBe(320));
      show(links, dir);
      openSlideshow();
      await loaded();
      await userEvent.click(button('share'));
      const controls = [...document.querySelectorAll('.iyim-lightbox :is(button, a, .iyim-lightbox-count)')];
      const boxes = controls.map((control) => control.getBoundingClientRect());
      expect(boxes).toHaveLength(11);
      for (const [at, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(4);
        expect(box.right).toBeLessThanOrEqual(316);
        const overlapped = boxes.filter(
          (other, place) =>
            place > at &&
            other.left < box.right - 1 &&
            other.right > box.left + 1 &&
            other.top < box.bottom - 1 &&
            other.bottom > box.top + 1,
        );
        expect(overlapped).toEqual([]);
      }
    },
  );

  it('LB-1 the lightbox shares the page’s address without the parameters that change the cart', async () => {
    const before = location.href;
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    history.replaceState(null, '', '?lang=he&add-to-cart=7');
    openSlideshow();
    await userEvent.click(button('share'));
    history.replaceState(null, '', before);
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    expect(share).toHaveBeenCalledWith({
      title: 'Print 2',
      url: `${location.origin}${location.pathname}?lang=he`,
    });
  });

  it('LB-1 the lightbox shares with the browser’s share function, or with links to networks if the browser lacks it', async () => {
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
    expect(hrefs).toHaveLength(3);
    expect(hrefs[2]).toContain(encodeURIComponent(picture(2)));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(find('.iyim-lightbox-links a'));
    expect(open).toHaveBeenCalledWith(hrefs[0], '_blank', expect.stringContaining('width=640,height=480'));
    const isClosed = () => document.querySelector('.iyim-lightbox-links') === null;
    await userEvent.keyboard('{ArrowLeft}');
    expect([shown(), isClosed(), button('share').getAttribute('aria-expanded')]).toEqual([
      '3',
      true,
      'false',
    ]);
    await userEvent.click(button('share'));
    await userEvent.keyboard('{Escape}');
    expect([isClosed(), dialog()?.open]).toEqual([true, true]);
    await userEvent.click(button('share'));
    await userEvent.click(button('zoom'));
    expect(isClosed()).toBe(true);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('LB-1 the lightbox reports no error when the visitor cancels sharing', async () => {
    Object.defineProperty(navigator, 'share', {
      value: async () => Promise.reject(new DOMException('Share canceled', 'AbortError')),
      configurable: true,
    });
    openSlideshow();
    await userEvent.click(button('share'));
    expect(dialog()?.open).toBe(true);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('LB-1 the lightbox shows a hosted video with the browser’s controls and without zoom', () => {
    openLightbox({ type: 'video', videoType: 'hosted', url: 'https://shop.test/film.mp4' }, find('#link-1'));
    const video = find<HTMLVideoElement>('video');
    expect([video.controls, video.src]).toEqual([true, 'https://shop.test/film.mp4']);
    expect(document.querySelector('.iyim-lightbox-zoom, .iyim-lightbox-download')).toBeNull();
  });

  it('LB-1 the lightbox replaces a failed video with a message and a button that tries again', async () => {
    openLightbox(
      { type: 'video', videoType: 'hosted', url: `${location.origin}/missing/none.mp4` },
      find('#link-1'),
    );
    await soon(() => expect(part('[role="alert"]').textContent).toBe('לא הצלחנו להציג את הסרטון.'));
    expect(document.querySelector('video')).toBeNull();
    await userEvent.click(part('.iyim-retry-notice button'));
    expect(document.querySelector('video, [role="alert"]')).not.toBeNull();
  });

  it('LB-1 the lightbox replaces a failed picture with a message and a button that tries again', async () => {
    openLightbox({ url: new URL('/missing/none.png', location.href).href }, find('#link-1'));
    await soon(() => expect(part('[role="alert"]').textContent).toBe('לא הצלחנו להציג את התמונה.'));
    part('.iyim-retry-notice button').click();
    await Promise.resolve(); // React has rendered; the second failure has not arrived yet
    expect(part('figure').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    image().src = picture(1); // simulates that the server has the picture now
    await loaded();
    await soon(() => expect(part('figure').hasAttribute('aria-busy')).toBe(false));
    expect(getComputedStyle(image()).visibility).toBe('visible');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
  });

  it('LB-1 the lightbox shows all elements of a slideshow, starting at the clicked one, without copies', async () => {
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

  it('LB-1 the lightbox shows only the clicked gallery’s pictures if the galleries in the items of a loop have the same id', () => {
    const gallery = (...numbers: number[]) =>
      `<div class="elementor-element" data-id="abc1234">${numbers
        .map(
          (n) =>
            `<a id="p${n}" href="${picture(n)}" data-elementor-lightbox-slideshow="all_abc1234"><img src="${picture(n)}" alt="${n}"></a>`,
        )
        .join('')}</div>`;
    show(gallery(1, 2) + gallery(3, 4, 5));
    openLightbox({ url: find<HTMLAnchorElement>('#p4').href, slideshow: 'all_abc1234' }, find('#p4'));
    expect(find('.iyim-lightbox-count').textContent).toBe('2 מתוך 3');
  });

  it('LB-1 the lightbox requests nothing from a provider until the visitor plays the video', async () => {
    show(links + filmLink('https://vimeo.com/235215203', 'data-elementor-lightbox-title="Glazing"'));
    openSlideshow(3);
    await userEvent.keyboard('{End}');
    expect(document.querySelector('iframe')).toBeNull();
    expect(shown()).toBe('8'); // the video's poster
    expect(document.querySelectorAll('.gslide.current')).toHaveLength(1);
    expect(button('play').ariaLabel).toBe('הפעלת הסרטון: Glazing');
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
  ])('LB-1 the caption of a link without texts comes from the sources in %j', (kit, title, description) => {
    Object.assign(window, { elementorFrontendConfig: { kit } });
    show(
      `<figure><a id="link-1" href="${picture(1)}"><img src="${picture(1)}" title="קוראת" alt="אישה ליד חלון"></a><figcaption>הדפס</figcaption></figure>`,
    );
    openLightbox({ url: picture(1) }, find('#link-1'));
    const text = (part: string) =>
      document.querySelector(`.iyim-lightbox-caption ${part}`)?.textContent ?? '';
    expect([text('strong'), text('span')]).toEqual([title, description === 'alt' ? '' : description]);
  });

  it('LB-1 the lightbox shows no caption if the builder’s caption sources are empty', () => {
    const kit = { lightbox_title_src: '', lightbox_description_src: '' };
    Object.assign(window, { elementorFrontendConfig: { kit } });
    openSlideshow();
    expect(document.querySelector('.iyim-lightbox-caption')).toBeNull();
    expect(dialog()?.getAttribute('aria-label')).toBe('Print 2');
  });

  it.each([
    ['zoomIn', 'animated zoomIn'],
    ['none', ''],
    ['x onload=1', ''],
    [{ a: 1 }, ''],
  ])('LB-1 the lightbox’s entrance animation %j adds the classes "%s"', (entranceAnimation, classes) => {
    openLightbox({ url: picture(1), modalOptions: { entranceAnimation } }, find('#link-1'));
    expect([...find('.iyim-lightbox-frame').classList].slice(1).join(' ')).toBe(classes);
  });

  it.each([...scriptUrls])('SEC-2 openLightbox opens nothing for the address %j', (url) => {
    openLightbox({ url }, find('#link-1'));
    openLightbox({ type: 'video', videoType: 'hosted', url }, find('#link-1'));
    expect(dialog()).toBeNull();
  });

  it.each([...markup])('SEC-1 the lightbox shows the title %j as text', async (text) => {
    find('#link-2').setAttribute('data-elementor-lightbox-title', text);
    find('#link-2').setAttribute('data-elementor-lightbox-description', text);
    openSlideshow();
    expect(part('figcaption strong').textContent).toBe(text.trim());
    expect(part('figcaption').querySelector('img, script, iframe, svg')).toBeNull();
  });

  it('RT-18, AY-1 the lightbox restores the page byte for byte, however it is closed', async () => {
    document.head.insertAdjacentHTML('beforeend', '<style class="gcss-styles"></style>'); // simulates a page that has loaded glightbox itself
    const html = () => document.documentElement.outerHTML;
    const fetched = () => document.querySelectorAll('link, script').length;
    const [before, count] = [html(), fetched()];
    for (const end of [endBehaviours, () => userEvent.keyboard('{Escape}')]) {
      openSlideshow();
      await loaded();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await userEvent.click(button('next'));
      await swipe(image(), -160, 0);
      expect(fetched()).toBe(count);
      await end();
      await soon(() => expect(dialog()).toBeNull());
      expect(html()).toBe(before);
      vi.runAllTimers(); // glightbox may have pending timers
      vi.useRealTimers();
      expect(html()).toBe(before);
    }
  });

  it('RT-7 the lightbox closes after a failure inside it, which is reported once, and can be opened again', async () => {
    const errors = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('iyim:error', errors);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.defineProperty(navigator, 'share', {
      get: () => () => {
        throw new Error('no sharing here');
      },
      configurable: true,
    });
    openSlideshow();
    button('share').click();
    await soon(() => expect(dialog()).toBeNull());
    expect(errors).toHaveBeenCalledOnce();
    expect(errors.mock.calls[0]?.[0].target).toBe(find('#link-2'));
    document.removeEventListener('iyim:error', errors);
    Reflect.deleteProperty(navigator, 'share');
    openSlideshow();
    expect(dialog()?.open).toBe(true);
  });

  it('RT-7 a failure in a lightbox that is already closed does not close the open one', async () => {
    const errors = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('iyim:error', errors);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fail = (_: Error) => {};
    const sharing = new Promise((_, reject) => {
      fail = reject;
    });
    Object.defineProperty(navigator, 'share', {
      get: () => () => ({ catch: () => sharing }),
      configurable: true,
    });
    openSlideshow();
    button('share').click();
    fail(new Error('too late'));
    openSlideshow(1);
    await soon(() => expect(errors).toHaveBeenCalledOnce());
    expect(dialog()?.open).toBe(true);
    document.removeEventListener('iyim:error', errors);
    Reflect.deleteProperty(navigator, 'share');
  });
});

it.each([
  ['rtl', ['שיתוף', 'הורדת התמונה', 'הגדלה', 'מסך מלא', 'סגירה', 'הקודם', 'הבא', 'תצוגה מוגדלת']],
  ['ltr', ['Share', 'Download image', 'Zoom', 'Full screen', 'Close', 'Previous', 'Next', 'Enlarged view']],
] as const)('LB-1 the lightbox names its controls in the page’s language, %s', (dir, names) => {
  show(links.replaceAll(/data-elementor-lightbox-(title|description)="[^"]*"/g, ''), dir);
  openSlideshow();
  const parts = ['share', 'download', 'zoom', 'fullscreen', 'close', 'previous', 'next'].map(button);
  expect([...parts, dialog()].map((control) => control?.ariaLabel)).toEqual(names);
});

describe('a page with the started library', () => {
  it('PG-5 a linked picture opens in the lightbox if the page has any widget of the package', async () => {
    show('<a id="link-1" href="/print.png" data-elementor-open-lightbox="yes">Print</a>');
    start({ widgets: [catalogue.countdown] });
    find('#link-1').click();
    await soon(() => expect(dialog()?.open).toBe(true));
    stop();
    expect(dialog()).toBeNull();
  });

  it.each(widgets)('PG-5 the widget $name brings the lightbox', async ({ page }) => {
    expect((await page?.lightbox?.())?.openLightbox).toBe(openLightbox);
  });
});
