import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkActions, registerAction } from '../../runtime/src/behaviours/registered-actions.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { followLinkActions, parseLinkAction } from './link-actions.ts';

const prefix = '#jet-engine-action';
const link = (query: string) => `<a href="${prefix}&amp;${query}"><b>go</b></a>`;
const hovered = (inside = '') => `<div data-url="${prefix}&amp;action=peek&amp;event=hover">${inside}</div>`;
const over = (selector: string) => find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
const undo: (() => void)[] = [];
const register = (name: string, action: (settings: Record<string, string>) => void) =>
  undo.push(registerAction(name, action));

beforeEach(() => {
  followLinkActions(document, linkActions());
  vi.useFakeTimers();
});
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

describe('link actions', () => {
  it('LA-1 a click runs the registered action with all decoded pairs of the link', () => {
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

  it('LA-1 a hover action runs after 400 ms unless the pointer has left its element', () => {
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
    ['pointerout', 'when the pointer leaves the window'],
    ['focusout', 'when the focus leaves the page'],
  ])('LA-1 the event %s cancels a hover action, %s', (type) => {
    const run = vi.fn();
    register('peek', run);
    document.body.innerHTML = hovered();
    over('div');
    const EventType = type === 'focusout' ? FocusEvent : MouseEvent;
    find('div').dispatchEvent(new EventType(type, { bubbles: true, relatedTarget: null }));
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });

  it('LA-1 a hover action runs only once while the pointer moves inside its element', () => {
    const run = vi.fn();
    register('peek', run);
    document.body.innerHTML = hovered('<i>a</i><b>b</b>');
    over('i');
    vi.advanceTimersByTime(300);
    over('b');
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
    over('i');
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LA-1 a tap runs a hover action immediately and only once', () => {
    const run = vi.fn();
    register('peek', run);
    document.body.innerHTML = link('action=peek&amp;event=hover');
    over('b');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('b').dispatchEvent(event);
    expect(run).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1000);
    find('b').click();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LA-1 a hover action runs if its element has the focus for 400 ms', () => {
    const run = vi.fn();
    register('peek', run);
    document.body.innerHTML = link('action=peek&amp;event=hover');
    find('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    vi.advanceTimersByTime(400);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LA-1 a click on a link or button inside an element with an action does not run the action', () => {
    const run = vi.fn();
    register('open_map', run);
    document.body.innerHTML = `<div data-url="${prefix}&amp;action=open_map&amp;event=click"><a href="#top">x</a><button>y</button><p>z</p></div>`;
    for (const selector of ['a', 'button']) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(run).not.toHaveBeenCalled();
    find('p').click();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LA-1 an element with an action becomes a button, and Enter and Space run the action', async () => {
    const run = vi.fn();
    register('open_map', run);
    vi.useRealTimers();
    document.body.innerHTML = `<div data-url="${prefix}&amp;action=open_map&amp;event=click">map</div><p data-url="/page/">x</p>`;
    await vi.waitFor(() => expect(find('div').getAttribute('role')).toBe('button'));
    expect(find('div').tabIndex).toBe(0);
    expect(find('p').hasAttribute('role')).toBe(false);
    for (const key of ['Enter', ' ', 'a'])
      find('div').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['names no action', `${prefix}&event=click`],
    ['names an unregistered action', `${prefix}&action=nobody&event=click`],
    ['names a property of objects', `${prefix}&action=constructor&event=click`],
    ['is not an action link', '#top'],
  ])('LA-1 a click on a link runs no action if the link %s', (_what, href) => {
    const run = vi.fn();
    register('known', run);
    document.body.innerHTML = '<a>go</a>';
    document.querySelector('a')?.setAttribute('href', href);
    document.querySelector('a')?.click();
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['a link to a page', `href="/map/" data-url="${prefix}&amp;action=open_map&amp;event=click"`],
    ['a link to #', `href="#" data-url="${prefix}&amp;action=open_map"`],
    ['a link without an address', `data-url="${prefix}&amp;action=open_map&amp;event=click"`],
    ['a link whose event is unknown', `data-url="${prefix}&amp;action=open_map&amp;event=open"`],
    ['a link whose event is hover', `data-url="${prefix}&amp;action=open_map&amp;event=hover"`],
  ])('LA-1 a click runs the action in the data-url of %s', (_, attributes) => {
    const run = vi.fn();
    register('open_map', run);
    document.body.innerHTML = `<a ${attributes}>go</a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(event);
    expect(run).toHaveBeenCalledTimes(1);
    expect(run.mock.calls[0]?.[0]).toMatchObject({ action: 'open_map' });
    expect(event.defaultPrevented).toBe(true);
  });

  it('LA-1 a click runs the actions of both href and data-url', () => {
    const ran: string[] = [];
    register('one', () => ran.push('one'));
    register('two', () => ran.push('two'));
    document.body.innerHTML = `<a href="${prefix}&amp;action=one&amp;event=click" data-url="${prefix}&amp;action=two">go</a>`;
    find('a').click();
    expect(ran).toEqual(['one', 'two']);
  });

  it('LA-1 a hover action in a link’s data-url runs after 400 ms, and not again on the click', () => {
    const run = vi.fn();
    register('peek', run);
    document.body.innerHTML = `<a href="/page/" data-url="${prefix}&amp;action=peek&amp;event=hover">go</a>`;
    over('a');
    vi.advanceTimersByTime(399);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    find('a').click();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LA-1 the browser follows a link to a page if the action in its data-url is not registered', () => {
    document.body.innerHTML = `<a href="/map/" data-url="${prefix}&amp;action=nobody&amp;event=click">go</a>`;
    let wasPrevented = true;
    const note = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    find('a').click();
    expect(wasPrevented).toBe(false);
  });

  it('LA-1 a click on a link whose href names no event runs no action', () => {
    const run = vi.fn();
    register('open_map', run);
    document.body.innerHTML = link('action=open_map');
    find('b').click();
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

  it('SEC-3 a key named __proto__ in an action link changes no prototype, and a broken escape stays text', () => {
    const pairs = parseLinkAction(`${prefix}&action=a&__proto__=1&x=%E0%A4%A`, prefix);
    expect(Object.fromEntries(pairs ?? [])).not.toHaveProperty('polluted');
    expect(pairs?.get('x')).toBe('%E0%A4%A');
  });
});
