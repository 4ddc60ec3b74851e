import { registerPopup, shownPopups } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { createController, type PopupController } from './controller.ts';
import type { PopupModel } from './model.ts';

let log: string[] = [];
let allowed = { trigger: true, request: true };
let prevented = new Set<string>();

function make(more: Partial<PopupModel> = {}): PopupController {
  const host = document.createElement('div');
  const model = {
    id: '12',
    content: host,
    gate: {
      ready: Promise.resolve(),
      verdict: ({ isRequested }: { isRequested: boolean }) => ({
        show: isRequested ? allowed.request : allowed.trigger,
      }),
      countShow: () => log.push('count show'),
      countHide: () => log.push('count hide'),
      disable: () => log.push('disable'),
    },
    notify: (moment: string) => log.push(moment),
    ...more,
  } as unknown as PopupModel;
  const emit = (type: string) => {
    log.push(type);
    return !prevented.has(type);
  };
  return createController({ emit }, () => model);
}

const request = { id: '12' };

const shown = (popup: PopupController) => popup.showing.peek();
const keyOf = (popup: PopupController) => shown(popup)?.key ?? 0;

/** Make the calls that the dialog makes when it has opened (`enter`) and when it is removed (`end`). */
const enter = (popup: PopupController) => popup.handleOpened(keyOf(popup));
const end = (popup: PopupController) => {
  const key = keyOf(popup);
  popup.finish();
  popup.handleRemoved(key);
};

beforeEach(() => {
  log = [];
  allowed = { trigger: true, request: true };
  prevented = new Set();
});

describe('the controller of a popup', () => {
  it('PO-1 a popup’s controller fires events and counts showings in order', () => {
    const popup = make();
    popup.open(request);
    enter(popup);
    popup.close();
    expect(popup.isOpen()).toBe(false);
    end(popup);
    expect(log).toEqual([
      'iyim:popup-show',
      'before-show',
      'count show',
      'after-show',
      'iyim:popup-hide',
      'before-hide',
      'count hide',
      'after-hide',
    ]);
    expect(shown(popup)).toBeNull();
  });

  it('PO-2 a popup’s controller informs the gate whether a trigger or a request opens the popup', () => {
    const popup = make();
    allowed = { trigger: false, request: true };
    expect(popup.open(request, { isRequested: false })).toBe(false);
    expect(log).toEqual([]);
    expect(popup.open(request)).toBe(true);
    allowed = { trigger: true, request: false };
    expect(make().open(request)).toBe(false);
  });

  it('PO-1 a popup ignores a second opening and a second closing', () => {
    const popup = make();
    popup.open(request);
    const first = shown(popup);
    expect(popup.open({ id: '12', postId: '7' })).toBe(true);
    expect(shown(popup)).toBe(first);
    popup.close();
    popup.close();
    expect(log.filter((entry) => entry === 'iyim:popup-hide')).toHaveLength(1);
  });

  it('PO-7 a new request for an open popup that loads content shows the new content in the same dialog', () => {
    const popup = make({ loadContent: async () => null });
    popup.open(request);
    const key = keyOf(popup);
    popup.open({ id: '12', postId: '7' });
    expect([keyOf(popup), shown(popup)?.request.postId]).toEqual([key, '7']);
    popup.open(request, { isRequested: false }); // a trigger changes nothing, because the visitor is already using the popup
    expect(shown(popup)?.request.postId).toBe('7');
    expect(log.filter((entry) => entry === 'before-show')).toHaveLength(1);
  });

  it('PO-1 opening a popup while it closes ends the old showing and begins a new one', () => {
    const popup = make();
    popup.open(request);
    enter(popup);
    const first = keyOf(popup);
    popup.close();
    popup.open(request);
    expect(keyOf(popup)).not.toBe(first);
    expect(popup.isOpen()).toBe(true);
    popup.handleRemoved(first);
    expect(log.at(-1)).toBe('after-hide');
    expect(popup.isOpen()).toBe(true);
  });

  it('PO-1 a showing is counted and announced once, even if its dialog reports it twice, as in StrictMode', () => {
    const popup = make();
    popup.open(request);
    enter(popup);
    popup.handleRemoved(keyOf(popup));
    enter(popup);
    expect(log).toEqual(['iyim:popup-show', 'before-show', 'count show', 'after-show']);
  });

  it('PO-2 a popup that is about to open already counts as shown', () => {
    const popup = make();
    const unregister = registerPopup('12', popup);
    expect(shownPopups().has('12')).toBe(false);
    popup.open(request);
    expect(shownPopups().has('12')).toBe(true);
    unregister();
  });

  it('PO-1 preventing the show event keeps the popup closed, and preventing the hide event keeps it open', () => {
    const popup = make();
    prevented = new Set(['iyim:popup-show']);
    expect(popup.open(request)).toBe(false);
    expect(shown(popup)).toBeNull();
    prevented = new Set(['iyim:popup-hide']);
    popup.open(request);
    popup.close({ disable: true });
    expect(popup.isOpen()).toBe(true);
    expect(log).not.toContain('disable');
  });

  it('PO-2 close() with `disable` stores "do not show again" even for a closed popup', () => {
    const popup = make();
    popup.close({ disable: true });
    expect(log).toEqual(['disable']);
    popup.open(request);
    popup.close({ disable: true });
    expect(log.filter((entry) => entry === 'disable')).toHaveLength(2);
  });

  it('PO-6 closing a popup for good in the editor stores nothing', () => {
    editMode().value = true;
    const popup = make();
    popup.open(request);
    popup.close({ disable: true });
    popup.close({ disable: true });
    editMode().value = false;
    expect(log).not.toContain('disable');
  });

  it('RT-18 removing the island of an open popup neither counts a closing nor fires events', () => {
    const popup = make();
    popup.open(request);
    enter(popup);
    log = [];
    popup.handleRemoved(keyOf(popup));
    expect(log).toEqual([]);
  });
});
