import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLinkAction } from './link-action-url.ts';
import { followLinkActions } from './link-actions.ts';
import { registerAction } from './register-action.ts';

const prefix = '#jet-engine-action';
const link = (query: string) => `<a href="${prefix}&amp;${query}"><b>go</b></a>`;
const undo: (() => void)[] = [];
const register = (name: string, action: (settings: Record<string, string>) => void) =>
  undo.push(registerAction(name, action));

beforeEach(() => {
  followLinkActions(document);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const step of undo.splice(0)) step();
});

describe('link actions', () => {
  it('LA-1 a click runs the registered action with all pairs, decoded', () => {
    const run = vi.fn();
    register('open_map', run);
    document.body.innerHTML = link(
      'action=open_map&amp;event=click&amp;id=7&amp;title=%D7%A9%D7%9C%D7%95%D7%9D&amp;x=a=b',
    );
    document.querySelector('b')?.click();
    expect(run).toHaveBeenCalledTimes(1);
    expect(run.mock.calls[0]?.[0]).toEqual({
      action: 'open_map',
      event: 'click',
      id: '7',
      title: 'שלום',
      x: 'a',
    });
  });

  it('LA-1 hovering runs it after 400 ms, and leaving before that does not', () => {
    const run = vi.fn();
    register('peek', run);
    document.body.innerHTML = `<div data-url="${prefix}&amp;action=peek&amp;event=hover"></div><p></p>`;
    const [target, elsewhere] = [document.querySelector('div'), document.querySelector('p')];
    target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(399);
    elsewhere?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(400);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['names no action', `${prefix}&event=click`],
    ['names one nobody registered', `${prefix}&action=nobody&event=click`],
    ['names a property of objects', `${prefix}&action=constructor&event=click`],
    ['is another link', '#top'],
  ])('LA-1 a link that %s does nothing', (_what, href) => {
    const run = vi.fn();
    register('known', run);
    document.body.innerHTML = '<a>go</a>';
    document.querySelector('a')?.setAttribute('href', href);
    document.querySelector('a')?.click();
    expect(run).not.toHaveBeenCalled();
  });

  it('LA-3 an action that throws is reported, and the next link works', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const run = vi.fn();
    register('bad', () => {
      throw new Error('boom');
    });
    register('good', run);
    document.body.innerHTML = link('action=bad&amp;event=click') + link('action=good&amp;event=click');
    for (const element of document.querySelectorAll('a')) element.click();
    expect(error.mock.calls[0]?.[0]).toContain('"bad"');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('SEC-3 pairs never reach prototypes, and a broken escape stays text', () => {
    const pairs = parseLinkAction(`${prefix}&action=a&__proto__=1&x=%E0%A4%A`, prefix);
    expect(Object.fromEntries(pairs ?? [])).not.toHaveProperty('polluted');
    expect(pairs?.get('x')).toBe('%E0%A4%A');
  });
});
