import { action } from 'storybook/actions';

/** Shows every `iyim:…` event that is dispatched on the page in the Actions panel. Returns a function that stops this. */
export function showEvents(): () => void {
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    if (event.type.startsWith('iyim:'))
      action(event.type)(event instanceof CustomEvent ? readable(event.detail) : '');
    return dispatchEvent.call(this, event);
  };
  return () => {
    EventTarget.prototype.dispatchEvent = dispatchEvent;
  };
}

/** Replaces elements by their empty clone and errors by their message, because the panel would print the whole page. */
function readable(detail: unknown): unknown {
  if (typeof detail !== 'object' || detail === null) return detail;
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => {
      if (value instanceof Element) return [name, (value.cloneNode(false) as Element).outerHTML];
      return [name, value instanceof Error ? value.message : value];
    }),
  );
}
