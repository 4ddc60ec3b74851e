/** True for a press with a key that opens links elsewhere or saves them, or with another button than the first: that is the browser's business. */
export function isModifiedClick(event: Event): boolean {
  const press = event as MouseEvent;
  return Boolean(press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
