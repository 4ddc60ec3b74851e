import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guard } from './attempt.ts';
import { on } from './events.ts';
import { holdWhileLeaving, report } from './report.ts';

const monitor = vi.fn();
let error: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', monitor);
  document.body.innerHTML = '<p id="host"></p>';
});

const host = () => document.getElementById('host') as HTMLElement;

describe('a reported error', () => {
  it('RT-30 an error reaches the console, event listeners and the page’s monitors once', () => {
    const heard = vi.fn();
    const end = on('error', heard);
    const broken = new Error('broken');
    report(broken, 'counter', 'rendering', host());
    report(broken, 'counter', 'unmounting', host());
    end();
    expect(error.mock.calls).toEqual([['[iyim] counter: rendering: broken', '<p#host>', broken]]);
    expect(monitor.mock.calls).toEqual([[broken]]);
    expect(heard.mock.calls).toEqual([
      [{ widget: 'counter', where: 'rendering', error: broken, message: 'broken', host: host() }],
    ]);
  });

  it('RT-17 the console line of an error includes its cause, such as the address of a file that did not load', () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://shop.example/tabs.js');
    const failed = new Error('Loading chunk tabs failed.', { cause });
    report(failed, 'tabs', 'loading its code', host());
    expect(error.mock.calls[0]?.[0]).toBe(
      `[iyim] tabs: loading its code: Loading chunk tabs failed. TypeError: ${cause.message}`,
    );
  });

  it.each([
    ['without a prototype', Object.create(null), ' undefined'],
    ['that is a symbol', Symbol('reason'), ' Symbol(reason)'],
    ['that is text', 'timeout', ' timeout'],
  ])('RT-30 an error with a cause %s reaches the console and the page’s monitors', (_, cause, shown) => {
    const failed = new Error('failed', { cause });
    report(failed, 'tabs', 'mounting', host());
    expect(error.mock.calls).toEqual([[`[iyim] tabs: mounting: failed${shown}`, '<p#host>', failed]]);
    expect(monitor.mock.calls).toEqual([[failed]]);
  });

  it('RT-30 a thrown symbol reaches the console and the page’s monitors', () => {
    const thrown = Symbol('stop');
    report(thrown, 'page', 'stopping');
    expect(error.mock.calls).toEqual([['[iyim] page: stopping: Symbol(stop)', thrown]]);
    expect(monitor.mock.calls).toEqual([[thrown]]);
  });

  it.each([null, undefined, 'text', 7])('RT-30 the thrown value %s is reported as text', (thrown) => {
    report(thrown, 'page', 'stopping');
    expect(error.mock.calls).toEqual([[`[iyim] page: stopping: ${thrown}`, thrown]]);
  });

  it('RT-30 monitors receive an error as uncaught, but the browser does not log it a second time', () => {
    vi.stubGlobal('reportError', (thrown: unknown) =>
      window.dispatchEvent(new ErrorEvent('error', { error: thrown, cancelable: true })),
    );
    const uncaught: [unknown, boolean][] = [];
    const listen = (event: ErrorEvent) =>
      setTimeout(() => uncaught.push([event.error, event.defaultPrevented]));
    window.addEventListener('error', listen);
    const ours = new Error('ours');
    const theirs = new Error('theirs');
    vi.useFakeTimers();
    report(ours, 'counter', 'rendering', host());
    window.dispatchEvent(new ErrorEvent('error', { error: theirs, cancelable: true }));
    vi.runAllTimers();
    window.removeEventListener('error', listen);
    vi.useRealTimers();
    expect(uncaught).toEqual([
      [ours, true],
      [theirs, false],
    ]);
  });

  it('RT-30 an error that concerns no island fires its event on the document', () => {
    const heard = vi.fn();
    const end = on('error', heard);
    report('no object', 'page', 'stopping');
    end();
    expect(error.mock.calls).toEqual([['[iyim] page: stopping: no object', 'no object']]);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ widget: 'page', host: undefined }));
  });

  it('RT-7 an error in a guarded step does not stop the code after it', () => {
    guard(
      () => {
        throw new Error('broken');
      },
      'page',
      'stopping',
    );
    expect(monitor).toHaveBeenCalledTimes(1);
  });
});

describe('an error while the visitor is leaving the page', () => {
  const fire = (type: string) => window.dispatchEvent(new Event(type));
  const countReports = () => error.mock.calls.length + monitor.mock.calls.length;

  it('RT-30 an error is not reported while the visitor is leaving the page', () => {
    vi.useFakeTimers();
    const end = holdWhileLeaving();
    fire('beforeunload');
    report(new Error('load given up'), 'counter', 'loading its code', host());
    fire('pagehide');
    report(new Error('load given up too'), 'counter', 'loading its code', host());
    vi.advanceTimersByTime(60_000);
    fire('pageshow'); // from the back/forward cache
    expect(countReports()).toBe(0);
    report(new Error('afterwards'), 'counter', 'rendering', host());
    expect(countReports()).toBe(2);
    end();
  });

  it('RT-30 an error that was held back is reported if the page is not left after all', () => {
    vi.useFakeTimers();
    const end = holdWhileLeaving();
    fire('beforeunload');
    report(new Error('real'), 'counter', 'rendering', host());
    expect(countReports()).toBe(0);
    vi.advanceTimersByTime(3000);
    expect(monitor.mock.calls).toEqual([[new Error('real')]]);
    report(new Error('another'), 'counter', 'rendering', host());
    expect(monitor).toHaveBeenCalledTimes(2);
    end();
  });

  it('RT-18 errors are no longer held back once the page was stopped', () => {
    const end = holdWhileLeaving();
    fire('beforeunload');
    end();
    report(new Error('real'), 'counter', 'rendering', host());
    fire('beforeunload');
    report(new Error('another'), 'counter', 'rendering', host());
    expect(monitor).toHaveBeenCalledTimes(2);
  });
});
