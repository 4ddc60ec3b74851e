import { closePopup, openPopup } from '@iyim/runtime/page';
import { coerceText, isPlainObject, ownValue } from '@iyim/runtime/widget';
import { PRO } from './frontend.ts';

type Scope = Record<string, unknown>;

/**
 * Adds the original's functions `showPopup({ id }, event)` and `closePopup({ id }, event)` where the page's own scripts expect
 * them, unless the original is on the page, which is recognised by its class instances. Without an id, `closePopup` closes the
 * popup around the event's target; without an id and an event, it closes the top popup. Returns a function that removes both
 * functions.
 */
export function offerPopupApi(scope: Scope = globalThis as unknown as Scope): () => void {
  const undo: (() => void)[] = [];
  const enter = (parent: Scope, key: string): Scope | undefined => {
    const found = Object.hasOwn(parent, key) ? parent[key] : undefined;
    if (found !== undefined && found !== null) return isPlainObject(found) ? (found as Scope) : undefined;
    if (!Object.isExtensible(parent)) return undefined;
    const made: Scope = {};
    parent[key] = made;
    undo.unshift(() => {
      if (parent[key] === made && Object.keys(made).length === 0) delete parent[key];
    });
    return made;
  };
  const holder = enter(scope, PRO);
  const place = holder && enter(holder, 'modules');
  if (place && place.popup === undefined && Object.isExtensible(place)) {
    const offered = { showPopup, closePopup: close };
    place.popup = offered;
    undo.unshift(() => {
      if (place.popup === offered) delete place.popup;
    });
  }
  return () => {
    for (const step of undo) step();
  };
}

const targetOf = (event: unknown): Element | null => {
  // `event` is a jQuery event or a native event.
  const target = (event as { target?: unknown } | null | undefined)?.target;
  return target instanceof Element ? target : null;
};

function showPopup(settings: unknown, event?: unknown): void {
  const id = coerceText(ownValue(settings, 'id'));
  if (id) openPopup({ id, toggle: ownValue(settings, 'toggle') === true, opener: targetOf(event) });
}

function close(settings: unknown, event?: unknown): void {
  const id = coerceText(ownValue(settings, 'id'));
  const disable = ownValue(settings, 'do_not_show_again') === 'yes';
  closePopup({ ...(id && { id }), within: targetOf(event), disable });
}
