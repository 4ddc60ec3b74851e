import type { Locator } from '@playwright/test';

/**
 * What has the focus outside of a dialog; null when nothing of the page has: from the dialog's end the way leads through the
 * browser's own controls, and never through the page behind.
 */
export const focusBehind = (dialog: Locator): Promise<string | null> =>
  dialog.evaluate((element) => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || element.contains(activeElement)) return null;
    return activeElement.outerHTML;
  });

export const hasFocusInside = (element: Locator): Promise<boolean> =>
  element.evaluate((inside) => inside.contains(document.activeElement));
