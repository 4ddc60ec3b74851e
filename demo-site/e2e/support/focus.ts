import type { Locator } from '@playwright/test';

/**
 * Returns the HTML of the focused element if it is outside the dialog; null if the focus is in the dialog or on no element. From
 * the dialog's last control the focus should move to the browser's own controls, never to the page behind the dialog.
 */
export const focusBehind = (dialog: Locator): Promise<string | null> =>
  dialog.evaluate((element) => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || element.contains(activeElement)) return null;
    return activeElement.outerHTML;
  });

export const hasFocusInside = (element: Locator): Promise<boolean> =>
  element.evaluate((inside) => inside.contains(document.activeElement));
