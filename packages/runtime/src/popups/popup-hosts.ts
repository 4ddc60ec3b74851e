/** Popups whose island has not failed. */
export const POPUP_HOST = '[data-widget~="popup"]:not([data-widget-state="failed"])';

/** Attributes of a popup's element that hold its number, and what stands before the number there. */
const ID_ATTRIBUTES = [
  ['data-elementor-id', ''],
  ['id', 'jet-popup-'],
  ['id', ''],
] as const;

/** Whether the page has the element of a popup with this id, mounted or not. */
export function hasPopupHost(document: Document, id: string): boolean {
  return [...document.querySelectorAll(POPUP_HOST)].some((host) =>
    ID_ATTRIBUTES.some(([name, prefix]) => host.getAttribute(name) === prefix + id),
  );
}
