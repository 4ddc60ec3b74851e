import { stop } from '@iyim/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { vectorAnimation as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import { honest } from './testing/honest-drawings.ts';
import { builder, fileOf, plain, plugin, square } from './testing/markup.ts';

const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector);
const group = () => find<SVGGElement>('.iyim-animation svg > g > g');
/** Returns the position of the square, between 0 and 200. */
const place = () => Math.round(Number(/,([\d.]+),50\)/.exec(at())?.[1]));
const at = () => group()?.getAttribute('transform') ?? '';
const button = () => find('.iyim-animation-stop');

/** Serves an animation at an http URL, because other URLs are not requested. */
function serve(animation: object | string): string {
  const url = '/animation.test.json';
  const text = typeof animation === 'string' ? animation : JSON.stringify(animation);
  vi.stubGlobal('fetch', async () => new Response(text));
  return url;
}

const errors: unknown[] = [];
async function show(html: string, options: Mounting = {}): Promise<void> {
  document.addEventListener('iyim:error', (event) => errors.push((event as CustomEvent).detail), {
    once: true,
  });
  await mountWidget(widget, `<main style="inline-size: 200px">${html}</main>`, { load: null, ...options });
}
/** Moves the pointer away from the drawing, where clicks in other tests have left it. */
async function movePointerAway(): Promise<void> {
  document.body.innerHTML = '<p style="position: fixed; inset: auto 0 0 auto">away</p>';
  await userEvent.hover(document.body.firstElementChild as HTMLElement);
}
const drawn = () => soon(() => expect(at()).not.toBe(''));

afterEach(() => {
  errors.length = 0;
});

describe('an animation', () => {
  it.each(['rtl', 'ltr'])(
    'LO-1 an animation in view plays once to its end, and is decoration: %s',
    async (dir) => {
      const source_json = { url: serve(square()) };
      await show(builder({ source_json, play_speed: { size: 20 } }), { dir });
      await soon(() => expect(place()).toBe(180));
      expect(find('.iyim-animation')?.ariaHidden).toBe('true');
      expect(find('.e-lottie__caption')?.textContent).toBe('Wheel at work');
      expect(find('.iyim-animation')?.getBoundingClientRect().height).toBe(100);
      expect(button()).toBeNull();
      expect(find('[style*=javascript], style[f-origin]')).toBeNull();
      expect('lottie' in window || 'bodymovin' in window).toBe(false);
    },
  );

  it('RT-9 an animation keeps its size in a theme that styles pictures', async () => {
    const source_json = { url: serve(square()) };
    const theme = '<style>img, svg { display: inline-block; margin-bottom: 16px }</style>';
    await show(theme + builder({ source_json }));
    await drawn();
    expect(find('.iyim-animation')?.getBoundingClientRect().height).toBe(100);
  });

  it('LO-1 an animation with reverse_animation plays forwards and back, and stops at its start', async () => {
    const path = serve(square());
    await show(builder({ path, play_speed: 20, reverse_animation: 'yes' }));
    const seen = new Set<number>();
    await soon(() => {
      seen.add(place() || 0);
      expect(Math.max(...seen)).toBeGreaterThan(100);
      expect(place()).toBe(20);
    });
  });

  it('LO-1 an animation plays only the frames between start_point and end_point', async () => {
    const path = serve(square());
    await show(builder({ path, play_speed: 20, start_point: { size: 20 }, end_point: { size: 60 } }));
    await drawn();
    const seen = new Set<number>();
    await soon(() => {
      seen.add(Number(place()));
      expect(place()).toBeGreaterThan(95);
    });
    expect(Math.min(...seen)).toBeGreaterThan(50);
    expect(place()).toBeLessThan(130);
  });

  it('LO-1 an animation is fetched when it is within 200 px of the window', async () => {
    const path = serve(square());
    const fetched = vi.spyOn(globalThis, 'fetch');
    await show(
      `<div style="position: absolute; inline-size: 200px; inset-block-start: calc(100vh + 204px); padding-block-end: 100vh">${builder({ path }, { caption: '' })}</div>`,
    );
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    expect(fetched).not.toHaveBeenCalled();
    scrollTo(0, 8);
    await soon(() => expect(fetched).toHaveBeenCalledOnce());
    scrollTo(0, 0);
  });

  it('LO-1 an animation is fetched immediately without lazyload', async () => {
    const path = serve(square());
    const fetched = vi.spyOn(globalThis, 'fetch');
    await show(`<div style="block-size: 300vh"></div>${builder({ path, lazyload: '' })}`);
    await soon(() => expect(fetched).toHaveBeenCalledOnce());
  });

  it('LO-1 an animation moves at play_speed', async () => {
    await show(builder({ path: serve(square()), play_speed: { size: 0.02 } }));
    await drawn();
    const before = performance.now();
    expect(place()).toBe(20);
    await soon(() => expect(place()).toBeGreaterThan(22));
    // At normal speed the square moves by 160 units in 0.9 s; here it takes fifty times as long.
    expect(performance.now() - before).toBeGreaterThan(300);
  });

  it('LO-1 an animation with number_of_times 3 plays three times, and stops at its end', async () => {
    await show(
      builder({ path: serve(square()), loop: 'yes', number_of_times: 3, play_speed: 3, lazyload: '' }),
    );
    await drawn();
    const seen: number[] = [];
    const observer = new MutationObserver(() => seen.push(place()));
    observer.observe(group() as Element, { attributes: true });
    await soon(async () => {
      const before = seen.length;
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
      expect([seen.length, place()]).toEqual([before, 180]);
    });
    observer.disconnect();
    // The square jumps back to its start twice in three plays.
    expect(seen.filter((at, index) => at < (seen[index - 1] ?? 0))).toHaveLength(2);
  });

  it('LO-1 an animation plays only inside the part of the window that viewport sets', async () => {
    const settings = { path: serve(square()), viewport: { sizes: { start: 0, end: 50 } }, loop: 'yes' };
    await show(`${builder(settings)}<div id="below" style="block-size: 10px"></div>`);
    await drawn();
    const move = (top: string) => find('main')?.style.setProperty('padding-block-start', top);
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    expect(place()).toBe(20);
    move('60vh');
    await soon(() => expect(place()).toBeGreaterThan(20));
    move('0');
    await soon(async () => {
      const before = at();
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      expect(at()).toBe(before);
    });
  });

  it('LO-1 an animation with the trigger none plays immediately, wherever it is in the window', async () => {
    const viewport = { sizes: { start: 0, end: 50 } };
    await show(builder({ path: serve(square()), trigger: 'none', viewport, play_speed: 20 }));
    await soon(() => expect(place()).toBe(180));
  });

  it('LO-1 an animation with the renderer canvas is drawn in a canvas', async () => {
    await show(builder({ path: serve(square()), renderer: 'canvas' }));
    await soon(() => expect(find('.iyim-animation canvas')).not.toBeNull());
  });

  it('LO-1 an animation with expressions follows its keyframes, and no expression runs', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [layer] = (square() as { layers: { ks: { p: object } }[] }).layers;
    Object.assign(layer?.ks.p ?? {}, { x: 'var $bm_rt; $bm_rt = (window.ran = true, [0, 0]);' });
    await show(builder({ path: serve(square({ layers: [layer] })), play_speed: 20 }));
    await soon(() => expect(place()).toBe(180));
    expect('ran' in window).toBe(false);
    expect(consoleError.mock.lastCall?.[0]).toMatch(/: expressions \(1\)$/);
  });

  it('LO-1 an animation plays in the elements plugin’s markup, and in plain markup with a caption from the settings', async () => {
    await show(plugin({ path: serve(square()), action_start: 'autoplay', play_speed: 20 }));
    await soon(() => expect(place()).toBe(180));
    stop();
    await show(
      plain('').replace(
        '>',
        ` data-widget-load="load" data-widget-settings='{"path": "/x.json", "caption_source": "custom", "caption": "A wheel <b>"}'>`,
      ),
    );
    await drawn();
    expect(find('figure > p')?.textContent).toBe('A wheel <b>');
  });
});

describe('control of an animation by visitors', () => {
  const forever = { loop: 'yes', play_speed: 5 };

  it('LO-1 a button stops a looping animation, and plays it again', async () => {
    await show(builder({ path: serve(square()), ...forever }));
    await soon(() => expect(button()?.ariaLabel).toBe('עצירת האנימציה'));
    await userEvent.click(button() as HTMLElement);
    expect(button()?.ariaLabel).toBe('הפעלת האנימציה');
    const before = at();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(at()).toBe(before);
    await userEvent.click(button() as HTMLElement);
    await soon(() => expect(at()).not.toBe(before));
  });

  it('LO-1 an animation shows its last frame, without motion, to visitors who prefer reduced motion', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(builder({ path: serve(square()), ...forever }));
    await soon(() => expect(place()).toBe(180));
    expect(button()?.ariaLabel).toBe('הפעלת האנימציה');
    await new Promise(requestAnimationFrame);
    expect(place()).toBe(180);
  });

  it('LO-1 an animation plays when the pointer enters it, and backwards when the pointer leaves', async () => {
    const path = serve(square());
    await show(builder({ path, trigger: 'on_hover', on_hover_out: 'reverse', play_speed: 10 }));
    await drawn();
    expect(place()).toBe(20);
    const root = find('.e-lottie__container') as HTMLElement;
    root.dispatchEvent(new PointerEvent('pointerenter'));
    await soon(() => expect(place()).toBe(180));
    root.dispatchEvent(new PointerEvent('pointerleave'));
    await soon(() => expect(place()).toBe(20));
    root.dispatchEvent(new PointerEvent('pointerenter'));
    await soon(() => expect(place()).toBe(180));
  });

  it.each([
    [undefined, 'continues', () => expect(place()).toBe(180)],
    ['pause', 'pauses', () => expect(place()).toBeLessThan(180)],
    ['stop', 'returns to its start', () => expect(place()).toBe(20)],
    ['reverse', 'plays backwards', () => expect(place()).toBe(20)],
  ] as const)(
    'LO-1 an animation with on_hover_out %s %s when the pointer leaves',
    async (on_hover_out, _what, check) => {
      await movePointerAway();
      await show(builder({ path: serve(square()), trigger: 'on_hover', on_hover_out }));
      await drawn();
      const root = find('.e-lottie__container') as HTMLElement;
      root.dispatchEvent(new PointerEvent('pointerenter'));
      await soon(() => expect(place()).toBeGreaterThan(20));
      root.dispatchEvent(new PointerEvent('pointerleave'));
      await soon(async () => {
        const before = at();
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        expect(at()).toBe(before);
        check();
      });
    },
  );

  it.each([
    [undefined, 'e-lottie__container', 'elementor-column'],
    ['animation', 'e-lottie__container', 'elementor-column'],
    ['column', 'elementor-column', 'elementor-section'],
    ['section', 'elementor-section', 'outer'],
    ['container', 'e-con', 'elementor-section'],
  ] as const)(
    'LO-1 an animation with hover_area %s plays only if the pointer enters .%s',
    async (hover_area, inside, outside) => {
      const settings = { path: serve(square()), trigger: 'on_hover', hover_area, play_speed: 10 };
      await movePointerAway();
      const columns = hover_area === 'container' ? 'e-con' : 'elementor-column';
      await show(
        `<div class="outer"><div class="elementor-section"><div class="${columns}">${builder(settings)}</div></div></div>`,
      );
      await drawn();
      find(`.${outside}`)?.dispatchEvent(new PointerEvent('pointerenter'));
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      expect(place()).toBe(20);
      find(`.${inside}`)?.dispatchEvent(new PointerEvent('pointerenter'));
      await soon(() => expect(place()).toBe(180));
    },
  );

  it('LO-1 an animation’s custom_link adds a link over the drawing, named by the caption, that opens in the same tab', async () => {
    await show(builder({ path: serve(square()), custom_link: { url: '#shop', is_external: '' } }));
    await drawn();
    const link = find<HTMLAnchorElement>('a') as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target, link.rel, link.ariaLabel]).toEqual([
      '#shop',
      '',
      '',
      'Wheel at work',
    ]);
    const { left, top, width, height } = (find('svg') as Element).getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    await userEvent.click(link);
    expect(location.hash).toBe('#shop');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('LO-1 an animation’s custom_link with is_external sets target="_blank" and rel="noopener" on its link or the server’s link', async () => {
    const settings = {
      path: serve(square()),
      custom_link: { url: '#shop', is_external: 'on' },
    };
    await show(builder(settings));
    await drawn();
    const made = find<HTMLAnchorElement>('a');
    expect([made?.target, made?.rel]).toEqual(['_blank', 'noopener']);
    stop();
    await show(builder(settings, { link: '#server' }));
    await drawn();
    const links = [...document.querySelectorAll('a')].map(({ hash, target, rel }) => [hash, target, rel]);
    expect(links).toEqual([['#server', '_blank', 'noopener']]);
  });

  it('LO-1 a click that plays an animation opens its custom_link after link_timeout', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const custom_link = { url: '#shop', is_external: 'on' };
    await show(builder({ path: serve(square()), trigger: 'on_click', link_timeout: 10, custom_link }));
    await drawn();
    expect(button()).toBeNull();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    find('a')?.dispatchEvent(press);
    expect([press.defaultPrevented, open.mock.calls]).toEqual([true, []]);
    await soon(() =>
      expect(open).toHaveBeenCalledWith(new URL('#shop', location.href).href, '_blank', 'noopener'),
    );
  });

  it('LO-1 an animation’s clicked link without link_timeout opens immediately', async () => {
    const custom_link = { url: '#shop', is_external: '' };
    await show(builder({ path: serve(square()), trigger: 'on_click', custom_link }));
    await drawn();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    find('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it.each(scriptUrls)('SEC-2 the custom_link %j of an animation is ignored', async (url) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder({ path: serve(square()), custom_link: { url, is_external: 'on' } }));
    expect(find('a')).toBeNull();
  });

  it('LO-1 an animation’s link_timeout delays a link that is clicked, but not a link that is opened by a key', async () => {
    const left: string[] = [];
    const stay = (event: Event) => {
      event.preventDefault();
      left.push((event as CustomEvent<{ url: string }>).detail.url);
    };
    document.addEventListener('iyim:navigate', stay, { once: true });
    await show(
      builder(
        { path: serve(square()), trigger: 'on_click', link_timeout: 10, play_speed: 20 },
        { link: '#shop' },
      ),
    );
    await drawn();
    const link = find('a') as HTMLElement;
    const press = (options: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
      link.addEventListener('click', () => {}, { once: true });
      window.addEventListener(
        'click',
        (last) => !last.defaultPrevented && link.dispatchEvent(new Event('followed')),
        { once: true },
      );
      const followed = vi.fn();
      link.addEventListener('followed', followed, { once: true });
      link.dispatchEvent(event);
      return followed.mock.calls.length === 1;
    };
    expect(press({ detail: 0 })).toBe(true);
    expect(press({ detail: 1 })).toBe(false);
    await soon(() => expect(left).toEqual([new URL('#shop', location.href).href]));
    await soon(() => expect(place()).toBe(180));
    expect(button()).toBeNull();
  });

  it('LO-1 an animation with hover_area section plays on keyboard focus anywhere in its section', async () => {
    const settings = { path: serve(square()), trigger: 'on_hover', hover_area: 'section', play_speed: 10 };
    await show(`<div class="elementor-section"><a href="#shop">Shop</a>${builder(settings)}</div>`);
    await drawn();
    find('.elementor-section a')?.focus();
    await soon(() => expect(place()).toBe(180));
  });

  it('LO-1 an animation plays after its delay, and pauses in a hidden tab', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const settings = {
      path: serve(square()),
      action_start: 'autoplay',
      delay: 60,
      loop: true,
      play_speed: 5,
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(plugin(settings));
    await drawn();
    await vi.advanceTimersByTimeAsync(60);
    expect(place()).toBe(20);
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await soon(() => expect(place()).toBeGreaterThan(20));
  });

  it('LO-1 an animation’s link with the target _blank opens after link_timeout, in a new tab with noopener', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const settings = { path: serve(square()), trigger: 'on_click', link_timeout: 10 };
    await show(builder(settings, { link: '#shop" target="_blank' }));
    await drawn();
    find('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(open).not.toHaveBeenCalled();
    await soon(() =>
      expect(open).toHaveBeenCalledWith(new URL('#shop', location.href).href, '_blank', 'noopener'),
    );
  });

  it('LO-1 an animation that plays on a click and has no link has a button that plays it', async () => {
    await show(builder({ path: serve(square()), trigger: 'on_click', play_speed: 20 }));
    await soon(() => expect(button()?.ariaLabel).toBe('הפעלת האנימציה'));
    expect(place()).toBe(20);
    (button() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(place()).toBe(180));
  });

  it('LO-1 with bind_to_scroll, an animation’s frame follows its progress through the window', async () => {
    await show(
      `<div style="block-size: 100vh"></div>${builder({ path: serve(square()), trigger: 'bind_to_scroll' }, { caption: '' })}<div style="block-size: 300vh"></div>`,
    );
    scrollTo(0, 1);
    await drawn();
    expect(place()).toBeLessThan(24);
    // Halfway, the middle of the element is in the middle of the window.
    scrollTo(0, innerHeight / 2 + 50);
    await soon(() => expect(Math.abs(place() - 100)).toBeLessThan(4));
    scrollTo(0, innerHeight + 100);
    await soon(() => expect(place()).toBe(180));
    scrollTo(0, 0);
  });

  it('LO-1 with effects_relative_to page, an animation’s frame follows the scrolling of the page', async () => {
    const path = serve(square());
    await show(
      `<div style="block-size: 3000px">${builder({ path, trigger: 'bind_to_scroll', effects_relative_to: 'page' })}</div>`,
    );
    await drawn();
    expect(place()).toBe(20);
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    await soon(() => expect(place()).toBeGreaterThan(80));
    expect(place()).toBeLessThan(120);
    scrollTo(0, 0);
  });
});

describe('changed settings of an animation', () => {
  /** Changes the settings of the mounted host. */
  function change(settings: object): void {
    const host = find('[data-widget]') as HTMLElement;
    host.dataset.settings = JSON.stringify(settings);
    updateSettings(host);
  }
  function serveEach(files: Readonly<Record<string, object | string>>): void {
    vi.stubGlobal('fetch', async (request: Request | string) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request, location.href);
      const file = files[pathname];
      return new Response(typeof file === 'string' ? file : JSON.stringify(file));
    });
  }

  it('LO-1 a changed renderer draws an animation that the first renderer could not draw', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = serve(honest['text in a font of the page'] as object);
    await show(builder({ path, renderer: 'canvas' }));
    await soon(() => expect(console.error).toHaveBeenCalledOnce());
    expect(find('.iyim-animation')).toBeNull();
    change({ path, renderer: 'svg' });
    await soon(() => expect(find('.iyim-animation svg text')).not.toBeNull());
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('LO-1 a changed address removes the old animation and its button, and the old address plays the animation again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    serveEach({ '/good.json': square(), '/bad.json': 'not json' });
    await show(builder({ path: '/good.json', loop: 'yes', play_speed: 5 }));
    await soon(() => expect(button()).not.toBeNull());
    change({ path: '/bad.json', loop: 'yes', play_speed: 5 });
    await soon(() => expect(console.error).toHaveBeenCalledOnce());
    expect([find('.iyim-animation'), button()]).toEqual([null, null]);
    change({ path: '/good.json', loop: 'yes', play_speed: 5 });
    await soon(() => expect(button()).not.toBeNull());
    const before = at();
    await soon(() => expect(at()).not.toBe(before));
  });

  it('LO-1 an animation plays with a changed renderer, and its button stops it', async () => {
    const path = serve(square());
    await show(builder({ path, loop: 'yes', play_speed: 5, renderer: 'canvas' }));
    await soon(() => expect(button()).not.toBeNull());
    change({ path, loop: 'yes', play_speed: 5, renderer: 'svg' });
    await drawn();
    const first = at();
    await soon(() => expect(at()).not.toBe(first));
    await userEvent.click(button() as HTMLElement);
    const before = at();
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    expect(at()).toBe(before);
  });
});

describe('failures of an animation', () => {
  it.each(['not json', '{}', JSON.stringify(square({ layers: 1 }))])(
    'LO-1 an animation whose file is %s reports an error, and keeps its caption and link',
    async (text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await show(builder({ path: serve(text) }, { link: '#shop' }));
      await soon(() => expect(console.error).toHaveBeenCalled());
      expect(find('.iyim-animation')).toBeNull();
      expect(find('a .e-lottie__caption')?.textContent).toBe('Wheel at work');
      expect(find('[data-widget]')?.dataset.widgetState).toBe('mounted');
    },
  );

  it.each(['javascript:alert(1)', 'data:application/json,{}', fileOf({}), 'mailto:a@b.example'])(
    'SEC-2 an animation at the address %s is not requested',
    async (path) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      serve(square());
      const fetched = vi.spyOn(globalThis, 'fetch');
      await show(builder({ path }));
      await soon(() => expect(console.error).toHaveBeenCalled());
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('RT-26 an animation is not drawn if the original has drawn it', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(
      builder({ path: serve(square()) }).replace(
        '<div class="e-lottie__animation">',
        '<div class="e-lottie__animation"><svg></svg>',
      ),
    );
    await soon(() => expect(console.info).toHaveBeenCalledOnce());
    expect(find('.iyim-animation')).toBeNull();
  });

  it('RT-18 stop() restores the server HTML of an animation', async () => {
    const html = builder({ path: serve(square()), loop: 'yes' });
    await show(html);
    await drawn();
    stop();
    const before = document.createElement('main');
    before.innerHTML = html;
    expect(find('main')?.innerHTML).toBe(before.innerHTML);
  });
});
