import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endBehaviours } from '../../../runtime/src/site/behaviour.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { openLightbox } from './open-lightbox.ts';
import { drag, hover, pinch, swipe, tap } from './testing/gestures.ts';
import {
  button,
  dialog,
  enlarged,
  filmLink,
  image,
  isPressed,
  links,
  loaded,
  openSlideshow,
  part,
  rest,
  show,
  shown,
} from './testing/lightbox-page.ts';
import tall from './testing/tall.svg?no-inline';

const WINDOW = [innerWidth, innerHeight] as const;

/** Resizes the window until the test ends. */
async function resize(width: number, height: number) {
  onTestFinished(() => page.viewport(...WINDOW));
  await page.viewport(width, height);
  await soon(() => expect([innerWidth, innerHeight]).toEqual([width, height]));
}

/** Returns the position of the current picture, in px. */
function place() {
  const { left, top } = image().getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top) };
}

/** Returns the distance of the current slide from its normal position, in px. */
const displaced = () => {
  const { left, width } = part('.gslide-media').getBoundingClientRect();
  const stage = find('.iyim-lightbox-stage').getBoundingClientRect();
  return Math.round(left + width / 2 - stage.left - stage.width / 2);
};

beforeEach(() => show());

describe('gestures on the lightbox’s pictures', () => {
  it('LB-1 the lightbox’s zoom button enlarges a small picture to twice its visible size, even on phones', async () => {
    for (const [width, height] of [
      [1280, 800],
      [375, 700],
    ] as const) {
      await resize(width, height);
      openSlideshow();
      await loaded();
      await userEvent.click(button('zoom'));
      expect(isPressed('zoom')).toBe('true');
      expect(enlarged()).toBeCloseTo(2, 1);
      const before = image().getBoundingClientRect();
      await drag(image(), [[-60, 40]]);
      const after = image().getBoundingClientRect();
      expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-60, 40]);
      expect(shown()).toBe('2');
      await userEvent.click(button('next'));
      expect([shown(), isPressed('zoom')]).toEqual(['3', 'false']);
      expect(image().style.transform).toBe('');
      await userEvent.keyboard('{Escape}');
    }
  });

  it('LB-1 in the lightbox, arrow keys move an enlarged picture while part of it is visible, and do not change the slide', async () => {
    openSlideshow();
    await loaded();
    await userEvent.click(button('zoom'));
    const { left, top } = image().getBoundingClientRect();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    const moved = image().getBoundingClientRect();
    expect([Math.round(moved.left - left), Math.round(moved.top - top)]).toEqual([80, -80]);
    expect(shown()).toBe('2');
    await userEvent.keyboard('{ArrowLeft>40/}');
    expect(image().getBoundingClientRect().left).toBeLessThan(innerWidth);
    await userEvent.click(button('zoom'));
    expect([isPressed('zoom'), enlarged()]).toEqual(['false', 1]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('3');
  });

  it('LB-1 in the lightbox, two fingers enlarge the picture, one finger moves it, and the zoom button restores it', async () => {
    openSlideshow();
    await loaded();
    await pinch(image(), 2.5);
    expect(enlarged()).toBeGreaterThan(1.5);
    expect(isPressed('zoom')).toBe('true');
    const { left } = image().getBoundingClientRect();
    await swipe(image(), -100, 0);
    expect(image().getBoundingClientRect().left).toBeLessThan(left - 50);
    expect([shown(), enlarged() > 1.5]).toEqual(['2', true]);
    await userEvent.click(button('zoom'));
    expect([isPressed('zoom'), enlarged()]).toEqual(['false', 1]);
    await swipe(image(), -160, 0);
    await soon(() => expect(shown()).toBe('1'));
  });

  it('LB-1 in the lightbox, one finger moves a picture that the zoom button has enlarged', async () => {
    openSlideshow();
    await loaded();
    await userEvent.click(button('zoom'));
    const { top } = image().getBoundingClientRect();
    await swipe(image(), 0, -120);
    expect(image().getBoundingClientRect().top).toBeLessThan(top - 50);
    expect([shown(), isPressed('zoom')]).toEqual(['2', 'true']);
  });

  it('LB-1 a vertical swipe closes the lightbox and returns the focus', async () => {
    openSlideshow();
    await loaded();
    await swipe(image(), 0, Math.ceil(innerHeight * 0.4));
    await soon(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(find('#link-2'));
  });

  it('LB-1 a double click enlarges a picture in the lightbox, but not the double click that opened the lightbox', async () => {
    openSlideshow();
    await loaded();
    image().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    image().dispatchEvent(new MouseEvent('dblclick', { detail: 2, bubbles: true }));
    expect(isPressed('zoom')).toBe('false');
    await userEvent.click(image());
    expect(isPressed('zoom')).toBe('false');
    await userEvent.dblClick(image());
    expect(isPressed('zoom')).toBe('true');
    await userEvent.dblClick(image());
    expect(isPressed('zoom')).toBe('false');
    expect(shown()).toBe('2');
  });

  it('LB-1 a swipe does not change the lightbox’s slide while the page is pinch-zoomed', async () => {
    openSlideshow();
    await loaded();
    vi.spyOn(visualViewport as VisualViewport, 'scale', 'get').mockReturnValue(2);
    await swipe(image(), -160, 0);
    expect([shown(), part('.gslide-media').style.transform]).toEqual(['2', '']);
  });

  it('LB-1 a swipe that begins on a control does not change the lightbox’s slide', async () => {
    show(links + filmLink('https://vimeo.com/235215203'));
    openSlideshow(3);
    await userEvent.keyboard('{End}');
    await loaded();
    await swipe(button('play'), 160, 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('8');
    await swipe(button('play'), 160, 0, { below: 60 });
    await soon(() => expect(shown()).toBe('1'));
  });

  it('LB-1 the lightbox’s zoom button enlarges a picture again after a pinch has restored it', async () => {
    openSlideshow();
    await loaded();
    await userEvent.click(button('zoom'));
    await pinch(image(), 0.3);
    expect([isPressed('zoom'), enlarged()]).toEqual(['false', 1]);
    await userEvent.click(button('zoom'));
    expect(isPressed('zoom')).toBe('true');
    expect(enlarged()).toBeCloseTo(2, 1);
    await pinch(image(), 0.3);
    await drag(image(), [[-120, 0]]);
    await soon(() => expect(shown()).toBe('1'));
  });

  it('LB-1 in the lightbox, a finger, arrow keys and the mouse each move an enlarged picture from its current position', async () => {
    openSlideshow();
    await loaded();
    await pinch(image(), 2.5);
    let before = place();
    await swipe(image(), -60, 0);
    expect(place().left).toBeLessThan(before.left - 30);
    before = place();
    await userEvent.keyboard('{ArrowRight}');
    expect(place()).toEqual({ left: before.left - 80, top: before.top });
    before = place();
    await drag(image(), [[50, -40]]);
    expect(place()).toEqual({ left: before.left + 50, top: before.top - 40 });
    const middle = image().style.transform;
    await pinch(image(), 1.2);
    expect(image().style.transform.split(' scale')[0]).toBe(middle.split(' scale')[0]);
    expect(shown()).toBe('2');
  });

  it('LB-1 the lightbox’s zoom button enlarges a large picture to its natural size, at most to 4.5 times its visible size', async () => {
    for (const [height, expected] of [
      [1600, 'its own size'],
      [500, 4.5],
    ] as const) {
      await resize(800, height);
      openLightbox({ url: new URL(tall, location.href).href }, find('#link-1'));
      await loaded();
      await userEvent.click(button('zoom'));
      const { offsetWidth, naturalWidth } = image();
      expect(enlarged()).toBeCloseTo(expected === 4.5 ? 4.5 : naturalWidth / offsetWidth, 1);
      expect(enlarged() > 2.2 && enlarged() < 4.4).toBe(expected !== 4.5);
    }
  });

  it('LB-1 a cancelled pinch enlarges the lightbox’s picture too, and the zoom button becomes pressed', async () => {
    openSlideshow();
    await loaded();
    await pinch(image(), 2.5, { end: 'touchCancel' });
    expect(enlarged()).toBeGreaterThan(1.5);
    await soon(() => expect(isPressed('zoom')).toBe('true'));
  });

  it('LB-1 the lightbox closes without an error right after a two-finger touch', async () => {
    openSlideshow();
    await loaded();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await pinch(image(), 2.5);
    await tap(image());
    endBehaviours();
    vi.runAllTimers();
    expect(dialog()).toBeNull();
  });

  it('LB-1 two fingers can zoom the page, but do not enlarge the lightbox’s picture, if the configuration disables zoom', async () => {
    Object.assign(window, { elementorFrontendConfig: { kit: { lightbox_enable_counter: 'yes' } } });
    openSlideshow();
    await loaded();
    const prevented: boolean[] = [];
    const listen = (event: TouchEvent) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault(); // otherwise the page would stay enlarged in the next tests
    };
    window.addEventListener('touchmove', listen, { passive: false });
    await pinch(image(), 2.5);
    window.removeEventListener('touchmove', listen);
    expect([enlarged(), prevented.length > 0, prevented.includes(true)]).toEqual([1, true, false]);
    expect(getComputedStyle(part('.gslide-media')).touchAction).toBe('auto');
    await userEvent.dblClick(image());
    expect(enlarged()).toBe(1);
    await swipe(image(), -160, 0);
    await soon(() => expect(shown()).toBe('1'));
  });

  it('LB-1 after a drag has changed the lightbox’s slide and the visitor has returned, clicks do not change the slide', async () => {
    openSlideshow();
    await loaded();
    await drag(image(), [[-120, 0]]);
    await soon(() => expect(shown()).toBe('1'));
    await userEvent.keyboard('{ArrowLeft}');
    await loaded();
    expect(shown()).toBe('2');
    await userEvent.dblClick(image());
    expect([shown(), isPressed('zoom')]).toEqual(['2', 'true']);
  });

  it('LB-1 a drag that ends outside the picture changes the lightbox’s slide, and the picture then stops following the mouse', async () => {
    openSlideshow();
    await loaded();
    await drag(image(), [[-170, 168]]);
    await soon(() => expect(shown()).toBe('1'));
    await rest();
    await hover(image());
    expect([shown(), displaced()]).toEqual(['1', 0]);
    await userEvent.click(button('zoom'));
    const beside = innerHeight / 2;
    await drag(image(), [[0, beside]]);
    const before = place();
    await hover(button('zoom'));
    await hover(find('.iyim-lightbox-stage'));
    expect(place()).toEqual(before);
  });

  it('LB-1 the right mouse button drags neither the lightbox’s slides nor an enlarged picture', async () => {
    openSlideshow();
    await loaded();
    await drag(image(), [[-120, 0]], 'right');
    await hover(image());
    expect([shown(), displaced()]).toEqual(['2', 0]);
    await userEvent.click(button('zoom'));
    const before = place();
    await drag(image(), [[-60, 40]], 'right');
    await hover(image());
    expect(place()).toEqual(before);
  });

  it('LB-1 a tap on a picture after a vertical swipe on a video does not close the lightbox', async () => {
    show(filmLink('https://vimeo.com/235215203') + links);
    openSlideshow(1);
    await userEvent.keyboard('{Home}');
    await soon(() => expect(shown()).toBe('8'));
    await loaded();
    await swipe(part('.gslide-media'), 0, Math.ceil(innerHeight * 0.35), { below: 90 });
    await userEvent.keyboard('{ArrowLeft}');
    await loaded();
    expect(shown()).toBe('1');
    await tap(image());
    await rest();
    expect([dialog()?.open, shown()]).toEqual([true, '1']);
  });

  it('LB-1 the lightbox’s slide returns to its place after a cancelled swipe, and the next tap does not change the slide', async () => {
    openSlideshow();
    await loaded();
    await swipe(image(), -160, 0, { end: 'touchCancel' });
    await rest();
    expect([shown(), displaced()]).toEqual(['2', 0]);
    expect(getComputedStyle(part('.gslide-media')).opacity).toBe('1');
    const ended = vi.fn();
    window.addEventListener('touchend', ended, { once: true });
    await tap(image());
    await soon(() => expect(ended).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve)); // glightbox handles touches in a later task
    await rest();
    expect([shown(), displaced(), dialog()?.open]).toEqual(['2', 0, true]);
  });
});
