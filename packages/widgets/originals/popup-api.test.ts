import { afterEach, describe, expect, it, vi } from 'vitest';
import { popupShown, registerPopup } from '../../runtime/src/popups/popups.ts';
import { names } from '../../runtime/src/testing/hostile.ts';
import { offerPopupApi } from './popup-api.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

type Api = Record<'showPopup' | 'closePopup', (settings?: unknown, event?: unknown) => void>;

const apiOf = (scope: Record<string, unknown>): Api =>
  (scope.elementorProFrontend as { modules: { popup: Api } }).modules.popup;

function put(id: string) {
  const popup = {
    element: document.createElement('div'),
    open: vi.fn(),
    close: vi.fn(),
    isOpen: () => true,
  };
  undo.push(registerPopup(id, popup));
  popupShown(popup);
  return popup;
}

describe('the original’s popup functions', () => {
  it('PO-1 showPopup() and closePopup() accept a numeric id, a text id or an event’s target', () => {
    const scope: Record<string, unknown> = {};
    undo.push(offerPopupApi(scope));
    const popup = put('12');
    const api = apiOf(scope);
    api.showPopup({ id: 12 }, { target: document.body });
    expect(popup.open).toHaveBeenLastCalledWith({ id: '12', toggle: false, opener: document.body });
    api.showPopup({ id: '12', toggle: true });
    expect(popup.close).toHaveBeenCalledTimes(1); // because the popup is open
    api.closePopup({ id: '12', do_not_show_again: 'yes' });
    expect(popup.close).toHaveBeenLastCalledWith({ disable: true });
    const inside = document.createElement('b');
    popup.element.append(inside);
    api.closePopup({}, { target: inside });
    api.closePopup();
    expect(popup.close).toHaveBeenCalledTimes(4);
  });

  it('PO-1 the original’s popup functions are not replaced', () => {
    const original = { showPopup: vi.fn() };
    const scope = { elementorProFrontend: { modules: { popup: original } } };
    offerPopupApi(scope)();
    expect(scope.elementorProFrontend.modules.popup).toBe(original);
  });

  it('PO-1 popup functions are added neither to the original’s instance, which adds its modules later, nor to frozen objects', () => {
    class Original {
      declare modules?: object;
    }
    const original = new Original();
    offerPopupApi({ elementorProFrontend: original })();
    expect(Object.keys(original)).toEqual([]);
    for (const modules of [undefined, {}, { popup: undefined }]) {
      const frozen = Object.freeze({ modules: modules && Object.freeze(modules) });
      offerPopupApi({ elementorProFrontend: frozen })();
      expect(frozen.modules).toBe(modules);
    }
  });

  it('RT-18 ending the popup functions removes them and their objects, but no objects of other scripts', () => {
    const empty: Record<string, unknown> = {};
    offerPopupApi(empty)();
    expect(empty).toEqual({});

    const others = { elementorProFrontend: { config: 1 } };
    offerPopupApi(others)();
    expect(others).toEqual({ elementorProFrontend: { config: 1 } });

    const replaced: Record<string, unknown> = {};
    const end = offerPopupApi(replaced);
    const real = { modules: { popup: {} } };
    replaced.elementorProFrontend = real;
    end();
    expect(replaced.elementorProFrontend).toBe(real);
  });

  it.each([null, 5, 'text'])('PO-1 no popup functions are added if the global is %j', (found) => {
    const scope: Record<string, unknown> = { elementorProFrontend: found };
    offerPopupApi(scope)();
    expect(scope.elementorProFrontend).toBe(found === null ? undefined : found);
  });

  it.each([undefined, null, 5, [], {}, { id: {} }, { id: null }, ...names.map((id) => ({ id }))])(
    'SEC-3 showPopup() opens no popup for the argument %j',
    (settings) => {
      const scope: Record<string, unknown> = {};
      undo.push(offerPopupApi(scope));
      const popup = put('12');
      apiOf(scope).showPopup(settings, { target: 'x' });
      expect(popup.open).not.toHaveBeenCalled();
    },
  );
});
