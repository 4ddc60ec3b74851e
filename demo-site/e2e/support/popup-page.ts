import { expect, type Page } from '@playwright/test';
import { popupBySlug } from '../../src/content/popups.ts';
import { localPath } from '../../src/shop/locale.ts';
import type { Locale } from '../../src/shop/model.ts';
import { isOpen, pass, wake } from './clock.ts';

const buttons = {
  he: { close: 'סגירה', thanks: 'תודה, סגירה', never: 'לא להציג שוב', reset: 'איפוס' },
  en: { close: 'Close', thanks: 'Thanks, close', never: 'Do not show again', reset: 'Reset' },
};

/** Page object for a builder's popup and the page that it is on. The page's clock must be stopped first. */
export type PopupPage = ReturnType<typeof popupPage>;

export function popupPage(page: Page, slug: string, locale: Locale) {
  const sheet = popupBySlug(slug);
  if (!sheet) throw new Error(`the demo has no popup "${slug}"`);
  const texts = buttons[locale];
  const { heading, title } = sheet.words[locale];
  const path = localPath(`/lab/popups/${slug}/`, locale);
  const host = page.locator(`[data-elementor-type="popup"][data-elementor-id="${sheet.id}"]`);
  const dialog = page.getByRole('dialog', { name: heading, exact: true });
  const awake = () => wake(page, host);

  return {
    page,
    id: sheet.id,
    path,
    host,
    /** The open popup, found by its heading. */
    dialog,
    close: dialog.getByRole('button', { name: texts.close, exact: true }),
    thanks: dialog.getByRole('link', { name: texts.thanks, exact: true }),
    never: dialog.getByRole('link', { name: texts.never, exact: true }),
    reset: page.getByRole('button', { name: texts.reset, exact: true }),
    /** The first link of the page that opens the popup. */
    opener: page.locator('.popup-page .try-links a').first(),
    heading: page.getByRole('heading', { level: 1, name: title, exact: true }),
    awake,
    async go(options: { readonly referer?: string; readonly query?: string } = {}): Promise<void> {
      const { query = '', ...rest } = options;
      await page.goto(path + query, rest);
      await awake();
    },
    async reload(): Promise<void> {
      await page.reload();
      await awake();
    },
    isThere: () => isOpen(page, dialog),
    isGone: () => expect(dialog).toHaveCount(0),
    /** Expects no dialog to be open after these seconds. */
    async staysAway(seconds = 8): Promise<void> {
      await page.waitForLoadState('networkidle');
      await pass(page, seconds);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    },
  };
}

/** Returns the object that the page builder keeps in a storage of the page; an empty object if nothing is stored. */
export const builderStore = (
  page: Page,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate((name) => JSON.parse(window[name].getItem('elementor') ?? '{}'), storage);

/** Stores what the original scripts would have stored, before a popup's page is opened. */
export async function leaveBehind(
  page: Page,
  { local, session = {} }: { readonly local?: unknown; readonly session?: Readonly<Record<string, string>> },
): Promise<void> {
  // Uses a file of the same origin, because a page would count its own view.
  await page.goto('/wp-content/plugins/iyim/iyim.css');
  await page.evaluate(
    ([stored, items]) => {
      if (stored !== null) localStorage.setItem('elementor', stored);
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    },
    [local === undefined ? null : JSON.stringify(local), session] as const,
  );
}
