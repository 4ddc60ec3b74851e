import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { offCanvas } from '../../bundle/catalogue.ts';
import { originals } from '../../originals/markup.ts';
import { followBuilderActions } from '../../page/builder-actions.ts';
import { actionUrl, builder, hamburger, plain, SHEET, search } from './testing/markup.ts';

type Dir = 'rtl' | 'ltr';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => stop());

const before = (html: string): string =>
  `<style>${SHEET}</style><main id="behind"><button id="other">Other</button><h1 id="section">Shop</h1></main>${html}`;

async function show(html: string, dir: Dir = 'rtl'): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Shop';
  document.body.innerHTML = before(html);
  start({ widgets: [offCanvas] });
  followBuilderActions(document);
  await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
}

const has = (...names: string[]) => names.map((name) => host().classList.contains(name));
const isBehind = () => find('#behind').inert;

/** Each kind, with the control that opens it, the dialog, the element that keeps the focus, and a control in it that closes it. */
const kinds = [
  {
    what: 'the page builder’s off-canvas',
    html: builder(),
    open: '#open',
    box: '.e-off-canvas',
    close: '#close',
  },
  {
    what: 'the blocks plugin’s hamburger panel',
    html: hamburger(),
    open: '.jet-hamburger-panel__toggle',
    box: '.jet-hamburger-panel__inner',
    close: '.jet-hamburger-panel__close-button',
  },
  {
    what: 'the blocks plugin’s search',
    html: search(),
    open: '.jet-search__popup-trigger',
    box: '.jet-search__popup-content',
    close: '.jet-search__popup-close',
  },
  {
    what: 'plain markup',
    html: plain(),
    open: '[data-off-canvas-toggle]',
    box: '[data-off-canvas-panel]',
    close: '[data-off-canvas-close]',
  },
] as const;

describe.each(kinds)('$what', ({ html, open, box, close }) => {
  const isOpen = () => find(open).getAttribute('aria-expanded') === 'true' && !find(box).closest('[inert]');
  const isShown = () => find(box).checkVisibility({ visibilityProperty: true, opacityProperty: true });

  it.each(['rtl', 'ltr'] as const)(
    'OC-2 the panel opens by Enter, keeps the focus, and closes by Escape, which returns the focus, %s',
    async (dir) => {
      await show(html, dir);
      expect([isOpen(), isBehind(), find(box).closest('[inert]') !== null]).toEqual([false, false, true]);
      find(open).focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => expect([isOpen(), isShown(), isBehind()]).toEqual([true, true, true]));
      await soon(() => expect(find(box).contains(document.activeElement)).toBe(true));
      expect(find(box).getAttribute('aria-modal')).toBe('true');
      for (let press = 0; press < 8; press++) {
        await userEvent.keyboard('{Tab}');
        expect(document.activeElement === document.body || find(box).contains(document.activeElement)).toBe(
          true,
        );
      }
      await userEvent.keyboard('{Escape}');
      await soon(() => expect([isOpen(), isBehind()]).toEqual([false, false]));
      expect(document.activeElement).toBe(find(open));
      if (!box.includes('inner')) await soon(() => expect(isShown()).toBe(false)); // the hamburger panel’s sheet moves it away
    },
  );

  it('OC-2 a click on the close control closes the panel and returns the focus', async () => {
    await show(html);
    await userEvent.click(find(open));
    await soon(() => expect([isOpen(), find(box).contains(document.activeElement)]).toEqual([true, true]));
    find(close).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(isOpen()).toBe(false));
    expect(document.activeElement).toBe(find(open));
  });

  it.each(['rtl', 'ltr'] as const)('OC-2 an open panel has no axe violations, %s', async (dir) => {
    await show(html, dir);
    await userEvent.click(find(open));
    await soon(() => expect(isOpen()).toBe(true));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

  it('RT-18 stop() restores the page while the panel is open', async () => {
    document.body.innerHTML = before(html);
    document.documentElement.removeAttribute('style');
    const [server, root] = [document.body.innerHTML, document.documentElement.className];
    await show(html);
    await userEvent.click(find(open));
    await soon(() => expect(isOpen()).toBe(true));
    stop();
    expect(document.body.innerHTML).toBe(server);
    expect([document.documentElement.className, document.documentElement.style.overflow]).toEqual([root, '']);
  });

  it('RT-4 a click before the panel’s code has loaded opens it once the code has', async () => {
    document.documentElement.lang = 'he';
    document.body.innerHTML = before(html);
    followBuilderActions(document);
    start({ widgets: [offCanvas] });
    find(open).click();
    await soon(() => expect(isOpen()).toBe(true));
  });
});

describe('the page builder’s off-canvas', () => {
  const panel = () => find('.e-off-canvas');
  const isOpen = () => panel().getAttribute('aria-hidden') === 'false';
  const click = async (selector: string, is: boolean) => {
    find(selector).click();
    await soon(() => expect(isOpen()).toBe(is));
  };

  it('OC-1 action links open, close and toggle the panel, and say whether it is open', async () => {
    await show(builder());
    await click('#open', true);
    expect(find('#open').getAttribute('aria-controls')).toBe('off-canvas-9ae15c6');
    await click('#close', false);
    await click('#toggle', true);
    expect(['#open', '#close', '#toggle'].map((link) => find(link).getAttribute('aria-expanded'))).toEqual(
      Array(3).fill('true'),
    );
    await click('#toggle', false);
    expect(panel().hasAttribute('data-delay-child-handlers')).toBe(false);
  });

  it.each([
    actionUrl('open', 'other'),
    actionUrl('burn'),
    '#elementor-action:action=off_canvas:open&settings=e30=',
    '#elementor-action:action=off_canvas:open&settings=%%%',
    '#elementor-action:action=off_canvas:open&settings=bnVsbA==',
  ])('OC-1 the action link %s opens nothing', async (href) => {
    await show(`<a id="wrong" href="${href}">Wrong</a>${builder()}`);
    find('#wrong').click();
    await click('#open', true); // so that the wrong link has been handled before
    await click('#close', false);
    expect(location.hash).toBe('');
  });

  it('OC-1 the original’s event on the window opens and closes the panel, and other details do nothing', async () => {
    await show(builder());
    const fire = (detail: unknown) =>
      window.dispatchEvent(new CustomEvent('elementor-pro/off-canvas/toggle-display-mode', { detail }));
    for (const detail of [
      null,
      undefined,
      'x',
      { id: 'other', displayMode: 'open' },
      { id: '9ae15c6' },
      { id: '9ae15c6', displayMode: {} },
    ])
      fire(detail);
    expect(isOpen()).toBe(false);
    fire({ id: '9ae15c6', displayMode: 'toggle' });
    await soon(() => expect(isOpen()).toBe(true));
    fire({ id: '9ae15c6', displayMode: 'close' });
    await soon(() => expect(isOpen()).toBe(false));
  });

  it('OC-3 a click on the overlay closes the panel', async () => {
    await show(builder());
    await click('#open', true);
    await userEvent.click(find('.e-off-canvas__overlay'), { position: { x: 900, y: 400 } });
    await soon(() => expect(isOpen()).toBe(false));
  });

  it('OC-3 Escape closes the panel', async () => {
    await show(builder());
    await click('#open', true);
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(isOpen()).toBe(false));
  });

  it('OC-3 with is_not_close_on_overlay and is_not_close_on_esc_overlay, only its links close the panel', async () => {
    await show(builder({ is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes' }));
    await click('#open', true);
    await userEvent.click(find('.e-off-canvas__overlay'), { position: { x: 900, y: 400 } });
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    await click('#close', false);
  });

  it.each([
    ['yes', 'hidden'],
    ['', 'visible'],
    [undefined, 'visible'],
  ])(
    'OC-3 with prevent_scroll %j, the page’s overflow is %s while the panel is open',
    async (prevent_scroll, overflow) => {
      await show(builder({ prevent_scroll }));
      await click('#open', true);
      expect(getComputedStyle(document.documentElement).overflowY).toBe(overflow);
      await click('#close', false);
      expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
    },
  );

  it('OC-3 the entrance animation plays forwards, and the exit animation backwards while the panel is still visible', async () => {
    await show(builder({ entrance_animation: 'slideInLeft', exit_animation: 'slideInLeft' }));
    const seen: string[] = [];
    const main = find('.e-off-canvas__main');
    for (const type of ['animationstart', 'animationend'])
      main.addEventListener(type, () =>
        seen.push(`${type} ${main.className} ${getComputedStyle(panel()).visibility}`),
      );
    await click('#open', true);
    await soon(() => expect(main.className).toBe('e-off-canvas__main'));
    await click('#close', false);
    await soon(() => expect(panel().className).toBe('e-off-canvas'));
    const shown = 'e-off-canvas__main animated slideInLeft';
    await soon(() =>
      expect(seen).toEqual([
        `animationstart ${shown} visible`,
        `animationend ${shown} visible`,
        `animationstart ${shown} reverse visible`,
        `animationend ${shown} reverse visible`,
      ]),
    );
    expect(getComputedStyle(panel()).visibility).toBe('hidden');
  });

  it.each(['none', '', 'no such animation', '"><img onerror=alert(1)>', 'unknownAnimation'])(
    'OC-3 with the animation %j, the panel opens and closes at once',
    async (name) => {
      await show(builder({ entrance_animation: name, exit_animation: name }));
      await click('#open', true);
      await click('#close', false);
      await soon(() => expect(getComputedStyle(panel()).visibility).toBe('hidden'));
      expect(find('.e-off-canvas__main').className).toBe('e-off-canvas__main');
    },
  );

  it('OC-2 a link in the panel to a section behind it closes the panel, and a link to a section in it does not', async () => {
    await show(
      builder(
        {},
        '<a id="in" href="#inside">Inside</a><p id="inside">…</p><a id="out" href="#section">Out</a>',
      ),
    );
    await click('#open', true);
    find('#in').click();
    expect(isOpen()).toBe(true);
    await click('#out', false);
    history.replaceState(null, '', location.pathname);
  });

  it.each(['[]', '{"prevent_scroll":[],"entrance_animation":{},"is_not_close_on_overlay":"<b>"}'])(
    'OC-3 a panel with the settings %s opens',
    async (settings) => {
      vi.spyOn(console, 'error').mockReturnValue();
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      await show(builder(settings));
      await click('#open', true);
    },
  );

  it('RT-3 a panel with broken settings is left to the server’s markup', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    document.body.innerHTML = before(builder('{'));
    const server = panel().outerHTML;
    start({ widgets: [offCanvas] });
    await soon(() => expect(host().dataset.widgetState).toBe('failed'));
    expect(String(error.mock.calls)).toContain('data-settings');
    expect(panel().outerHTML).toBe(server);
  });
});

describe('the blocks plugin’s hamburger panel', () => {
  const toggle = () => find('.jet-hamburger-panel__toggle');
  const inner = () => find('.jet-hamburger-panel__inner');

  it.each([
    ['left', 'rtl'],
    ['right', 'rtl'],
    ['left', 'ltr'],
    ['right', 'ltr'],
  ] as const)('OC-4 the panel opens at the side of its setting (%s), in a page %s', async (position, dir) => {
    await show(hamburger(undefined, { position }), dir);
    await userEvent.click(toggle());
    expect([
      ...has('open-state'),
      document.documentElement.classList.contains('jet-hamburger-panel-visible'),
    ]).toEqual([true, true]);
    const { left, right } = inner().getBoundingClientRect();
    expect(position === 'left' ? left : innerWidth - right).toBe(0);
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  });

  it('OC-4 a click outside the panel closes it', async () => {
    await show(hamburger());
    await userEvent.click(toggle());
    await userEvent.click(document.body, { position: { x: 300, y: 300 } });
    await soon(() => expect(has('open-state')).toEqual([false]));
    expect(document.documentElement.classList.contains('jet-hamburger-panel-visible')).toBe(false);
  });

  describe('with content from the server', () => {
    const requests: URL[] = [];
    const answerWith = (answer: () => Response) =>
      vi.stubGlobal('fetch', (input: Request) => {
        requests.push(new URL(input.url));
        return Promise.resolve(answer());
      });
    beforeEach(() => {
      requests.length = 0;
      onTestFinished(() => {
        vi.unstubAllGlobals();
      });
    });
    const json = (value: unknown) =>
      new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

    it('OC-4 the content is requested once, when the panel is first opened, with the panel’s signature', async () => {
      answerWith(() =>
        json({
          template_content: '<p id="sent">Sent</p><script>window.hasRun = true</script>',
          template_scripts: [],
          template_styles: [],
        }),
      );
      const events = vi.fn();
      const names = ['before', 'after'].map((when) => `jet-blocks/ajax-load-template/${when}`);
      for (const name of names) window.addEventListener(name, ({ type }) => events(type), { once: true });
      await show(hamburger(null));
      expect(requests).toHaveLength(0);
      await userEvent.click(toggle());
      await soon(() => expect(inner().querySelector('#sent')).not.toBeNull());
      await userEvent.keyboard('{Escape}');
      await userEvent.click(toggle());
      expect(requests).toHaveLength(1);
      expect(requests[0]?.pathname).toContain('jet-blocks-api/v1/elementor-template');
      expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
        id: '512',
        dev: 'false',
        cachedTemplate: 'false',
        widget_id: 'a1b2c3d',
        signature: 'd41d8cd9',
      });
      expect(events.mock.calls).toEqual(names.map((name) => [name]));
      expect(find('.jet-hamburger-panel-loader').checkVisibility()).toBe(false);
      expect('hasRun' in window).toBe(false);
    });

    it('OC-4 content that the server does not send can be requested again', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      let answer = () => json({ template_content: 7 });
      answerWith(() => answer());
      await show(hamburger(null));
      await userEvent.click(toggle());
      await soon(() => expect(inner().querySelector('.iyim-button')).not.toBeNull());
      expect(inner().textContent).toContain('לא הצלחנו לטעון את התוכן');
      answer = () => json({ template_content: '<p id="sent">Sent</p>' });
      await userEvent.click(find('.jet-hamburger-panel__inner .iyim-button'));
      await soon(() => expect(inner().querySelector('#sent')).not.toBeNull());
    });
  });
});

describe('the blocks plugin’s search', () => {
  const trigger = () => find('.jet-search__popup-trigger');
  const field = () => find('.jet-search__field');

  it('OC-5 the panel gets the original’s classes in turn, and its field the focus', async () => {
    await show(search());
    await userEvent.click(trigger());
    expect(has('jet-transition-in', 'jet-search-popup-active', 'jet-transition-out')).toEqual([
      true,
      false,
      false,
    ]);
    expect(document.activeElement).toBe(field());
    await soon(() => expect(has('jet-transition-in', 'jet-search-popup-active')).toEqual([false, true]));
    await userEvent.keyboard('{Escape}');
    expect(has('jet-search-popup-active', 'jet-transition-out')).toEqual([false, true]);
    await soon(() => expect(host().className).toBe('jet-search'));
  });

  it('OC-5 a click next to the form closes a panel of the size of the window, and typing sends a plain form', async () => {
    await show(search());
    await userEvent.click(trigger());
    await userEvent.keyboard('tee');
    const sent = vi.fn((event: SubmitEvent) => {
      event.preventDefault();
      return String(new URLSearchParams(new FormData(event.target as HTMLFormElement) as never));
    });
    document.addEventListener('submit', sent, { once: true });
    await userEvent.keyboard('{Enter}');
    expect(sent.mock.results.map(({ value }) => value)).toEqual(['s=tee&post_type=product']);
    await userEvent.click(find('.jet-search__popup'), { position: { x: 10, y: 10 } });
    await soon(() => expect(trigger().ariaExpanded).toBe('false'));
  });

  it('OC-5 a panel next to its button leaves the page reachable, and closes when the focus or a click leaves it', async () => {
    await show(search(false), 'ltr');
    await userEvent.click(trigger());
    await soon(() => expect(document.activeElement).toBe(field()));
    expect([isBehind(), find('.jet-search__popup-content').hasAttribute('aria-modal')]).toEqual([
      false,
      false,
    ]);
    find('#other').focus();
    await soon(() => expect(trigger().ariaExpanded).toBe('false'));
    await userEvent.click(trigger());
    await soon(() => expect(document.activeElement).toBe(field()));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger());
  });
});

describe('plain markup', () => {
  it.each([
    ['start', 'ltr', 'left'],
    ['start', 'rtl', 'right'],
    ['end', 'ltr', 'right'],
    ['end', 'rtl', 'left'],
    [undefined, 'rtl', 'left'],
  ] as const)('OC-6 a panel with side %s in a page %s is on the %s', async (side, dir, edge) => {
    await show(plain({ side }), dir);
    await userEvent.click(find('[data-off-canvas-toggle]'));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { left, right } = find('#filters').getBoundingClientRect();
    expect(edge === 'left' ? left : innerWidth - right).toBe(0);
    expect(right - left).toBeLessThanOrEqual(352);
  });

  it('OC-6 a panel leaves space beside it in a window of 320 px', async () => {
    await page.viewport(320, 600);
    await show(plain());
    await userEvent.click(find('[data-off-canvas-toggle]'));
    expect(find('#filters').getBoundingClientRect().width).toBe(272);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

it('RT-26 adopting finds the three panels, but not a search without a panel', () => {
  const form = '<div class="jet-search" id="form"><form class="jet-search__form"></form></div>';
  document.body.innerHTML = builder() + hamburger() + search() + form;
  const found = [...document.querySelectorAll(originals['off-canvas'] ?? '')].map(
    ({ classList }) => classList[0],
  );
  expect(found).toEqual(['elementor-element', 'jet-hamburger-panel', 'jet-search']);
});

describe('beside the blocks plugin’s script', () => {
  const $ = jQuery as unknown as (target: EventTarget | string) => {
    on(events: string, ...rest: unknown[]): void;
    off(): void;
  };
  const run = vi.fn();
  /** Binds handlers with the events, namespaces and names that the original has. */
  const bind = {
    hamburger() {
      const panel = { toggleClass: run };
      $('.jet-hamburger-panel__toggle').on('click keydown', () => panel.toggleClass('open-state'));
      $('.jet-hamburger-panel__close-button').on('click', () => panel.toggleClass('open-state'));
      $(document).on('click.JetHamburgerPanel', run);
    },
    search() {
      $(document).on('click.jetBlocks', '.jet-search__popup-trigger', () => run());
      $(document).on('click.jetBlocks', '.jet-search__popup-close', () => run());
      $(document).on('click.jetBlocks', () => run());
    },
  };

  it.each([
    ['hamburger', hamburger(), '.jet-hamburger-panel__toggle', '.jet-hamburger-panel__close-button'],
    ['search', search(), '.jet-search__popup-trigger', '.jet-search__popup-close'],
  ] as const)(
    'RT-29 the panel (%s) opens and closes only once, and the script works again after stop()',
    async (kind, html, open, close) => {
      run.mockClear();
      Object.assign(window, { jQuery });
      onTestFinished(() => {
        Reflect.deleteProperty(window, 'jQuery');
        $(document).off();
      });
      await show(html);
      bind[kind]();
      await userEvent.click(find(open));
      await soon(() => expect(find(open).ariaExpanded).toBe('true'));
      find(close).click();
      await soon(() => expect(find(open).ariaExpanded).toBe('false'));
      expect(run).not.toHaveBeenCalled();
      stop();
      find(open).click();
      expect(run).toHaveBeenCalledTimes(2); // by the handlers on the control and on the document
    },
  );
});
