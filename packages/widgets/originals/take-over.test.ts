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
let heard: string[] = [];
let island: AbortController;
const hear =
  (name: string): Handler =>
  () =>
    void heard.push(name);
const press = (selector = 'a') => (document.querySelector(selector) as HTMLElement).click();

const row: OriginalHandlers = { root: body, events: 'click', selectors: ['.add'], data: 'original' };
const original = { original: true };

beforeEach(() => {
  heard = [];
  island = testController();
  body.innerHTML = '<p><a class="add">Add</a></p><b class="add">Elsewhere</b>';
  putJQueryOnPage(jQuery);
});

describe('taking over from an original’s handlers', () => {
  it('RT-29 takes those with a mark, leaves others at the same place, and gives them back in their order', () => {
    $(body).on('click.shop.cart', '.add', original, hear('first'));
    $(body).on('click', '.add', hear('analytics'));
    $(body).on('click', '.add', original, hear('second'));
    takeOverHandlers([row], island.signal);
    press();
    expect(heard).toEqual(['analytics']);
    heard = [];
    island.abort();
    press();
    expect(heard).toEqual(['analytics', 'first', 'second']);
    $(body).off('.cart');
    heard = [];
    press();
    expect(heard).toEqual(['analytics', 'second']);
  });

  it('RT-29 a handler gets the events that are not the widget’s, with its data', () => {
    const data: unknown[] = [];
    $(body).on('click', '.add', original, (event) => void data.push(event.data));
    takeOverHandlers([{ ...row, isOurs: ({ target }) => (target as Element).matches('a') }], island.signal);
    press('a');
    expect(data).toEqual([]);
    press('b');
    expect(data).toEqual([original]);
  });

  it.each([
    ['a method of that name', { method: 'remove' }, { remove: (): void => void heard.push('it') }.remove],
    ['a bound method', { method: 'remove' }, { remove: (): void => void heard.push('it') }.remove.bind(null)],
    [
      'one with the name of a setting in its code',
      { code: /\bshowall\b/ },
      (event: unknown) => {
        heard.push((event as { showall?: string }).showall ?? 'it');
      },
    ],
  ] as const)('RT-29 knows %s from one that only listens', (_what, mark, handler) => {
    $(body).on('click', '.add', handler as Handler);
    $(body).on('click', '.add', hear('analytics'));
    takeOverHandlers([{ root: body, events: 'click', selectors: ['.add'], ...mark }], island.signal);
    press();
    expect(heard).toEqual(['analytics']);
  });

  it('RT-29 knows one by a namespace among others', () => {
    for (const [name, what] of [
      ['click.shop.accordion', 'original'],
      ['click.analytics', 'analytics'],
      ['click', 'theme'],
    ] as const)
      $(body).on(name, '.add', hear(what));
    takeOverHandlers([{ root: body, events: 'click', namespace: 'accordion' }], island.signal);
    press();
    expect(heard).toEqual(['analytics', 'theme']);
  });

  it.each([
    ['prevents the click', (event: Event) => event.preventDefault(), '.add'],
    ['answers false', () => false, '.add'],
    ['is bound without a selector', (event: Event) => event.preventDefault(), undefined],
  ] as const)(
    'RT-29 leaves a handler of a theme that %s, so that its veto holds',
    (_what, veto, selector) => {
      const handler = ((event: Event) => {
        heard.push('theme');
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
      expect(heard).toEqual(['theme']);
      expect(event.defaultPrevented).toBe(true);
    },
  );

  it('RT-29 keeps a theme’s function bound to the events of the original', () => {
    const refresh_cart = hear('shop');
    $(body).on('refresh updated', () => void refresh_cart({ type: '' }));
    $(body).on('refresh updated', hear('theme'));
    $(body).on('refresh updated added', () => void (refresh_cart({ type: '' }), heard.push('badge')));
    takeOverHandlers(
      [{ root: body, events: 'refresh updated', isOne: true, code: /\brefresh_cart\b/ }],
      island.signal,
    );
    for (const name of ['refresh', 'updated']) jQuery(body).trigger(name);
    expect(heard).toEqual(['theme', 'shop', 'badge', 'theme', 'shop', 'badge']);
  });

  it.each([
    ['submit', ['theme', 'theme']],
    ['bound submit', ['theme']],
  ])('RT-29 tells a method that is bound from a plain one: %s', (name, ended) => {
    const theme = { submit: hear('theme') };
    Object.defineProperty(theme.submit, 'name', { value: 'submit' });
    $(body).on('sent', theme.submit);
    $(body).on('sent', Object.defineProperty(hear('theme'), 'name', { value: name }));
    takeOverHandlers([{ root: body, events: 'sent', method: 'bound submit' }], island.signal);
    jQuery(body).trigger('sent');
    expect(heard).toEqual(ended);
  });

  it('RT-29 knows one function for several events, and what this library dispatches from what others do', () => {
    const refresh_cart = () => void heard.push('refreshed');
    $(body).on('refresh updated', () => refresh_cart());
    $(body).on('refresh', hear('analytics'));
    $(body).on('added', '', original, hear('shown'));
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
    expect(heard).toEqual(['analytics', 'analytics', 'shown']);
  });

  it('RT-29 two islands take a handler once; it is back when both have gone', () => {
    const other = new AbortController();
    $(body).on('click', '.add', original, hear('original'));
    takeOverHandlers([row], island.signal);
    takeOverHandlers([{ ...row }], other.signal);
    island.abort();
    press();
    expect(heard).toEqual([]);
    other.abort();
    press();
    expect(heard).toEqual(['original']);
  });

  it('RT-29 a script that comes twice is given back as often', () => {
    const handler = hear('original');
    $(body).on('click', '.add', original, handler);
    $(body).on('click', '.add', original, handler);
    takeOverHandlers([row], island.signal);
    press();
    expect(heard).toEqual([]);
    island.abort();
    press();
    expect(heard).toEqual(['original', 'original']);
  });

  it('RT-29 what its own script takes off stays off', () => {
    const handler = hear('original');
    $(body).on('click', '.add', original, handler);
    takeOverHandlers([row], island.signal);
    $(body).off('click', '.add', handler);
    island.abort();
    press();
    expect(heard).toEqual([]);
  });

  it('RT-29 jQuery, and its handlers, may come at any time before the press', () => {
    putJQueryOnPage(undefined);
    takeOverHandlers([row], island.signal);
    putJQueryOnPage(jQuery);
    window.dispatchEvent(new Event('load'));
    $(body).on('click', '.add', original, hear('original'));
    press();
    expect(heard).toEqual([]);
    island.abort();
    press();
    expect(heard).toEqual(['original']);
  });
});

describe('a jQuery that can not be worked with', () => {
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
    ['that answers nonsense', () => ({ click: [null] }), 1],
  ] as const)('RT-29 stops no island: one %s', (_what, read, errors) => {
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
