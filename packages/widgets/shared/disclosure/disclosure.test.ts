import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Island } from '../../../runtime/src/islands/define.ts';
import { trackChanges } from '../../../runtime/src/view/changes.ts';
import { disclosure } from './disclosure.ts';

const get = (id: string) => document.getElementById(id) as HTMLElement;

function setUp(html: string, onOpen?: () => void) {
  document.body.innerHTML = html;
  const controller = new AbortController();
  const changes = trackChanges(console.error);
  const island = {
    changes,
    signal: controller.signal,
    id: (part: string) => `x-${part}`,
  } as unknown as Island;
  return { controller, changes, made: disclosure(island, get('t'), get('p'), onOpen) };
}

afterEach(() => document.body.replaceChildren());

describe('a disclosure', () => {
  it('RT-9 starts as the server shows it', () => {
    setUp('<a id="t" href="#">More</a><div id="p">…</div>');
    expect(get('t').getAttribute('aria-expanded')).toBe('true');
    setUp('<a id="t" href="#">More</a><div id="p" hidden>…</div>');
    expect(get('t').getAttribute('aria-expanded')).toBe('false');
    expect(get('t').getAttribute('aria-controls')).toBe('p');
    expect(get('t').getAttribute('role')).toBe('button');
  });

  it('AY-1 opens by click and by Space, closes again, and tells who waits for it', () => {
    const onOpen = vi.fn();
    setUp('<a id="t" href="#">More</a><div id="p" style="display: none">…</div>', onOpen);
    get('t').click();
    expect(get('p').style.display).toBe('');
    expect(get('p').hidden).toBe(false);
    get('t').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    expect(get('p').hidden).toBe(true);
    expect(get('t').getAttribute('aria-expanded')).toBe('false');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('RT-18 leaves the server’s markup as it was', () => {
    const html = '<a id="t" href="#">More</a><div id="p" hidden="">…</div>';
    const { controller, changes, made } = setUp(html);
    made.set(true);
    controller.abort();
    changes.undo();
    expect(document.body.innerHTML).toBe(html);
    get('t').click();
    expect(get('p').hidden).toBe(true);
  });
});
