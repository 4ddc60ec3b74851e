import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPopups } from '../../../widgets/page/follow-popups.ts';
import { endBehaviours } from '../site/behaviour.ts';
import { names } from '../testing/hostile.ts';
import {
  closePopup,
  type OpenRequest,
  openPopup,
  type PagePopup,
  popupHidden,
  popupShown,
  registerPopup,
  shownPopups,
} from './popups.ts';

const undo: (() => void)[] = [];

/** Registers a popup that opens and closes immediately, and returns it with its recorded requests. */
function put(id: string, html = '<p></p>') {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const asked: OpenRequest[] = [];
  const closed: object[] = [];
  let isOpen = false;
  const popup: PagePopup = {
    element,
    isOpen: () => isOpen,
    open(request) {
      asked.push(request);
      isOpen = true;
      popupShown(popup);
    },
    close(options) {
      if (!isOpen) return;
      closed.push(options);
      isOpen = false;
      popupHidden(popup);
    },
  };
  undo.push(registerPopup(id, popup));
  return { element, popup, asked, closed };
}

const host = (html: string) => document.body.insertAdjacentHTML('beforeend', html);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const step of undo.splice(0)) step();
  followPopups(document);
});

describe('opening a popup', () => {
  it('PO-1 openPopup passes the whole request to the popup with its id', () => {
    const { asked } = put('12');
    const other = put('13');
    const request = { id: '12', postId: '7', opener: document.body, data: { isListing: true } };
    expect(openPopup(request)).toBe(true);
    expect(asked).toEqual([request]);
    expect(other.asked).toEqual([]);
  });

  it('PO-1 openPopup with toggle closes an open popup', () => {
    const { asked, closed } = put('12');
    for (let press = 0; press < 3; press += 1) openPopup({ id: '12', toggle: true });
    expect([asked.length, closed.length]).toEqual([2, 1]);
  });

  it.each([
    '<div data-widget="popup" data-elementor-id="12"></div>',
    '<div data-widget="popup" id="jet-popup-12"></div>',
    '<div data-widget="popup" id="12"></div>',
  ])('PO-1 openPopup waits for a popup whose island has not loaded yet: %s', (html) => {
    expect(openPopup({ id: '12' })).toBe(false);
    host(html);
    expect(openPopup({ id: '12', postId: '1' })).toBe(true);
    expect(openPopup({ id: '12', postId: '2' })).toBe(true);
    expect(put('12').asked).toEqual([{ id: '12', postId: '2' }]);
  });

  it('PO-1 closing or toggling a popup cancels a waiting request to open it', () => {
    host('<div data-widget="popup" id="12"></div>');
    openPopup({ id: '12' });
    closePopup({ id: '12' });
    expect(put('12').asked).toEqual([]);
    host('<div data-widget="popup" id="13"></div>');
    openPopup({ id: '13', toggle: true });
    openPopup({ id: '13', toggle: true });
    expect(put('13').asked).toEqual([]);
  });

  it('PO-1 openPopup returns false for a popup whose island failed', () => {
    host('<div data-widget="popup" id="12" data-widget-state="failed"></div>');
    expect(openPopup({ id: '12' })).toBe(false);
  });

  it('RT-18 openPopup returns false for a popup that was removed from the page', () => {
    const { asked } = put('12');
    for (const step of undo.splice(0)) step();
    expect(openPopup({ id: '12' })).toBe(false);
    expect(asked).toEqual([]);
  });

  it.each(names)('SEC-3 openPopup and closePopup find no popup for the id %j, without an error', (id) => {
    put('12');
    host('<div data-widget="popup" data-elementor-id="14"></div>');
    expect(openPopup({ id })).toBe(false);
    closePopup({ id });
    closePopup({ id, delay: 5, disable: true });
    vi.runAllTimers();
  });
});

describe('closing a popup', () => {
  it('PO-1 closePopup closes a popup by its id, by an element inside it, or by default the top one', () => {
    const [first, second, third] = ['1', '2', '3'].map((id) => put(id, '<p><b>x</b></p>'));
    for (const id of ['3', '1', '2']) openPopup({ id });
    closePopup({ within: first?.element.querySelector('b') ?? null });
    expect([first, second, third].map((popup) => popup?.closed.length)).toEqual([1, 0, 0]);
    closePopup();
    expect([first, second, third].map((popup) => popup?.closed.length)).toEqual([1, 1, 0]);
    closePopup({ id: '3', disable: true });
    expect(third?.closed).toEqual([{ disable: true }]);
    closePopup(); // no popup is open any more
  });

  it('PO-1 closePopup closes no popup for an element outside all popups', () => {
    const { closed } = put('12');
    openPopup({ id: '12' });
    closePopup({ within: document.body });
    expect(closed).toEqual([]);
  });

  it('PO-8 closePopup closes the innermost of two popups around an element', () => {
    const outer = put('1');
    const inner = put('2', '<b>x</b>');
    outer.element.append(inner.element);
    for (const id of ['1', '2']) openPopup({ id });
    closePopup({ within: inner.element.querySelector('b') });
    expect([outer.closed.length, inner.closed.length]).toEqual([0, 1]);
  });

  it('PO-1 closePopup finds the popup around a shadow root', () => {
    const { element, closed } = put('12');
    const inside = document.createElement('button');
    element.attachShadow({ mode: 'open' }).append(inside);
    openPopup({ id: '12' });
    closePopup({ within: inside });
    expect(closed).toHaveLength(1);
  });

  it('PO-1 closePopup closes a popup after a delay, unless the popup was opened again meanwhile', () => {
    const { element, closed } = put('12');
    openPopup({ id: '12' });
    closePopup({ within: element, delay: 1000, disable: true });
    vi.advanceTimersByTime(999);
    expect(closed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(closed).toEqual([{ disable: true }]);

    openPopup({ id: '12' });
    closePopup({ within: element, delay: 1000 });
    closePopup({ id: '12' });
    openPopup({ id: '12' });
    vi.advanceTimersByTime(5000);
    expect(closed).toHaveLength(2);
  });

  it('RT-18 stopping the page cancels a delayed closing of a popup', () => {
    const { closed } = put('12');
    openPopup({ id: '12' });
    followPopups(document);
    closePopup({ id: '12', delay: 1000 });
    endBehaviours();
    vi.advanceTimersByTime(5000);
    expect(closed).toEqual([]);
  });
});

describe('the page’s popups', () => {
  it('PO-2 shownPopups lists the popups that have been shown, until the page is stopped', () => {
    put('12');
    put('13');
    openPopup({ id: '13' });
    closePopup();
    expect([...shownPopups()]).toEqual(['13']);
    followPopups(document);
    endBehaviours();
    expect([...shownPopups()]).toEqual([]);
  });

  it('PO-1 an iyim:popup-open event opens its popup, or is left to other scripts if the page has no such popup', () => {
    const { asked } = put('12');
    followPopups(document);
    const ask = (detail: unknown) =>
      document.body.dispatchEvent(
        new CustomEvent('iyim:popup-open', { bubbles: true, cancelable: true, detail }),
      );
    for (const detail of [null, 'x', [], {}, { id: null }, { id: {} }, { id: '99' }, { id: ['12'] }])
      expect(ask(detail)).toBe(true);
    expect(ask({ id: 12, postId: 7, isListing: true })).toBe(false);
    expect(asked).toEqual([{ id: '12', postId: '7', opener: document.body, data: { isListing: true } }]);
  });
});
