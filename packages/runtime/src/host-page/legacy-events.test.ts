import slimJQuery from 'jquery/dist/jquery.slim.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testController } from '../testing/test-signal.ts';
import { askLegacy, dispatchLegacy, onLegacy } from './legacy-events.ts';
import { $, putJQueryOnPage, type TestJQuery } from './testing/jquery.ts';

let controller: AbortController;
const body = () => document.body;

/** Listens to `name` on the body through `onLegacy`, until the test ends. */
function listen(name: string) {
  const heard = vi.fn<(args: readonly unknown[]) => void>();
  onLegacy(body(), name, (args) => heard(args), controller.signal);
  return heard;
}

beforeEach(() => {
  controller = testController();
});

describe.each([true, false])('legacy events, jQuery on the page: %s', (present) => {
  beforeEach(() => putJQueryOnPage(present ? $ : undefined));

  it('RT-12 onLegacy handles a native event once, with the event’s detail as arguments', () => {
    const heard = listen('added_to_cart');
    body().dispatchEvent(new CustomEvent('added_to_cart', { detail: [1, 2] }));
    body().dispatchEvent(new CustomEvent('added_to_cart', { detail: 'text' }));
    body().dispatchEvent(new Event('added_to_cart'));
    expect(heard.mock.calls).toEqual([[[1, 2]], [[]], [[]]]);
  });

  it('RT-12 onLegacy ignores events that the library itself dispatched', () => {
    const heard = listen('added_to_cart');
    dispatchLegacy(body(), 'added_to_cart', [1]);
    askLegacy(body(), 'added_to_cart', [1]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('RT-12 dispatchLegacy adds properties to the event object, where some listeners look for them', () => {
    const seen: unknown[] = [];
    const readPopupData = (event: object) => seen.push((event as { popupData?: unknown }).popupData);
    if (present) $(body()).on('open-trigger', readPopupData);
    else body().addEventListener('open-trigger', readPopupData, { signal: controller.signal });
    dispatchLegacy(body(), 'open-trigger', [], { popupData: { popupId: 'p-7' } });
    expect(seen).toEqual([{ popupId: 'p-7' }]);
  });

  it('RT-6 onLegacy handles no event after its signal was aborted', () => {
    const heard = listen('added_to_cart');
    controller.abort();
    body().dispatchEvent(new CustomEvent('added_to_cart'));
    $(body()).trigger('added_to_cart');
    expect(heard).not.toHaveBeenCalled();
    onLegacy(body(), 'added_to_cart', () => heard([]), controller.signal);
    body().dispatchEvent(new CustomEvent('added_to_cart'));
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('legacy events with jQuery', () => {
  beforeEach(() => putJQueryOnPage($));

  it('RT-12 dispatchLegacy fires events through jQuery with wrapped elements, and not natively', () => {
    const native = vi.fn();
    const handler = vi.fn();
    body().addEventListener('adding_to_cart', native, { signal: controller.signal });
    $(body()).on('adding_to_cart', (_, ...args) => handler(...args));
    const button = document.createElement('button');
    const data = { quantity: '1' };
    expect(dispatchLegacy(body(), 'adding_to_cart', [button, data])).toBe(true);
    expect(handler).toHaveBeenCalledTimes(1);
    const [wrapped, live] = handler.mock.calls[0] as [ArrayLike<Element> & { jquery: string }, object];
    expect(wrapped.jquery).toBe('3.7.1');
    expect(wrapped[0]).toBe(button);
    expect(live).toBe(data);
    expect(native).not.toHaveBeenCalled();
  });

  it('RT-12 dispatchLegacy also wraps elements in an argument’s properties, and passes an object without elements unchanged', () => {
    const heard = vi.fn();
    $(body()).on('after', (_event, ...args) => heard(...args));
    const request = { month: 'March 2026' };
    dispatchLegacy(body(), 'after', [{ container: body(), masonry: false }, request]);
    const [args, same] = heard.mock.calls[0] as [{ container: ArrayLike<Element>; masonry: boolean }, object];
    expect(args.container[0]).toBe(body());
    expect(args.masonry).toBe(false);
    expect(same).toBe(request);
  });

  it('RT-12 dispatchLegacy passes elements unwrapped if the caller sets isBare', () => {
    const heard = vi.fn();
    $(body()).on('activate', (_event, ...args) => heard(...args));
    dispatchLegacy(body(), 'activate', [body()], {}, { isBare: true });
    expect(heard.mock.calls).toEqual([[body()]]);
  });

  it('RT-12 a dispatched event bubbles, and dispatchLegacy returns false if a handler prevented the default', () => {
    const form = document.createElement('form');
    body().append(form);
    $(body()).on('found_variation', () => false);
    expect(dispatchLegacy(form, 'found_variation')).toBe(false);
    form.remove();
  });

  it('RT-7 an error in a jQuery handler is reported to the page’s error monitor, not thrown to the code that fired the event', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    $(body()).on('broken', () => {
      throw new Error('broken handler');
    });
    expect(dispatchLegacy(body(), 'broken')).toBe(true);
    expect(askLegacy(body(), 'broken')).toBe(true);
    vi.unstubAllGlobals();
    expect(monitor.mock.calls).toEqual([[new Error('broken handler')], [new Error('broken handler')]]);
  });

  it('RT-7 an error in jQuery while it binds one handler is reported, and the other handlers are bound', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const on = vi.spyOn($.fn, 'on').mockImplementationOnce(() => {
      throw new Error('not here');
    });
    listen('refused');
    const heard = listen('added_to_cart');
    on.mockRestore();
    $(body()).trigger('added_to_cart', []);
    vi.unstubAllGlobals();
    expect(monitor.mock.calls).toEqual([[new Error('not here')]]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('RT-12 onLegacy handles events that are fired through jQuery', () => {
    const heard = listen('added_to_cart');
    $(body()).trigger('added_to_cart', [{ a: 'b' }, 'hash']);
    expect(heard.mock.calls).toEqual([[[{ a: 'b' }, 'hash']]]);
  });

  it('AC-1 askLegacy treats exactly false as a refusal, and its event does not bubble', () => {
    const name = 'should_send_ajax_request.adding_to_cart';
    expect(askLegacy(body(), name)).toBe(true);
    $(document).on(name, () => false);
    expect(askLegacy(body(), name)).toBe(true);
    $(body()).on(name, () => undefined);
    expect(askLegacy(body(), name)).toBe(true);
    $(body()).on(name, () => false);
    expect(askLegacy(body(), name)).toBe(false);
    $(document).off();
  });
});

describe('legacy events without jQuery', () => {
  it('RT-12 dispatchLegacy fires native events that bubble, are cancelable and have the arguments as detail', () => {
    const handler = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('added_to_cart', handler, { signal: controller.signal });
    expect(dispatchLegacy(body(), 'added_to_cart', ['a', 1])).toBe(false);
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ detail: ['a', 1] }));
  });

  it('AC-1 askLegacy treats a prevented default as a refusal', () => {
    const name = 'should_send_ajax_request.adding_to_cart';
    expect(askLegacy(body(), name)).toBe(true);
    body().addEventListener(name, (event) => event.preventDefault(), { signal: controller.signal });
    expect(askLegacy(body(), name)).toBe(false);
  });
});

describe('a jQuery that loads after the library', () => {
  it.each<[string, () => void]>([
    ['a script has been loaded', () => loadScript()],
    ['parsing ends', () => document.dispatchEvent(new Event('DOMContentLoaded'))],
    ['the page is loaded', () => window.dispatchEvent(new Event('load'))],
    ['the next event is dispatched', () => dispatchLegacy(body(), 'other')],
  ])('RT-27 onLegacy finds a jQuery that was added later, when %s', (_, moment) => {
    const heard = listen('added_to_cart');
    putJQueryOnPage($);
    moment();
    $(body()).trigger('added_to_cart', ['late']);
    expect(heard.mock.calls).toEqual([[['late']]]);
    moment();
    $(body()).trigger('added_to_cart', ['again']);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  const set = { on() {}, off() {}, data() {}, trigger() {}, triggerHandler() {} };
  const library = (fn: unknown, more: object = {}) => Object.assign(() => set, { fn, ...more });
  const whole = { ...set, jquery: '3.7.1' };
  it.each<[string, unknown]>([
    ['an object', { fn: whole, Event() {} }],
    ['a queue that a jQuery will replace', library({})],
    ['a function without `fn`', library(undefined)],
    ['a function whose `fn` is null', library(null, { Event() {} })],
    ['cash-dom, which creates no events', library(set)],
    ['Zepto, whose events are native', library(set, { Event() {} })],
    ['a build of jQuery without its events', library({ jquery: '3.7.1', data() {} }, { Event() {} })],
    ['a jQuery that creates no events', library(whole)],
  ])('RT-12 dispatchLegacy fires native events if another library is named jQuery: %s', (_, value) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    putJQueryOnPage(value);
    const heard = listen('added_to_cart');
    const native = vi.fn((event: Event) => event.preventDefault());
    body().addEventListener('x', native, { signal: controller.signal });
    expect(dispatchLegacy(body(), 'x')).toBe(false);
    expect(askLegacy(body(), 'x')).toBe(false);
    expect(native).toHaveBeenCalledTimes(2);
    body().dispatchEvent(new CustomEvent('added_to_cart'));
    expect(heard).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    expect(monitor).not.toHaveBeenCalled();
  });

  it('RT-12 legacy events work through jQuery’s slim build, which has no ajax functions', () => {
    const slim = slimJQuery as TestJQuery;
    putJQueryOnPage(slim);
    const heard = listen('added_to_cart');
    slim(body()).trigger('added_to_cart', ['slim']);
    expect(heard.mock.calls).toEqual([[['slim']]]);
    slim(body()).on('x', () => false);
    expect(dispatchLegacy(body(), 'x')).toBe(false);
    slim(body()).off();
  });
});

function loadScript() {
  const script = document.createElement('script');
  script.type = 'text/plain';
  body().append(script);
  script.dispatchEvent(new Event('load'));
  script.remove();
}
