import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { leave } from './leave.ts';

let gone: string[];
let listening: AbortController;

beforeEach(() => {
  listening = new AbortController();
  sessionStorage.clear();
  gone = noteLeaving(listening.signal);
});

afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
