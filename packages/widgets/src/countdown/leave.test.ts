import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { canRedirect, leave } from './leave.ts';

let navigations: string[];

beforeEach(() => {
  navigations = noteLeaving();
});

const over = () => new URL('/over/', document.baseURI).href;

describe('leave', () => {
  it('CD-1 leave() stores, for each countdown, that it redirected from a page on which it was over from the start', () => {
    leave('/over/', 'one', false);
    leave('/over/', 'one', false);
    leave('/over/', 'two', false);
    expect(navigations).toEqual([over(), over()]);
    expect(Object.keys(sessionStorage).sort()).toEqual(['one', 'two']);
  });

  it('CD-1 leave() stores nothing if the countdown ended while the page was open', () => {
    leave('/over/', 'one', true);
    leave('/over/', 'one', true);
    expect(navigations).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('CD-1 canRedirect() recognizes the current Hebrew page in any spelling of its address', () => {
    const here = `https://shop.test${encodeURI('/מבצע/')}`;
    const leaving = { here, wasRunning: false, lastLeft: null, now: 0 };
    expect(canRedirect({ ...leaving, target: here.toLowerCase() })).toBe(false);
    expect(canRedirect({ ...leaving, target: 'https://shop.test/מבצע/' })).toBe(false);
  });

  it.each(['NaN', '-1', '', 'Infinity', '{"a":1}'])(
    'SEC-3 an invalid stored time of %j does not prevent a redirect',
    (text) => {
      sessionStorage.setItem('one', text);
      leave('/over/', 'one', false);
      expect(navigations).toHaveLength(1);
    },
  );

  it('CD-1 without storage leave() does not redirect to the referrer, which might redirect back', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    leave('/over/', 'one', false);
    expect(navigations).toHaveLength(1);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${over()}#top`);
    leave('/over/', 'one', false);
    expect(navigations).toHaveLength(1);
  });

  it('SEC-2 leave() refuses an unsafe address and stores nothing', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    leave('javascript:alert(1)', 'one', false);
    expect(navigations).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

const leaving = {
  target: 'https://shop.test/over/',
  here: 'https://shop.test/sale/',
  wasRunning: false,
  lastLeft: null as number | null,
  now: 1_000_000,
};

describe('canRedirect', () => {
  it('CD-1 canRedirect() allows another page, whether the countdown ran or was over from the start', () => {
    expect(canRedirect(leaving)).toBe(true);
    expect(canRedirect({ ...leaving, wasRunning: true })).toBe(true);
  });

  it('CD-1 canRedirect() allows reloading the page only if the countdown ran there', () => {
    const toItself = { ...leaving, target: leaving.here };
    expect(canRedirect({ ...toItself, wasRunning: true })).toBe(true);
    expect(canRedirect(toItself)).toBe(false);
    expect(canRedirect({ ...toItself, here: `${leaving.here}#top` })).toBe(false);
  });

  it('CD-1 canRedirect() allows a hash of the current page', () => {
    expect(canRedirect({ ...leaving, target: `${leaving.here}#over` })).toBe(true);
  });

  it('CD-1 canRedirect() refuses a second redirect within seconds, so that two pages do not alternate', () => {
    expect(canRedirect({ ...leaving, lastLeft: leaving.now - 1500 })).toBe(false);
    expect(canRedirect({ ...leaving, lastLeft: leaving.now - 60_000 })).toBe(true);
  });

  it('CD-1 canRedirect() ignores a stored time in the future, after the clock was set back', () => {
    expect(canRedirect({ ...leaving, lastLeft: leaving.now + 3_600_000 })).toBe(true);
  });
});
