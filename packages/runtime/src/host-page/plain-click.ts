/** True for a click that means "here": not one for a new tab or window, and not one that somebody answered already. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isModifiedClick(event);
}

/** True for a press with a key that opens links elsewhere or saves them, or with another button than the first: that is the browser's business. */
export function isModifiedClick(event: Event): boolean {
  const press = event as MouseEvent;
  return Boolean(press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
