import { popupApiNames } from './api-names.ts';

/** Popups whose island has not failed. */
export const POPUP_HOST = '[data-widget="popup"]:not([data-widget-state="failed"])';

/** Whether the page has the element of a popup with this id, mounted or not. */
export function hasPopupHost(document: Document, id: string): boolean {
  return [...document.querySelectorAll(POPUP_HOST)].some((host) =>
    popupApiNames.idAttributes.some(([name, prefix]) => host.getAttribute(name) === prefix + id),
  );
}
