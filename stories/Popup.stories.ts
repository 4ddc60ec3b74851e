import { openPopup } from '@iyim/runtime/page';
import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/popup/Popup.tsx';

/** Returns a page of the shop with popups, and the parts of it that a story shows. */
const popupPage = (slug: string, ...ids: readonly number[]) => ({
  path: `/lab/popups/${slug}/`,
  show: ['.popup-page', ...ids.map((id) => `[data-elementor-id="${id}"][data-widget]`)],
});

const meta: WidgetMeta = {
  title: 'Popups/Popup',
  ...widgetStories({ definition, primary: 'Open', page: popupPage('link', 7009) }),
  // Without args, because each popup has its settings in its document.
  args: {},
};

export default meta;

const soon = { timeout: 10_000 };
const dialog = (id: number) => find<HTMLDialogElement>(document, `#elementor-popup-modal-${id}`);
const isRemoved = (id: number) => () =>
  expect(document.querySelector(`#elementor-popup-modal-${id}`)).toBeNull();

/** Waits until the popup is open and its entrance animation is over. */
async function openedDialog(id: number): Promise<HTMLDialogElement> {
  await waitFor(() => expect(dialog(id).open).toBe(true), soon);
  const moving = dialog(id).getAnimations({ subtree: true });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return dialog(id);
}

const open =
  (id: number): Play =>
  async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await expect(openPopup({ id: String(id) })).toBe(true);
    await openedDialog(id);
  };

export const ByLink: WidgetStory = {
  name: 'Opens by a link, and the focus returns to it',
  tags: ['!dev', 'PO-1'],
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const link = find<HTMLAnchorElement>(canvasElement, 'a[href*="popup%3Aopen"]');
    await userEvent.click(link);
    const popup = await openedDialog(7009);
    await expect(popup.contains(document.activeElement)).toBe(true);
    await expect(popup).toHaveAccessibleName(find(popup, 'h2').textContent ?? '-');
    await userEvent.click(find(popup, '.iyim-popup-close'));
    await waitFor(isRemoved(7009));
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await openedDialog(7009);
  },
};

export const Open: WidgetStory = { name: 'A modal dialog', tags: ['PO-8'], play: open(7009) };

export const CloseButtonOutside: WidgetStory = {
  name: 'Close button outside, with an additional class',
  tags: ['PO-5'],
  parameters: { page: popupPage('button-outside', 7054) },
  play: async (context) => {
    await open(7054)(context);
    await expect(find(document, '.iyim-popup-close').parentElement).toBe(dialog(7054));
    await expect(dialog(7054)).toHaveClass('popup-wide');
  },
};

export const LateCloseButton: WidgetStory = {
  name: 'The close button shows after a delay',
  tags: ['PO-5'],
  parameters: { page: popupPage('close-button-later', 7050) },
  play: async (context) => {
    await open(7050)(context);
    await expect(document.querySelector('.iyim-popup-close')).toBeNull();
    await waitFor(() => expect(find(document, '.iyim-popup-close')).toBeVisible(), soon);
  },
};

export const StaysOpen: WidgetStory = {
  name: 'Closes only by its button',
  tags: ['!dev', 'PO-5'],
  parameters: { page: popupPage('stays-open', 7053) },
  play: async (context) => {
    const { userEvent } = context;
    await open(7053)(context);
    const popup = dialog(7053);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(popup);
    await expect(popup.open).toBe(true);
    await userEvent.click(find(popup, '.iyim-popup-close'));
    await waitFor(isRemoved(7053));
  },
};

export const Animated: WidgetStory = {
  name: 'Entrance and exit animation',
  tags: ['PO-5'],
  parameters: { page: popupPage('animated', 7055) },
  play: open(7055),
};

export const Stacked: WidgetStory = {
  name: 'One popup above another',
  tags: ['PO-8'],
  parameters: { page: popupPage('stacked', 7057, 7056) },
  play: async (context) => {
    await open(7056)(context);
    await expect(openPopup({ id: '7057' })).toBe(true);
    await openedDialog(7057);
  },
};

export const NoScroll: WidgetStory = {
  name: 'The page behind does not scroll',
  tags: ['!dev', 'PO-5'],
  parameters: { page: popupPage('no-scroll', 7052) },
  play: async (context) => {
    const { clientWidth } = document.documentElement;
    await open(7052)(context);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(document.documentElement.clientWidth).toBe(clientWidth);
    await context.userEvent.click(find(document, '.iyim-popup-close'));
    await waitFor(isRemoved(7052));
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const WithForm: WidgetStory = {
  name: 'With a form inside, whose island mounts',
  tags: ['PO-8'],
  parameters: { page: popupPage('callback', 7060) },
  play: async (context) => {
    await open(7060)(context);
    const form = find(dialog(7060), '[data-widget="form"]');
    await waitFor(() => expect(form).toHaveAttribute('data-widget-state', 'mounted'), soon);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: open(7009),
};

const minimal = (_page: Document, language: Locale) => {
  const [label, title, text] =
    language === 'he'
      ? ['שעות הפתיחה', 'שעות הפתיחה', 'ראשון עד חמישי, 9:00–18:00.']
      : ['Opening hours', 'Opening hours', 'Sunday to Thursday, 9:00–18:00.'];
  return html`<p><button type="button" class="button" id="hours-button">${label}</button></p>
<div data-widget="popup" id="hours" hidden data-widget-settings='{"open_selector":"#hours-button"}'><div class="popup-note"><h2>${title}</h2><p>${text}</p></div></div>`.toString();
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup, opened by a button',
  parameters: { page: { markup: minimal } },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(canvasElement, '#hours-button'));
    await waitFor(() => expect(find<HTMLDialogElement>(document, 'dialog.iyim-popup').open).toBe(true));
    // The attribute `hidden` is still there, but an inline style overrides it.
    await expect(find(document, '#hours').getBoundingClientRect().height).toBeGreaterThan(0);
  },
};
