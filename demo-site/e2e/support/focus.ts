import type { Locator } from '@playwright/test';

/**
 * Returns the focused element outside of a dialog; null if no element of the page is focused. After the dialog's end the focus
 * moves to the browser's own controls, and never to the page behind.
 */
export const focusBehind = (dialog: Locator): Promise<string | null> =>
  dialog.evaluate((element) => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || element.contains(activeElement)) return null;
    return activeElement.outerHTML;
  });

export const hasFocusInside = (element: Locator): Promise<boolean> =>
  element.evaluate((inside) => inside.contains(document.activeElement));
