import { start, stop, type Widget } from '@iyim/runtime';
import { widgetComponent } from '@iyim/runtime/page';
import { cart } from '@iyim/runtime/shop';
import { createElement, Fragment, type HTMLAttributes, type ReactNode, StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { yieldToBrowser } from '../../runtime/src/host-page/yield-to-browser.ts';
import { updateSettings } from '../../runtime/src/islands/mount.ts';
import { inMemory } from '../../runtime/src/testing/memory.ts';
import { noteLeaving } from '../../runtime/src/testing/note-leaving.ts';
import { testSignal } from '../../runtime/src/testing/test-signal.ts';
import * as catalogue from '../bundle/catalogue.ts';
import { fakeUploads } from '../src/form/testing/fake-upload.ts';
import { cartAnswer, type Fixture, fixtures } from './fixtures.ts';
import { textsIn, translatePage } from './translate-page.ts';
import { watchPage } from './watch-page.ts';

const widgets = Object.values(catalogue);

/** Number of times that the stage `rounds` removes and reinserts a host, which multiplies anything that a round leaves behind. */
const ROUNDS = 30;

/** Number of server answers that replace the widget's content. Even, so that the page ends in its first state. */
const AGAIN = 10;

type Stage = 'stop' | 'translated' | 'strict' | 'component' | 'settings' | 'removal' | 'rounds' | 'again';

/**
 * Known failures: fixture, stage, and reason. An entry that no longer fails makes its test fail, so that the list stays correct.
 */
const knownFailures: readonly (readonly [fixture: string, stage: Stage, why: string])[] = [];

// Globals that the original plugins print into pages. The library reads them only once, when it first needs its configuration.
Object.assign(window, {
  wc_cart_params: { apply_coupon_nonce: 'apply1', remove_coupon_nonce: 'remove1' },
  jetElements: { ajaxUrl: '/subscribe.test' },
});

const nameOf = ({ widget, variant }: Fixture) => (variant ? `${widget} (${variant})` : widget);
const main = () => document.querySelector('main') as HTMLElement;
const host = () => main().querySelector<HTMLElement>('[data-widget]') as HTMLElement;

/** Effects of a visitor's action outside the widget: requests, and events that page scripts can receive. */
let log: string[] = [];
let errors: unknown[] = [];
let pending = 0;
let held: (() => void)[] | undefined;
const address = location.href;

function pretendNetwork({ answer }: Fixture): void {
  const settle = async <T,>(work: () => T | Promise<T>): Promise<T> => {
    pending += 1;
    try {
      if (held) await new Promise<void>((resolve) => held?.push(resolve));
      return await work();
    } finally {
      pending -= 1;
    }
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const { pathname, search } = new URL(request.url);
    // Timestamps and form boundaries differ in each run.
    log.push(
      `${request.method} ${pathname}${search} ${body}`.replace(/\d{10,}|-+WebKitFormBoundary\w+/g, '…'),
    );
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    const respond = async () =>
      request.url.includes('get_refreshed_fragments')
        ? cartAnswer()
        : ((await answer?.(request)) ?? new Response('0', { status: 400 }));
    return Promise.race([settle(respond), aborted]);
  });
  const { platform } = fakeUploads((upload) => {
    log.push(`${upload.method} ${upload.url} ${JSON.stringify([...upload.body])}`);
    void settle(() => upload.answer({ success: true, data: { message: 'Thanks', data: [] } }));
  });
  vi.stubGlobal('XMLHttpRequest', function request() {
    return platform.createRequest();
  });
}

// These functions are replaced by hand, because a spy would keep all arguments alive.
const { dispatchEvent } = EventTarget.prototype;
const { error: consoleError } = console;
const ownEvents = /^iyim:(mounted|unmounted)$/;

beforeEach(() => {
  log = [];
  errors = [];
  held = undefined;
  noteLeaving();
  const signal = testSignal();
  // An unhandled form or link must not navigate away from the test.
  for (const type of ['submit', 'click']) {
    window.addEventListener(
      type,
      (event) => {
        const isLink = event.target instanceof Element && event.target.closest('a[href]');
        if (event.defaultPrevented || (type === 'click' && !isLink)) return;
        event.preventDefault();
        log.push(`the browser’s own ${type}`);
      },
      { signal },
    );
  }
  for (const type of ['error', 'unhandledrejection'] as const)
    window.addEventListener(type, (event) => errors.push('reason' in event ? event.reason : event.error), {
      signal,
    });
  console.error = (...args: unknown[]) => errors.push(args.map(String).join(' '));
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    if (event instanceof CustomEvent && !ownEvents.test(event.type)) log.push(`event ${event.type}`);
    return dispatchEvent.call(this, event);
  };
});

/** Clears the visitor's data in the browser, and the page's state derived from it. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

afterEach(() => {
  forget();
  console.error = consoleError;
  EventTarget.prototype.dispatchEvent = dispatchEvent;
});

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs animation frames as timers, so that rounds do not wait for real frames. Returns a function that restores real frames. */
function skipFrames(): () => void {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  Object.assign(window, {
    requestAnimationFrame: (run: FrameRequestCallback) => setTimeout(() => run(performance.now())),
    cancelAnimationFrame: (id: number) => clearTimeout(id),
  });
  return () => void Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
}

/** Fails if memory contains more listeners than `before`, or at least `times` more nodes (one per round). */
async function expectGone(before: Awaited<ReturnType<typeof inMemory>>, times: number): Promise<void> {
  const after = await inMemory();
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(times);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0);
}

/** Like `expectGone`, but waits for timers and frames that may still release memory. */
const expectReleased = (...of: Parameters<typeof expectGone>) => vi.waitFor(() => expectGone(...of), 4000);

/** Waits for `isDone`, then until the page is at rest: nothing is pending, logged or rendered for some frames. */
async function rest(isDone: () => boolean = () => true, frames = 2): Promise<void> {
  await vi.waitFor(() => expect(isDone()).toBe(true), 8000);
  const now = () => `${log.length} ${document.body.outerHTML}`;
  let before = '';
  do {
    before = now();
    for (let passed = 0; passed < frames; passed++) await frame();
  } while (pending > (held?.length ?? 0) || now() !== before);
}

/** Returns the page's HTML without the live region, which belongs to the page and stays until `stop()`. */
function pageNow(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  copy.querySelector('[data-iyim-announcer]')?.remove();
  return copy.outerHTML;
}

const isMounted = () => host().dataset.widgetState === 'mounted';

function write(html: string, settings: object | undefined): void {
  document.body.innerHTML = `<main>${html}</main>`;
  // Removes the focus, so that no widget restores the focus to an element of the previous page.
  (document.activeElement as HTMLElement | null)?.blur();
  host().dataset.widgetLoad = 'load';
  if (settings) host().dataset.widgetSettings = JSON.stringify(settings);
}

/** Shows the fixture's page and mounts only the fixture's widget. Returns the document's HTML from before the start. */
async function show(fixture: Fixture, settings = fixture.settings?.[0]): Promise<string> {
  pretendNetwork(fixture);
  write(fixture.html(), settings);
  const before = document.documentElement.outerHTML;
  start({ widgets: [widgetOf(fixture)] });
  await rest(() => isMounted() && (fixture.isReady?.() ?? true));
  return before;
}

function widgetOf({ widget }: Fixture): Widget {
  const found = widgets.find(({ name }) => name === widget);
  if (!found) throw new Error(`the catalogue has no widget "${widget}"`);
  return found;
}

/**
 * Returns the HTML of elements in which a widget text has sibling nodes. React updates such a text node directly, which fails after
 * a translator has replaced the node.
 */
function textsBesideNodes(ofServer: ReadonlySet<Text>): string[] {
  return [...main().querySelectorAll('[data-iyim-slot], [data-iyim-slot] *')]
    .filter(({ childNodes }) => {
      const nodes = [...childNodes].filter((node) => !(node instanceof Text && node.data.trim() === ''));
      return nodes.length > 1 && nodes.some((node) => node instanceof Text && !ofServer.has(node));
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

const textOf = (root: Element) => root.textContent?.replace(/\s+/g, ' ');

interface Outcome {
  readonly sent: readonly string[];
  readonly shown: string;
}

/** Performs the visitor's action; returns what was sent and shown. Waits for the `expected` number of requests. */
async function act({ act, isDone = () => true }: Fixture, expected?: Outcome): Promise<Outcome> {
  log = [];
  act?.();
  const isSent = () => log.length >= (expected?.sent.length ?? 0);
  // Without an expectation, waits for more frames, because a slow machine may send a request late.
  await rest(() => isDone() && isSent(), expected ? 2 : 12);
  return { sent: [...log].sort(), shown: shownOf(main()) };
}

/**
 * Returns HTML that can be compared: with sorted attributes, classes and styles, and without parts that differ between islands or
 * over time.
 */
function shownOf(root: Element): string {
  const plain = (text: string) => text.replace(/iyim-\d+/g, 'iyim-n').replace(/:r\w+:/g, ':r:');
  const still = (text: string) => text.replace(/\d+ minutes?/, 'n minutes');
  const attributes = [...root.attributes]
    .filter(({ name }) => !/^data-(widget-(load|settings)|settings|iyim-was)$/.test(name))
    .filter(({ name, value }) => name !== 'class' || value !== '') // a removed class may leave an empty attribute
    .map(({ name, value }) => plain(`${name}="${sorted(value, SEPARATORS[name])}"`))
    .sort();
  const inside = [...root.childNodes].map((node) =>
    node instanceof Element
      ? shownOf(node)
      : node.nodeType === Node.TEXT_NODE
        ? still(node.textContent ?? '')
        : '',
  );
  // Omits the wrapper that a component renders around a host that its view moves.
  if (root.getAttribute('style') === 'display: contents;') return inside.join('');
  if (root.localName === 'font') return inside.join(''); // added by a translator
  const control = root instanceof HTMLInputElement ? ` value ${root.value} ${root.checked}` : '';
  return `<${[root.localName, ...attributes].join(' ')}${control}>${inside.join('')}</${root.localName}>`;
}

const SEPARATORS: Readonly<Record<string, string>> = { class: ' ', style: '; ' };
const sorted = (value: string, separator?: string) =>
  separator === undefined ? value : value.replace(/;$/, '').split(separator).sort().join(separator);

/** Returns a React element that renders the widget's component with the host's tag, attributes and content. */
function asComponent(
  Component: ReturnType<typeof widgetComponent>,
  element: HTMLElement,
  settings?: object,
): ReactNode {
  const attributes: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    if (name.startsWith('data-widget')) continue;
    attributes[name === 'class' ? 'className' : name] = name === 'hidden' ? true : value;
  }
  return createElement(Component, {
    ...(attributes as HTMLAttributes<HTMLElement>),
    as: element.localName as 'div',
    dangerouslySetInnerHTML: { __html: element.innerHTML },
    ...(settings && { settings: settings as Record<string, unknown> }),
  });
}

/**
 * Shows the fixture's page without the host. Returns the page's HTML, a React root, and `draw`, which renders the widget's
 * component from that root into the host's parent.
 */
async function inApplication(fixture: Fixture) {
  pretendNetwork(fixture);
  write(fixture.html(), undefined);
  const server = host();
  const parent = server.parentElement as HTMLElement;
  const { definition } = await widgetOf(fixture).load();
  const Component = widgetComponent(definition);
  server.remove();
  const before = pageNow();
  const root = createRoot(document.createElement('div'));
  const draw = (settings: object | undefined, isStrict = false) =>
    root.render(
      createElement(
        isStrict ? StrictMode : Fragment,
        null,
        createPortal(asComponent(Component, server, settings), parent),
      ),
    );
  return { before, root, draw };
}

/** Outcomes of the visitor's action on server-rendered pages. Every other way of mounting must have the same outcome. */
const usual = new Map<Fixture, Outcome>();
async function measure(fixture: Fixture): Promise<Outcome> {
  const cached = usual.get(fixture);
  if (cached) return cached;
  await show(fixture);
  const measured = await act(fixture);
  forget();
  stop();
  usual.set(fixture, measured);
  history.replaceState(null, '', address);
  return measured;
}

// Loads the contents of the page's cart before anything is measured, because they outlive `stop()`.
beforeAll(async () => {
  vi.stubGlobal('fetch', async () => cartAnswer());
  await cart().refresh();
});

it('RT-6 the check for memory detects as many listeners as one React root has', async () => {
  const before = await inMemory();
  const kept = new AbortController();
  const root = document.createElement('div');
  for (let n = 0; n < 141; n += 1) root.addEventListener(`event-${n}`, () => {}, { signal: kept.signal });
  await expect(expectGone(before, ROUNDS)).rejects.toThrow('listeners');
  kept.abort();
});

it('RT-1 every widget of the catalogue has a fixture, and only known fixtures are listed as failing', () => {
  expect([...new Set(fixtures.map(({ widget }) => widget))]).toEqual(widgets.map(({ name }) => name));
  const names = fixtures.map(nameOf);
  expect(knownFailures.filter(([name]) => !names.includes(name))).toEqual([]);
});

describe.each(fixtures.map((fixture) => [nameOf(fixture), fixture] as const))('%s', (name, fixture) => {
  const stage = (tested: Stage, title: string, run: () => Promise<void>) => {
    const isListed = knownFailures.some(([listed, failing]) => listed === name && failing === tested);
    (isListed ? it.fails : it)(title, run, 20_000);
  };

  stage(
    'stop',
    'RT-18 stop() restores the page byte for byte, with no listener, timer or observer left',
    async () => {
      const expected = await measure(fixture);
      const { sent } = expected;
      if (fixture.act) expect(new Set(sent).size, 'nothing is sent twice').toBe(sent.length);
      const watch = watchPage();
      try {
        const before = await show(fixture);
        if (!fixture.bringsContent) await act(fixture, expected);
        stop();
        await rest();
        expect(document.documentElement.outerHTML).toBe(before);
        expect(watch.left()).toEqual([]);
      } finally {
        watch.end();
      }
      expect(errors).toEqual([]);
    },
  );

  for (const when of ['before', 'after'] as const)
    stage(
      'translated',
      `RT-9 a widget has its usual outcome on a page that is translated ${when} it mounts, and restores the page’s texts`,
      async () => {
        const expected = await measure(fixture);
        pretendNetwork(fixture);
        write(fixture.html(), fixture.settings?.[0]);
        const before = textOf(main());
        const ofServer = new Set(textsIn(main()));
        let end = when === 'before' ? translatePage(main()) : () => {};
        try {
          start({ widgets: [widgetOf(fixture)] });
          await rest(() => isMounted() && (fixture.isReady?.() ?? true));
          if (when === 'after') {
            expect(textsBesideNodes(ofServer), 'React cannot find these once they are translated').toEqual(
              [],
            );
            end = translatePage(main());
          }
          expect(await act(fixture, expected)).toEqual(expected);
          stop();
          await rest();
        } finally {
          end();
        }
        if (!fixture.bringsContent) expect(textOf(main())).toBe(before);
        expect(errors).toEqual([]);
      },
    );

  stage(
    'strict',
    'RT-19 RT-32 a widget’s component has its usual outcome in React’s StrictMode, sends nothing twice, and leaves nothing behind',
    async () => {
      const expected = await measure(fixture);
      const { before, root, draw } = await inApplication(fixture);
      draw(fixture.settings?.[0], true);
      await rest(() => isMounted() && (fixture.isReady?.() ?? true));
      expect(await act(fixture, expected)).toEqual(expected);
      root.unmount();
      await rest();
      if (!fixture.bringsContent) expect(pageNow()).toBe(before);
      expect(errors).toEqual([]);
    },
  );

  stage(
    'component',
    'RT-32 a widget’s component applies changed settings, and leaves nothing behind when it is unmounted while busy or open',
    async () => {
      await measure(fixture);
      const [first, second] = fixture.settings ?? [{}, { unknown: 'changed' }];
      await show(fixture, second);
      const expected = shownOf(main());
      stop();
      const { before, root, draw } = await inApplication(fixture);
      const shows = async (settings: object) => {
        draw(settings);
        await rest(() => isMounted() && (fixture.isReady?.() ?? true));
      };
      await shows(first);
      await shows(second);
      expect(shownOf(main())).toBe(expected);
      await shows(first);
      held = [];
      fixture.act?.();
      await frame();
      await frame();
      root.unmount();
      const release = held;
      held = undefined;
      for (const go of release) go();
      await rest();
      if (!fixture.bringsContent) expect(pageNow()).toBe(before);
      expect(errors).toEqual([]);
    },
  );

  stage(
    'settings',
    'RT-32 a mounted widget applies changed settings, binds nothing twice, and keeps the focus and the typed text',
    async () => {
      const expected = await measure(fixture);
      const [first, second] = fixture.settings ?? [{}, { unknown: 'changed' }];
      await show(fixture, second);
      const withSecond = shownOf(main());
      stop();
      const change = async (settings: object) => {
        host().dataset.widgetSettings = JSON.stringify(settings);
        updateSettings(host());
        await rest(() => isMounted() && (fixture.isReady?.() ?? true));
      };
      await show(fixture, first);
      const field = host().querySelector<HTMLInputElement>(
        'input:not([type=hidden], [type=radio], [type=checkbox])',
      );
      const typed = field?.type === 'number' ? '2' : 'typed@example.test';
      if (field && !fixture.bringsContent) {
        const { value } = field;
        field.value = typed;
        field.focus();
        await change(second);
        expect([field.value, document.activeElement]).toEqual([typed, field]);
        field.blur();
        field.value = value;
        await change(first);
      }
      await change(second);
      expect(shownOf(main())).toBe(withSecond);
      await change(first);
      expect(await act(fixture, expected)).toEqual(expected);
      expect(errors).toEqual([]);
    },
  );

  stage(
    'removal',
    'RT-6 a widget leaves nothing behind and reports nothing when its host is removed while busy or open',
    async () => {
      await measure(fixture);
      const watch = watchPage();
      try {
        await show(fixture);
        held = [];
        fixture.act?.();
        await frame();
        await frame();
        main().remove();
        await rest();
        const release = held;
        held = undefined;
        for (const go of release) go();
        await rest();
        stop();
        await rest();
        expect(document.body.innerHTML).toBe('');
        expect(watch.left()).toEqual([]);
      } finally {
        watch.end();
      }
      expect(errors).toEqual([]);
    },
  );

  stage(
    'rounds',
    `RT-6 a widget has its usual outcome, and leaves nothing behind, after its host was removed and inserted ${ROUNDS} times`,
    async () => {
      const expected = await measure(fixture);
      await show(fixture);
      const comeAndGo = async () => {
        main().replaceChildren();
        await yieldToBrowser();
        write(fixture.html(), fixture.settings?.[0]);
        for (const late = performance.now() + 8000; !isMounted(); ) {
          expect(performance.now(), 'it mounts').toBeLessThan(late);
          await yieldToBrowser();
        }
      };
      await comeAndGo();
      await rest(fixture.isReady);
      const before = await inMemory();
      const showFrames = skipFrames();
      for (let round = 0; round < ROUNDS; round++) await comeAndGo();
      showFrames();
      await rest(fixture.isReady);
      await expectReleased(before, ROUNDS);
      expect(await act(fixture, expected)).toEqual(expected);
      expect(errors).toEqual([]);
    },
  );

  if (fixture.again) {
    stage('again', `RT-6 the widget releases the content that ${AGAIN} server answers replace`, async () => {
      await show(fixture);
      const go = async (times: number) => {
        for (let time = 0; time < times; time++) {
          const before = log.length;
          fixture.again?.(time);
          // The server's answer may take longer than two frames.
          await rest(() => log.length > before);
        }
      };
      await go(2);
      const before = await inMemory();
      await go(AGAIN);
      await expectReleased(before, AGAIN);
      expect(errors).toEqual([]);
    });
  }
});
