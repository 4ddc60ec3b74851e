import { start, stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { unfold, entrance as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { builder, plain, SHEET } from './testing/markup.ts';

const seenNow = () =>
  getComputedStyle(host()).opacity === '1' && host().checkVisibility({ visibilityProperty: true });
const names = () =>
  host()
    .getAnimations()
    .map((each) => (each as CSSAnimation).animationName);

/** Mounts the element; `isBelow` puts it below the viewport. */
const show = (html: string, { isBelow = false, ...options }: Mounting & { isBelow?: boolean } = {}) =>
  mountWidget(
    [widget, unfold],
    `<button>Before</button>${isBelow ? '<div id="above" style="height: 3000px"></div>' : ''}<main>${html}</main>`,
    { lang: 'en', load: null, sheet: SHEET, ...options },
  );

/** Advances the fake clock in steps of a few seconds, because React starts some timers after its next render. */
const passTime = (check: () => void) =>
  soon(async () => {
    await vi.advanceTimersByTimeAsync(3100);
    check();
  });

describe('an entrance animation', () => {
  it.each(['rtl', 'ltr'])(
    'MO-1 an element is animated once when it comes into view, with the page’s own keyframes (%s)',
    async (dir) => {
      const before = await show(builder({ _animation: 'fadeInDown', _animation_delay: 10 }), {
        dir,
        isBelow: true,
      });
      expect([seenNow(), names()]).toEqual([false, []]);
      find('#above').remove();
      await soon(() => expect(host()).toHaveClass('animated', 'fadeInDown'));
      expect(names()).toEqual(['fadeInDown']);
      await soon(() => expect([seenNow(), names()]).toEqual([true, []]));
      expect(host().className).not.toContain('invisible');
      stop();
      expect(document.body.innerHTML).toBe(before.replace(/<div id="above".*?<\/div>/, ''));
    },
  );

  it('MO-1 an entrance uses our keyframes, at the page builder’s speed, if the page lacks them', async () => {
    await show(builder({ animation: 'slideInUp', _animation: 'fadeInDown' }));
    await soon(() => expect(names()).toEqual(['iyim-entrance']));
    expect(host()).toHaveClass('animated', 'slideInUp');
    const [animation] = host().getAnimations();
    expect(animation?.effect?.getTiming().duration).toBe(1250);
    animation?.pause();
    expect(getComputedStyle(host()).translate).toBe('0px 100%');
    animation?.finish();
    expect([getComputedStyle(host()).translate, seenNow()]).toEqual(['none', true]);
  });

  it('MO-1 the animation "none" plays nothing, even if set for the current device only; an unknown name plays a fade-in', async () => {
    await show(builder({ _animation: 'none' }), { isBelow: true });
    expect(seenNow()).toBe(true);
    stop();
    await show(builder({ _animation: 'fadeIn', _animation_mobile: 'none' }), { isBelow: true });
    expect(seenNow()).toBe(window.innerWidth <= 800);
    stop();
    for (const name of ['wd-anim-top-flip-x', 'a"b <c>', 'constructor']) {
      await show(builder({ _animation: name }));
      await soon(() => expect(names()).toEqual(['iyim-entrance']));
      stop();
    }
  });

  it('MO-1 an animation that is set for one device runs only there; invalid settings count as no animation', async () => {
    await show(builder({ _animation_mobile: 'fadeIn' }, { isHidden: false }));
    await soon(() => expect(host().classList.contains('animated')).toBe(window.innerWidth <= 800));
    stop();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder({ _animation: { evil: 1 }, _animation_delay: 'soon' }), { isBelow: true });
    expect(seenNow()).toBe(true);
    expect(warn.mock.calls.length + error.mock.calls.length).toBeGreaterThan(0);
  });
});

describe('an element that was not in view yet', () => {
  it('AY-1 an element that waits for its entrance appears when the focus enters it', async () => {
    await show(plain({ animation: 'fadeIn', animation_delay: 10_000 }), { isBelow: true });
    expect(seenNow()).toBe(false);
    find('body > button').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(find('a'));
    expect(host()).toHaveClass('animated');
  });

  it('MO-1 an element appears even if the browser never reports what is in view', async () => {
    class Silent {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Silent);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(builder({ _animation: 'fadeInDown' }));
    expect(seenNow()).toBe(false);
    await passTime(() => expect(host()).toHaveClass('animated'));
  });

  it('MO-1 an element appears without an entrance animation with reduced motion and in print', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(builder({ _animation: 'fadeIn', _animation_delay: 5000 }), { isBelow: true });
    expect([seenNow(), names()]).toEqual([true, []]);
    stop();
    await emulateMedia({ features: [] });
    await show(builder({ _animation: 'fadeIn' }), { isBelow: true });
    expect(seenNow()).toBe(false);
    await emulateMedia({ media: 'print' });
    expect(seenNow()).toBe(true);
  });

  it('RT-7 an element stays visible if its entrance island fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder({ _animation: 'fadeIn' }));
    stop();
    await show(builder({ _animation: 'fadeIn' }).replace(/data-settings='.*?'/, "data-settings='{'"), {
      state: 'failed',
    });
    expect(seenNow()).toBe(true);
  });
});

describe('beside the page builder’s own script', () => {
  it('RT-26 an entrance leaves its element to the page builder’s script, and shows it if that script does not', async () => {
    vi.stubGlobal('elementorFrontend', {});
    const warn = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(builder({ _animation: 'fadeInDown' }));
    expect(host()).toHaveClass('elementor-invisible');
    expect(warn).toHaveBeenCalledOnce();
    await passTime(() => expect(host()).toHaveClass('animated'));
    expect(host()).not.toHaveClass('elementor-invisible');
  });

  it('RT-26 an entrance restores its server-rendered element for a page builder’s script that starts later', async () => {
    await show(builder({ _animation: 'fadeInDown' }), { isBelow: true });
    window.dispatchEvent(new Event('elementor/frontend/init'));
    await soon(() => expect(host()).toHaveClass('elementor-invisible'));
    expect(host().dataset.iyimEntrance).toBe('left');
  });
});

describe('hosts', () => {
  it('RT-26 RT-28 adopt finds entrance hosts by their class or settings, including hosts of another widget', async () => {
    document.body.innerHTML = `<style>${SHEET}</style><main>
      ${builder({ animation_mobile: 'fadeIn' }, { isHidden: false, rest: 'id="a"' })}
      ${builder({ headline_style: 'x', animation_type: 'clip' }, { isHidden: false, rest: 'id="b"' })}
      <div class="jet-unfold elementor-invisible" id="c" data-settings='{"animation":"fadeInDown"}'><div class="jet-unfold__mask"><div class="jet-unfold__content"><p>Words</p></div></div></div></main>`;
    start({ widgets: [widget, unfold], config: { adopt: true } });
    await soon(() => expect(find('#c')).toHaveClass('animated', 'fadeInDown'));
    expect(['a', 'b', 'c'].map((id) => find(`#${id}`).dataset.widget)).toEqual([
      'entrance',
      undefined,
      'entrance unfold',
    ]);
    await soon(() => expect(find('#c').dataset.widgetState).toBe('mounted'));
  });

  it('RT-9 entrance hosts are transparent for at most eight seconds before they mount, but not with reduced motion', async () => {
    const styles = `<style>${hostStyles}${SHEET}</style>`;
    document.body.innerHTML = `${styles}${builder({ _animation: 'fadeIn' })}`;
    expect(seenNow()).toBe(false);
    for (const each of host().getAnimations()) each.finish();
    expect(seenNow()).toBe(true);
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    document.body.innerHTML = `${styles}${builder({ _animation: 'fadeIn' })}`;
    expect(seenNow()).toBe(true);
  });
});
