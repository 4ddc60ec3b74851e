import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { pluginPopups } from '../demo-site/src/shop/plugin-popups.ts';
import definition from '../packages/widgets/src/popup/Popup.tsx';

const { quickView, giftNote, shipping } = pluginPopups;

/** Returns the page with the listings plugin's popups: the section with the given heading, and the popups. */
const part = (heading: string) => ({
  path: '/lab/popups/listing/',
  show: [
    `[aria-labelledby="${heading}-heading"]`,
    ...[quickView, giftNote, shipping].map((id) => `#jet-popup-${id}`),
  ],
});

const meta: WidgetMeta = {
  title: 'Popups/Popup of the listings plugin',
  ...widgetStories({ definition, primary: 'QuickViewOpen', page: part('products') }),
  // Without args, because each popup has its settings on its element.
  args: {},
};

export default meta;

const soon = { timeout: 10_000 };
const dialog = () => find<HTMLDialogElement>(document, 'dialog.iyim-popup');
const isRemoved = () => expect(document.querySelector('dialog.iyim-popup')).toBeNull();
const isDone = () => expect(dialog()).not.toHaveAttribute('aria-busy');

/** Waits until the popup is open with its content and its entrance animation is over. */
async function openedDialog(): Promise<HTMLDialogElement> {
  await waitFor(() => expect(dialog().open).toBe(true), soon);
  await waitFor(isDone, soon);
  const moving = dialog().getAnimations({ subtree: true });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return dialog();
}

/**
 * Returns a play function that clicks an opener and waits for the popup. The runtime keeps the click until the code for the
 * plugin's popups has loaded, which happens after mounting. A click on an element that is an opener only because of a popup's
 * selector is not kept (`isKept` is false), so it is repeated until the popup opens.
 */
const clickOpener =
  (selector: string, isKept = true): Play =>
  async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const opener = await waitFor(() => find(canvasElement, selector), soon);
    // Keeps the browser from following the link, and leaving the story, before the code has loaded.
    const stay = new AbortController();
    window.addEventListener('click', (event) => event.preventDefault(), { signal: stay.signal });
    await userEvent.click(opener);
    await waitFor(async () => {
      if (!isKept) await userEvent.click(opener);
      await expect(dialog().open).toBe(true);
    }, soon);
    stay.abort();
  };

const quickLook = '.jet-listing-grid__item .jet-popup-target a';

export const QuickView: WidgetStory = {
  name: 'Shows the listing item it was opened from',
  tags: ['PO-7'],
  play: async (context) => {
    await clickOpener(quickLook)(context);
    const popup = await openedDialog();
    const item = find(context.canvasElement, '.jet-listing-grid__item');
    const name = find(item, 'h2, h3, h4').textContent?.trim() ?? '-';
    await expect(popup).toHaveAccessibleName(name);
    await expect(popup.contains(document.activeElement)).toBe(true);
    await context.userEvent.click(find(popup, '.jet-popup__close-button'));
    await waitFor(isRemoved, soon);
    await expect(find(context.canvasElement, quickLook)).toHaveFocus();
  },
};

export const QuickViewOpen: WidgetStory = {
  name: 'An open popup with a listing item',
  tags: ['PO-7'],
  play: async (context) => {
    await clickOpener(quickLook)(context);
    await openedDialog();
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: can be closed while loading',
  tags: ['PO-7'],
  globals: { server: 'slow' },
  play: async (context) => {
    await clickOpener(quickLook)(context);
    await waitFor(() => expect(dialog()).toHaveAttribute('aria-busy', 'true'), soon);
    await waitFor(() => expect(find(dialog(), '[role="status"]')).toBeVisible(), soon);
    await expect(find(dialog(), '.iyim-popup-close')).toBeVisible();
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: loading can be retried',
  tags: ['PO-7'],
  globals: { server: 'failing' },
  play: async (context) => {
    await clickOpener(quickLook)(context);
    await waitFor(() => expect(find(dialog(), '.iyim-retry-notice-retry')).toBeVisible(), soon);
    await expect(dialog()).not.toHaveAttribute('aria-busy');
  },
};

export const OfAnEvent: WidgetStory = {
  name: 'A calendar event',
  tags: ['PO-7'],
  parameters: { page: part('events') },
  play: async (context) => {
    await clickOpener(quickLook)(context);
    await openedDialog();
  },
};

export const ByClick: WidgetStory = {
  name: 'Attached to a link',
  tags: ['!dev', 'PO-1'],
  parameters: { page: part('attached') },
  play: async (context) => {
    await clickOpener('[data-popup-trigger-type="click-self"]')(context);
    await openedDialog();
  },
};

export const ByWordInside: WidgetStory = {
  name: 'Attached to a word inside a text, closed by its button',
  tags: ['PO-1'],
  parameters: { page: part('attached') },
  play: async (context) => {
    await clickOpener('.gift-word')(context);
    const popup = await openedDialog();
    await context.userEvent.click(find(popup, '.jet-popup__close-button'));
    await waitFor(isRemoved, soon);
    await expect(find(context.canvasElement, '.gift-word')).toHaveFocus();
  },
};

export const BySelector: WidgetStory = {
  name: 'Opened by a custom selector; the page behind does not scroll',
  tags: ['!dev', 'PO-1'],
  parameters: { page: part('attached') },
  play: async (context) => {
    await clickOpener('.open-gift-note', false)(context);
    await openedDialog();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
};

export const ByHover: WidgetStory = {
  name: 'Opened by hovering, and by Enter with the keyboard',
  tags: ['!dev', 'PO-1'],
  parameters: { page: part('attached') },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const link = find(canvasElement, '[data-jet-popup] a');
    const stay = new AbortController();
    window.addEventListener('click', (event) => event.preventDefault(), { signal: stay.signal });
    link.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(dialog().open).toBe(true);
    }, soon);
    stay.abort();
    await userEvent.click(find(await openedDialog(), '.jet-popup__close-button'));
    await waitFor(isRemoved, soon);
  },
};

export const OnceAMinute: WidgetStory = {
  name: 'Shown once, after the page has loaded',
  tags: ['!dev', 'PO-6'],
  parameters: { page: { path: '/lab/popups/listing/page-load/', show: ['.popup-page', '.jet-popup'] } },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(await openedDialog(), '.jet-popup__close-button'));
    await waitFor(isRemoved, soon);
    const stored = JSON.parse(localStorage.getItem('jetPopupData') ?? '{}') as Record<string, unknown>;
    await expect(Object.values(stored)[0]).toMatchObject({ status: 'disable' });
    localStorage.removeItem('jetPopupData');
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await clickOpener(quickLook)(context);
    await openedDialog();
  },
};
