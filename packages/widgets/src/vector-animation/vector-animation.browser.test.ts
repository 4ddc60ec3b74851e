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
/** Where the square is, of 200. */
const place = () => Math.round(Number(/,([\d.]+),50\)/.exec(at())?.[1]));
const at = () => group()?.getAttribute('transform') ?? '';
const button = () => find('.iyim-animation-stop');

/** The browser's own addresses stand for those of the web, which are the only ones that are asked. */
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
/** Clicks of other tests have left the pointer where drawings are. */
async function movePointerAway(): Promise<void> {
  document.body.innerHTML = '<p style="position: fixed; inset: auto 0 0 auto">away</p>';
  await userEvent.hover(document.body.firstElementChild as HTMLElement);
}
const drawn = () => soon(() => expect(at()).not.toBe(''));

afterEach(() => {
  errors.length = 0;
});

describe('an animation', () => {
  it.each(['rtl', 'ltr'])('LO-1 plays in view to its end, once, and is decoration: %s', async (dir) => {
    const source_json = { url: serve(square()) };
    await show(builder({ source_json, play_speed: { size: 20 } }), { dir });
    await soon(() => expect(place()).toBe(180));
    expect(find('.iyim-animation')?.ariaHidden).toBe('true');
    expect(find('.e-lottie__caption')?.textContent).toBe('Wheel at work');
    expect(find('.iyim-animation')?.getBoundingClientRect().height).toBe(100);
    expect(button()).toBeNull();
    expect(find('[style*=javascript], style[f-origin]')).toBeNull();
    expect('lottie' in window || 'bodymovin' in window).toBe(false);
  });

  it('RT-9 takes no more room in a theme that dresses pictures', async () => {
    const source_json = { url: serve(square()) };
    const theme = '<style>img, svg { display: inline-block; margin-bottom: 16px }</style>';
    await show(theme + builder({ source_json }));
    await drawn();
    expect(find('.iyim-animation')?.getBoundingClientRect().height).toBe(100);
  });

  it('LO-1 comes back when it is to, and stops there', async () => {
    const path = serve(square());
    await show(builder({ path, play_speed: 20, reverse_animation: 'yes' }));
    const seen = new Set<number>();
    await soon(() => {
      seen.add(place() || 0);
      expect(Math.max(...seen)).toBeGreaterThan(100);
      expect(place()).toBe(20);
    });
  });

  it('LO-1 plays a part of its frames', async () => {
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

  it('LO-1 is fetched 200px before the window, and not sooner', async () => {
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

  it('LO-1 is fetched at once without lazyload', async () => {
    const path = serve(square());
    const fetched = vi.spyOn(globalThis, 'fetch');
    await show(`<div style="block-size: 300vh"></div>${builder({ path, lazyload: '' })}`);
    await soon(() => expect(fetched).toHaveBeenCalledOnce());
  });

  it('LO-1 moves as slowly as play_speed says', async () => {
    await show(builder({ path: serve(square()), play_speed: { size: 0.02 } }));
    await drawn();
    const before = performance.now();
    expect(place()).toBe(20);
    await soon(() => expect(place()).toBeGreaterThan(22));
    // A way of 160 takes 0.9 s, fifty times as long here.
    expect(performance.now() - before).toBeGreaterThan(300);
  });

  it('LO-1 plays as often as number_of_times says, and stops at its end', async () => {
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
    // It goes back to its beginning twice.
    expect(seen.filter((at, index) => at < (seen[index - 1] ?? 0))).toHaveLength(2);
  });

  it('LO-1 plays only inside its part of the window', async () => {
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

  it('LO-1 plays at once with the trigger none, wherever it is in the window', async () => {
    const viewport = { sizes: { start: 0, end: 50 } };
    await show(builder({ path: serve(square()), trigger: 'none', viewport, play_speed: 20 }));
    await soon(() => expect(place()).toBe(180));
  });

  it('LO-1 draws into a canvas', async () => {
    await show(builder({ path: serve(square()), renderer: 'canvas' }));
    await soon(() => expect(find('.iyim-animation canvas')).not.toBeNull());
  });

  it('LO-1 one with expressions stands where its frames are, and runs none of them', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [layer] = (square() as { layers: { ks: { p: object } }[] }).layers;
    Object.assign(layer?.ks.p ?? {}, { x: 'var $bm_rt; $bm_rt = (window.ran = true, [0, 0]);' });
    await show(builder({ path: serve(square({ layers: [layer] })), play_speed: 20 }));
    await soon(() => expect(place()).toBe(180));
    expect('ran' in window).toBe(false);
    expect(said.mock.lastCall?.[0]).toMatch(/: expressions \(1\)$/);
  });

  it('LO-1 of the elements plugin, of our own, and a caption that the settings have', async () => {
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

describe('what visitors can do', () => {
  const forever = { loop: 'yes', play_speed: 5 };

  it('LO-1 stops one that goes on, and plays it again', async () => {
    await show(builder({ path: serve(square()), ...forever }));
    await soon(() => expect(button()?.ariaLabel).toBe('עצירת ההנפשה'));
    await userEvent.click(button() as HTMLElement);
    expect(button()?.ariaLabel).toBe('הפעלת ההנפשה');
    const before = at();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(at()).toBe(before);
    await userEvent.click(button() as HTMLElement);
    await soon(() => expect(at()).not.toBe(before));
  });

  it('LO-1 stands still, as it ends, for those who want less motion', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await show(builder({ path: serve(square()), ...forever }));
    await soon(() => expect(place()).toBe(180));
    expect(button()?.ariaLabel).toBe('הפעלת ההנפשה');
    await new Promise(requestAnimationFrame);
    expect(place()).toBe(180);
  });

  it('LO-1 plays under the pointer, and back when it leaves', async () => {
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
    [undefined, 'goes on', () => expect(place()).toBe(180)],
    ['pause', 'stands', () => expect(place()).toBeLessThan(180)],
    ['stop', 'goes to its beginning', () => expect(place()).toBe(20)],
    ['reverse', 'goes back', () => expect(place()).toBe(20)],
  ] as const)(
    'LO-1 with on_hover_out %s it %s when the pointer leaves',
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
    'LO-1 with hover_area %s plays under the pointer on .%s only',
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

  it('LO-1 custom_link leads on from drawing and caption, in this tab', async () => {
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

  it('LO-1 custom_link with is_external opens a tab that can not reach back, also by the server’s own link', async () => {
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

  it('LO-1 custom_link waits for link_timeout where a press plays', async () => {
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

  it('LO-1 a link without link_timeout leads on at once', async () => {
    const custom_link = { url: '#shop', is_external: '' };
    await show(builder({ path: serve(square()), trigger: 'on_click', custom_link }));
    await drawn();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    find('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it.each(scriptUrls)('SEC-2 custom_link %j is ignored', async (url) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder({ path: serve(square()), custom_link: { url, is_external: 'on' } }));
    expect(find('a')).toBeNull();
  });

  it('LO-1 a pressed link waits for it; other tabs and keys do not', async () => {
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

  it('LO-1 under the pointer anywhere in its section; from the keyboard too', async () => {
    const settings = { path: serve(square()), trigger: 'on_hover', hover_area: 'section', play_speed: 10 };
    await show(`<div class="elementor-section"><a href="#shop">Shop</a>${builder(settings)}</div>`);
    await drawn();
    find('.elementor-section a')?.focus();
    await soon(() => expect(place()).toBe(180));
  });

  it('LO-1 plays at once after its delay, and stands in a tab that is not shown', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const settings = {
      path: serve(square()),
      action_start: 'autoplay',
      delay: 60,
      loop: true,
      play_speed: 5,
    };
    const before = performance.now();
    await show(plugin(settings));
    await drawn();
    await new Promise((done) => setTimeout(done, Math.max(0, 80 - (performance.now() - before))));
    expect(place()).toBe(20);
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await soon(() => expect(place()).toBeGreaterThan(20));
  });

  it('LO-1 a link for another tab opens one after its wait, which nobody else can reach', async () => {
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

  it('LO-1 without a link a press plays it, and so does a button', async () => {
    await show(builder({ path: serve(square()), trigger: 'on_click', play_speed: 20 }));
    await soon(() => expect(button()?.ariaLabel).toBe('הפעלת ההנפשה'));
    expect(place()).toBe(20);
    (button() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(place()).toBe(180));
  });

  it('LO-1 its frames follow its way through the window', async () => {
    await show(
      `<div style="block-size: 100vh"></div>${builder({ path: serve(square()), trigger: 'bind_to_scroll' }, { caption: '' })}<div style="block-size: 300vh"></div>`,
    );
    scrollTo(0, 1);
    await drawn();
    expect(place()).toBeLessThan(24);
    // The half of its way: its middle is in the window's.
    scrollTo(0, innerHeight / 2 + 50);
    await soon(() => expect(Math.abs(place() - 100)).toBeLessThan(4));
    scrollTo(0, innerHeight + 100);
    await soon(() => expect(place()).toBe(180));
    scrollTo(0, 0);
  });

  it('LO-1 its frames follow the page', async () => {
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

describe('settings that change', () => {
  /** The same host with other settings; each address has its own file. */
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

  it('LO-1 draws with another renderer what one could not draw', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = serve(honest['text in a font of the page'] as object);
    await show(builder({ path, renderer: 'canvas' }));
    await soon(() => expect(console.error).toHaveBeenCalledOnce());
    expect(find('.iyim-animation')).toBeNull();
    change({ path, renderer: 'svg' });
    await soon(() => expect(find('.iyim-animation svg text')).not.toBeNull());
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('LO-1 has no button for an animation that another file replaced, and plays the first one again', async () => {
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

  it('LO-1 plays with another renderer, and its button stops that one', async () => {
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

describe('what goes wrong', () => {
  it.each(['not json', '{}', JSON.stringify(square({ layers: 1 }))])(
    'LO-1 a file like %s leaves caption and link, and is reported',
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
    'SEC-2 nothing is asked of %s',
    async (path) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      serve(square());
      const fetched = vi.spyOn(globalThis, 'fetch');
      await show(builder({ path }));
      await soon(() => expect(console.error).toHaveBeenCalled());
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('RT-26 what the original has drawn is left alone', async () => {
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

  it('RT-18 after stop() the page is as the server sent it', async () => {
    const html = builder({ path: serve(square()), loop: 'yes' });
    await show(html);
    await drawn();
    stop();
    const before = document.createElement('main');
    before.innerHTML = html;
    expect(find('main')?.innerHTML).toBe(before.innerHTML);
  });
});
