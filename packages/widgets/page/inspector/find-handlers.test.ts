import { beforeEach, describe, expect, it } from 'vitest';
import { onLegacy } from '../../../runtime/src/host-page/legacy-events.ts';
import { $ as jQuery, putJQueryOnPage } from '../../../runtime/src/host-page/testing/jquery.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { testController } from '../../../runtime/src/testing/test-signal.ts';
import { takeOverHandlers } from '../../originals/take-over.ts';
import { handlerFinder } from './find-handlers.ts';

interface Delegating {
  on(events: string, selector: string, handler: () => void): unknown;
  on(events: string, handler: () => void): unknown;
  off(): unknown;
}
const $ = jQuery as unknown as (target: EventTarget) => Delegating;

const findHandlers = (host: Element) => handlerFinder()(host);

beforeEach(() => {
  document.body.innerHTML =
    '<div id="host"><button class="add">+</button></div><button id="other">o</button>';
  $(document.body).off();
  putJQueryOnPage(jQuery);
});

describe('handlers of page scripts in a host', () => {
  it('IN-5 handlers bound to elements of the host, or delegated to them, are listed with event, selector, namespace and name', () => {
    $(find('#host')).on('submit', function sendTwice() {});
    $(document.body).on('click.theme', '.add', function addTwice() {});
    expect(findHandlers(find('#host'))).toEqual([
      { event: 'submit', target: 'div', name: 'sendTwice', isTaken: false },
      { event: 'click', target: '.add', name: 'theme addTwice', isTaken: false },
    ]);
  });

  it('IN-5 handlers for other elements, and of events that no visitor causes, are not listed', () => {
    $(document.body).on('click', '#other', () => {});
    $(document.body).on('added_to_cart', '.add', () => {});
    $(document.body).on('click', () => {});
    $(find('#other')).on('click', () => {});
    expect(findHandlers(find('#host'))).toEqual([]);
  });

  it('IN-5 handlers that the library itself has bound through jQuery are not listed', () => {
    const { signal } = testController();
    onLegacy(find('#host'), 'change', () => {}, signal);
    onLegacy(find('.add'), 'click', () => {}, signal);
    $(find('#host')).on('change', function ofPage() {});
    expect(findHandlers(find('#host'))).toMatchObject([{ event: 'change', name: 'ofPage' }]);
  });

  it('IN-5 a handler that the island handles instead is marked', () => {
    $(document.body).on('click.shop', '.add', function original() {});
    const row = { root: document.body, events: 'click', namespace: 'shop' };
    takeOverHandlers([row], testController().signal);
    expect(findHandlers(find('#host'))).toMatchObject([{ event: 'click', target: '.add', isTaken: true }]);
  });

  it('IN-5 handlers in attributes are listed', () => {
    find('.add').setAttribute('onclick', 'addTwice()');
    find('.add').setAttribute('onload', '1');
    expect(findHandlers(find('#host'))).toEqual([
      { event: 'click', target: 'button', name: 'onclick="…"', isTaken: false },
    ]);
  });

  it('SEC-3 selectors that are not valid CSS, thousands of handlers, and a broken jQuery do no harm', () => {
    $(document.body).on('click', '.add:visible:eq(0)', () => {});
    for (let i = 0; i < 2000; i++) $(document.body).on('click', '.add', () => {});
    expect(findHandlers(find('#host'))).toHaveLength(20);
    const data = Reflect.get(jQuery, '_data');
    Reflect.set(jQuery, '_data', () => {
      throw new Error('broken');
    });
    expect(findHandlers(find('#host'))).toEqual([]);
    Reflect.set(jQuery, '_data', data);
  });
});
