/**
 * Whether Alt, Ctrl, Meta or Shift is held, or a button other than the first is pressed: the browser handles such clicks itself.
 */
export function isModifiedClick(event: Event): boolean {
  const press = event as MouseEvent;
  return Boolean(press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
