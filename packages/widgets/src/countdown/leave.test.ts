import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { leave, mayLeave } from './leave.ts';

let gone: string[];

beforeEach(() => {
  gone = noteLeaving();
});

const over = () => new URL('/over/', document.baseURI).href;

describe('leaving the page at the end', () => {
  it('CD-1 remembers, for this countdown alone, that it left a page it was over on', () => {
    leave('/over/', 'one', false);
    leave('/over/', 'one', false);
    leave('/over/', 'two', false);
    expect(gone).toEqual([over(), over()]);
    expect(Object.keys(sessionStorage).sort()).toEqual(['one', 'two']);
  });

  it('CD-1 one that ran out before the visitor’s eyes remembers nothing', () => {
    leave('/over/', 'one', true);
    leave('/over/', 'one', true);
    expect(gone).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('CD-1 does not lead to its own Hebrew page, however the address is spelled', () => {
    const here = `https://shop.test${encodeURI('/מבצע/')}`;
    const leaving = { here, wasRunning: false, lastLeft: null, now: 0 };
    expect(mayLeave({ ...leaving, target: here.toLowerCase() })).toBe(false);
    expect(mayLeave({ ...leaving, target: 'https://shop.test/מבצע/' })).toBe(false);
  });

  it.each(['NaN', '-1', '', 'Infinity', '{"a":1}'])('SEC-3 a stored time of %j keeps nobody', (text) => {
    sessionStorage.setItem('one', text);
    leave('/over/', 'one', false);
    expect(gone).toHaveLength(1);
  });

  it('CD-1 without a storage, who came from there stays: two pages would lead to each other for ever', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    leave('/over/', 'one', false);
    expect(gone).toHaveLength(1);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${over()}#top`);
    leave('/over/', 'one', false);
    expect(gone).toHaveLength(1);
  });

  it('SEC-2 an unsafe address is refused, and nothing is remembered', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    leave('javascript:alert(1)', 'one', false);
    expect(gone).toEqual([]);
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

describe('a countdown that redirects at its end', () => {
  it('CD-1 goes, whether it ran or was over from the start', () => {
    expect(mayLeave(leaving)).toBe(true);
    expect(mayLeave({ ...leaving, wasRunning: true })).toBe(true);
  });

  it('CD-1 may load its own page anew when it has run out there, and not when it came ended', () => {
    const toItself = { ...leaving, target: leaving.here };
    expect(mayLeave({ ...toItself, wasRunning: true })).toBe(true);
    expect(mayLeave(toItself)).toBe(false);
    expect(mayLeave({ ...toItself, here: `${leaving.here}#top` })).toBe(false);
  });

  it('CD-1 may scroll to a place on its own page', () => {
    expect(mayLeave({ ...leaving, target: `${leaving.here}#over` })).toBe(true);
  });

  it('CD-1 does not leave again at once: two pages that lead to each other stop', () => {
    expect(mayLeave({ ...leaving, lastLeft: leaving.now - 1500 })).toBe(false);
    expect(mayLeave({ ...leaving, lastLeft: leaving.now - 60_000 })).toBe(true);
  });

  it('CD-1 a clock that was put back does not keep it for long', () => {
    expect(mayLeave({ ...leaving, lastLeft: leaving.now + 3_600_000 })).toBe(true);
  });
});
