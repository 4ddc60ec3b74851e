import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchLegacy, isOwnEvent } from '../../runtime/src/host-page/legacy-events.ts';
import { $ as jQuery, putJQueryOnPage } from '../../runtime/src/host-page/testing/jquery.ts';
import { testController } from '../../runtime/src/testing/test-signal.ts';
import { type OriginalHandlers, takeOverHandlers } from './take-over.ts';

type Handler = (event: { data?: unknown; type: string }, ...args: unknown[]) => unknown;
interface Delegating {
  on(events: string, selector: string, data: unknown, handler: Handler): unknown;
  on(events: string, selector: string, handler: Handler): unknown;
  on(events: string, handler: Handler): unknown;
  off(events?: string, selector?: string | Handler, handler?: Handler): unknown;
}
const $ = jQuery as unknown as (target: EventTarget) => Delegating;

const { body } = document;
let calls: string[] = [];
let island: AbortController;
const record =
  (name: string): Handler =>
  () =>
    void calls.push(name);
const press = (selector = 'a') => (document.querySelector(selector) as HTMLElement).click();

const row: OriginalHandlers = { root: body, events: 'click', selectors: ['.add'], data: 'original' };
const original = { original: true };

beforeEach(() => {
  calls = [];
  island = testController();
  body.innerHTML = '<p><a class="add">Add</a></p><b class="add">Elsewhere</b>';
  putJQueryOnPage(jQuery);
});

describe('taking over from an original’s handlers', () => {
  it('RT-29 an original’s handlers are taken over and restored in their order; other handlers on the same element keep running', () => {
    $(body).on('click.shop.cart', '.add', original, record('first'));
    $(body).on('click', '.add', record('analytics'));
    $(body).on('click', '.add', original, record('second'));
    takeOverHandlers([row], island.signal);
    press();
    expect(calls).toEqual(['analytics']);
    calls = [];
    island.abort();
    press();
    expect(calls).toEqual(['analytics', 'first', 'second']);
    $(body).off('.cart');
    calls = [];
    press();
    expect(calls).toEqual(['analytics', 'second']);
  });

  it('RT-29 events that the widget does not handle reach the original’s handler, with its data', () => {
    const data: unknown[] = [];
    $(body).on('click', '.add', original, (event) => void data.push(event.data));
    takeOverHandlers([{ ...row, isOurs: ({ target }) => (target as Element).matches('a') }], island.signal);
    press('a');
    expect(data).toEqual([]);
    press('b');
    expect(data).toEqual([original]);
  });

  it.each([
    ['a named method', { method: 'remove' }, { remove: (): void => void calls.push('it') }.remove],
    ['a bound method', { method: 'remove' }, { remove: (): void => void calls.push('it') }.remove.bind(null)],
    [
      'a handler with the name of a setting in its code',
      { code: /\bshowall\b/ },
      (event: unknown) => {
        calls.push((event as { showall?: string }).showall ?? 'it');
      },
    ],
  ] as const)('RT-29 a mark distinguishes %s from a handler of another script', (_what, mark, handler) => {
    $(body).on('click', '.add', handler as Handler);
    $(body).on('click', '.add', record('analytics'));
    takeOverHandlers([{ root: body, events: 'click', selectors: ['.add'], ...mark }], island.signal);
    press();
    expect(calls).toEqual(['analytics']);
  });

  it('RT-29 a handler is recognised by one of its namespaces', () => {
    for (const [name, what] of [
      ['click.shop.accordion', 'original'],
      ['click.analytics', 'analytics'],
      ['click', 'theme'],
    ] as const)
      $(body).on(name, '.add', record(what));
    takeOverHandlers([{ root: body, events: 'click', namespace: 'accordion' }], island.signal);
    press();
    expect(calls).toEqual(['analytics', 'theme']);
  });

  it.each([
    ['prevents the click', (event: Event) => event.preventDefault(), '.add'],
    ['returns false', () => false, '.add'],
    ['is bound without a selector', (event: Event) => event.preventDefault(), undefined],
  ] as const)(
    'RT-29 a theme’s handler that %s is not taken over and can still prevent the click',
    (_what, veto, selector) => {
      const handler = ((event: Event) => {
        calls.push('theme');
        return veto(event);
      }) as unknown as Handler;
      if (selector) $(body).on('click', selector, { theme: true }, handler);
      else $(body).on('click', handler);
      takeOverHandlers(
        [{ ...row, method: 'onAddToCart', namespace: 'shop', code: /\badd_to_cart\b/ }, row],
        island.signal,
      );
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector('a')?.dispatchEvent(event);
      expect(calls).toEqual(['theme']);
      expect(event.defaultPrevented).toBe(true);
    },
  );

  it('RT-29 a theme’s function is not taken over although it is bound to the same events as the original function', () => {
    const refresh_cart = record('shop');
    $(body).on('refresh updated', () => void refresh_cart({ type: '' }));
    $(body).on('refresh updated', record('theme'));
    $(body).on('refresh updated added', () => void (refresh_cart({ type: '' }), calls.push('badge')));
    takeOverHandlers(
      [{ root: body, events: 'refresh updated', isOne: true, code: /\brefresh_cart\b/ }],
      island.signal,
    );
    for (const name of ['refresh', 'updated']) jQuery(body).trigger(name);
    expect(calls).toEqual(['theme', 'shop', 'badge', 'theme', 'shop', 'badge']);
  });

  it.each([
    ['submit', ['theme', 'theme']],
    ['bound submit', ['theme']],
  ])(
    'RT-29 the method "bound submit" matches only a bound method, not a plain function: %s',
    (name, ended) => {
      const theme = { submit: record('theme') };
      Object.defineProperty(theme.submit, 'name', { value: 'submit' });
      $(body).on('sent', theme.submit);
      $(body).on('sent', Object.defineProperty(record('theme'), 'name', { value: name }));
      takeOverHandlers([{ root: body, events: 'sent', method: 'bound submit' }], island.signal);
      jQuery(body).trigger('sent');
      expect(calls).toEqual(ended);
    },
  );

  it('RT-29 one function for several events is recognised, and the library’s own events are distinguished from others', () => {
    const refresh_cart = () => void calls.push('refreshed');
    $(body).on('refresh updated', () => refresh_cart());
    $(body).on('refresh', record('analytics'));
    $(body).on('added', '', original, record('shown'));
    takeOverHandlers(
      [
        { root: body, events: 'refresh updated', isOne: true, code: /\brefresh_cart\b/ },
        { root: body, events: 'added', data: 'original', isOurs: isOwnEvent },
      ],
      island.signal,
    );
    for (const name of ['refresh', 'updated', 'added']) {
      dispatchLegacy(body, name);
      jQuery(body).trigger(name);
    }
    expect(calls).toEqual(['analytics', 'analytics', 'shown']);
  });

  it('RT-29 a handler that two islands take over is restored after both have ended', () => {
    const other = new AbortController();
    $(body).on('click', '.add', original, record('original'));
    takeOverHandlers([row], island.signal);
    takeOverHandlers([{ ...row }], other.signal);
    island.abort();
    press();
    expect(calls).toEqual([]);
    other.abort();
    press();
    expect(calls).toEqual(['original']);
  });

  it('RT-29 a handler is restored as many times as its script bound it', () => {
    const handler = record('original');
    $(body).on('click', '.add', original, handler);
    $(body).on('click', '.add', original, handler);
    takeOverHandlers([row], island.signal);
    press();
    expect(calls).toEqual([]);
    island.abort();
    press();
    expect(calls).toEqual(['original', 'original']);
  });

  it('RT-29 a handler that its own script has removed is not restored', () => {
    const handler = record('original');
    $(body).on('click', '.add', original, handler);
    takeOverHandlers([row], island.signal);
    $(body).off('click', '.add', handler);
    island.abort();
    press();
    expect(calls).toEqual([]);
  });

  it('RT-29 a handler is taken over even if jQuery and the handler are added after the island has mounted', () => {
    putJQueryOnPage(undefined);
    takeOverHandlers([row], island.signal);
    putJQueryOnPage(jQuery);
    window.dispatchEvent(new Event('load'));
    $(body).on('click', '.add', original, record('original'));
    press();
    expect(calls).toEqual([]);
    island.abort();
    press();
    expect(calls).toEqual(['original']);
  });
});

describe('an unusable jQuery', () => {
  const set = { jquery: '3.7.1', on() {}, off() {}, data() {}, trigger() {}, triggerHandler() {} };
  const broken = (read: unknown) => Object.assign(() => set, { fn: set, Event() {}, _data: read });

  it.each([
    ['without access to its handlers', undefined, 0],
    [
      'that throws',
      () => {
        throw new Error('old');
      },
      1,
    ],
    ['that returns invalid handlers', () => ({ click: [null] }), 1],
  ] as const)('RT-29 a jQuery %s does not stop islands', (_what, read, errors) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('reportError', () => {});
    putJQueryOnPage(broken(read));
    takeOverHandlers([row], island.signal);
    press();
    press();
    expect(said).toHaveBeenCalledTimes(errors);
    expect(() => island.abort()).not.toThrow();
    vi.unstubAllGlobals();
  });
});
