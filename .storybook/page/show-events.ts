import { action } from 'storybook/actions';

/** Logs each `iyim:…` event of the page to the Actions panel. Returns a function that stops the logging. */
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

/** Replaces elements with the HTML of an empty clone, and errors with their message. Otherwise the panel would print the whole page. */
function readable(detail: unknown): unknown {
  if (typeof detail !== 'object' || detail === null) return detail;
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => {
      if (value instanceof Element) return [name, (value.cloneNode(false) as Element).outerHTML];
      return [name, value instanceof Error ? value.message : value];
    }),
  );
}
