import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { sticky, motion as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { builder, plain } from './testing/markup.ts';

const host = () => find('[data-widget~=motion]');
const moved = () => document.querySelector('.elementor-motion-effects-element') as HTMLElement;
const layer = () => document.querySelector<HTMLElement>('.elementor-motion-effects-layer');
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const up = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' };
const fading = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_opacity_effect: 'yes' };
const backUp = {
  background_motion_fx_motion_fx_scrolling: 'yes',
  background_motion_fx_translateY_effect: 'yes',
};

/** Mounts `html` 500 px below the top of the window, which is 800 px high, on a page of 3000 px. */
const show = (html: string, { dir = 'rtl' } = {}) =>
  mountWidget(
    [widget, sticky],
    `<div style="height: 500px" id="above"></div><main>${html}</main><div style="height: 2300px"></div>`,
    { dir, lang: 'en', sheet: 'body, p { margin: 0 } * { transition: none !important }' },
  );

const shift = () => moved().style.translate;

beforeEach(() => page.viewport(1600, 800));

describe('an element that moves', () => {
  it.each(['rtl', 'ltr'])(
    'MO-1 an element with a motion effect moves with the page while it is visible, and stop() restores it (%s)',
    async (dir) => {
      const before = await show(builder(up), { dir });
      expect(moved()).toHaveClass('elementor-widget-container');
      // The element has passed 300 px of its scroll distance of 1000 px.
      expect(shift()).toBe('0px 80px');
      scrollTo(200);
      await soon(() => expect(shift()).toBe('0px'));
      scrollTo(600);
      await soon(() => expect(shift()).toBe('0px -160px'));
      stop();
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('MO-1 the host of a motion effect moves itself if it has no inner container', async () => {
    await show(builder(up, { inner: 'Words' }));
    expect(moved()).toBe(host());
  });

  it('MO-1 motion effects measure no layout on scroll, and do not move elements outside the window', async () => {
    await show(builder({ ...up, motion_fx_motion_fx_mouse: 'yes', motion_fx_mouseTrack_effect: 'yes' }));
    await twoFrames(); // until observers have reported the element's first size
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    scrollTo(400);
    await soon(() => expect(shift()).toBe('0px -80px'));
    scrollTo(2000);
    await soon(() => expect(shift()).not.toBe('0px -80px'));
    const left = shift();
    scrollTo(2100);
    await twoFrames();
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: 0 }));
    await twoFrames();
    expect([shift(), measured.mock.calls.length]).toEqual([left, 0]);
  });

  it('MO-1 a moving element’s position is measured again when the page’s height changes or a script requests it', async () => {
    await show(builder(up));
    find('#above').style.height = '300px';
    await soon(() => expect(shift()).toBe('0px'));
    find('#above').style.height = '500px';
    window.dispatchEvent(new Event('elementor-pro/motion-fx/recalc'));
    await soon(() => expect(shift()).toBe('0px 80px'));
  });

  it('MO-1 a moving element’s position is measured again 200 ms after the last resize of the window', async () => {
    await show(builder(up));
    await twoFrames(); // until observers have reported the element's first size
    holdTimers();
    find('main').style.cssText = 'position: relative; top: -200px';
    window.dispatchEvent(new Event('resize'));
    await twoFrames();
    vi.advanceTimersByTime(199);
    await twoFrames();
    expect(shift()).toBe('0px 80px');
    vi.advanceTimersByTime(1);
    await soon(() => expect(shift()).toBe('0px'));
  });

  it('MO-1 faded text is opaque again 250 ms after the last scroll', async () => {
    await show(builder(fading));
    holdTimers();
    let top = 200;
    await soon(async () => {
      top = 401 - top;
      scrollTo(top);
      await twoFrames();
      expect(moved().style.opacity).toBe('0.5');
    });
    vi.advanceTimersByTime(249);
    await twoFrames();
    expect(moved().style.opacity).toBe('0.5');
    vi.advanceTimersByTime(1);
    await soon(() => expect(moved().style.opacity).toBe('1'));
  });

  it('MO-1 with motion_fx_range page, an element moves with the page’s scroll position', async () => {
    await show(builder({ ...up, motion_fx_range: 'page' }));
    expect(shift()).toBe('0px 200px');
  });

  it('MO-1 an element with a pointer effect moves with a mouse, but not with touch', async () => {
    await show(
      builder({
        motion_fx_motion_fx_mouse: 'yes',
        motion_fx_mouseTrack_effect: 'yes',
        motion_fx_tilt_effect: 'yes',
      }),
    );
    const point = (pointerType: string, clientX: number) =>
      window.dispatchEvent(new PointerEvent('pointermove', { pointerType, clientX, clientY: 400 }));
    await soon(() => {
      point('mouse', 1600);
      expect(shift()).toBe('-50px');
    });
    expect(moved().style.transform).toBe('perspective(1200px) rotateX(0deg) rotateY(20deg)');
    point('touch', 0);
    point('mouse', 800);
    await soon(() => expect(shift()).toBe('0px'));
  });

  it('MO-1 text with a fading effect is faded only while the page scrolls', async () => {
    await show(builder(fading));
    const seen: string[] = [];
    expect(moved().style.opacity).toBe('1');
    const { style } = moved();
    const observer = new MutationObserver(() => seen.push(style.opacity));
    observer.observe(moved(), { attributes: true });
    let top = 200;
    await soon(() => {
      // Scrolls repeatedly, because a browser may report late that the element is visible.
      top = 401 - top;
      scrollTo(top);
      expect(seen).toContain('0.5');
    });
    await soon(() => expect(moved().style.opacity).toBe('1'));
    observer.disconnect();
  });

  it('MO-1 an element with a fading effect but without text stays faded when the page does not scroll', async () => {
    await show(builder(fading, { inner: '<div class="elementor-widget-container"><img alt="" /></div>' }));
    expect(moved().style.opacity).toBe('0.17');
  });

  it.each(['rtl', 'ltr'])(
    'MO-1 a background with a motion effect moves in a separate layer behind the content (%s)',
    async (dir) => {
      const before = await show(builder(backUp), { dir });
      expect(host()).toHaveClass('elementor-motion-effects-element-type-background');
      expect(document.querySelector('.elementor-motion-effects-element')).toBe(null);
      const [outer, inner] = [host(), layer() as HTMLElement].map((each) => each.getBoundingClientRect());
      expect([inner?.left, inner?.width, Math.round(inner?.height ?? 0)]).toEqual([
        outer?.left,
        outer?.width,
        280,
      ]);
      expect((inner?.top ?? 0) < (outer?.top ?? 0)).toBe(true);
      expect(document.elementFromPoint(800, 510)?.closest('.elementor-motion-effects-container')).toBe(null);
      stop();
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('RT-23 with reduced motion, motion effects move neither an element nor its background', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(builder({ ...up, ...backUp }));
    expect([host().querySelector('[style*=translate]'), layer()]).toEqual([null, null]);
  });

  it('MO-1 an element with a motion effect is not moved in print', async () => {
    await show(builder(up));
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(moved()).translate).toBe('none');
  });

  it('MO-1 an element with a motion effect moves only on the configured devices', async () => {
    await show(builder({ ...up, motion_fx_devices: ['desktop'] }));
    expect(moved()).not.toBe(null);
    await page.viewport(900, 800);
    await soon(() => expect(moved()).toBe(null));
  });

  it('MO-1 an element with motion and sticky effects moves and sticks', async () => {
    const before = await show(
      builder(
        { ...up, sticky: 'top' },
        { inner: 'Words', rest: 'data-widget="motion sticky" data-widget-load="load"' },
      ),
    );
    scrollTo(700);
    await soon(() =>
      expect(host()).toHaveClass('elementor-sticky--active', 'elementor-motion-effects-element'),
    );
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-26 an element with a motion effect is left alone if the original’s script is on the page, which is logged once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    Object.assign(window, { elementorFrontend: {}, elementorProFrontend: {} });
    await show(builder({ ...up, ...backUp }));
    expect([moved(), layer(), info.mock.calls.length]).toEqual([null, null, 1]);
  });

  it('MO-1 an element does not move if the switch of its motion effect is invalid', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(plain({ motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: '<b>' }));
    expect(moved()).toBe(null);
  });
});
