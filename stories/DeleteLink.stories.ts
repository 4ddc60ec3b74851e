import { parseHtml } from '@iyim/runtime/widget';
import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import type { BrowserShop } from '../.storybook/shop/browser-shop.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import { demoEditor } from '../demo-site/src/seed/people.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/delete-link/DeleteLink.tsx';

/** Logs in the site's editor. */
const asEditor = async (shop: BrowserShop): Promise<void> => {
  const form = find<HTMLFormElement>(parseHtml(await shop.page()), 'form.login');
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const { login: username, password } = demoEditor;
  await shop.post('/events/manage/', { ...fields, username, password, login: '1' });
};

const meta: WidgetMeta = {
  title: 'Lists/Delete link',
  ...widgetStories({
    definition,
    primary: 'Asked',
    page: { path: '/events/manage/', show: ['.manage-list'], before: asEditor },
  }),
};

export default meta;

const link = (canvas: HTMLElement) => find<HTMLAnchorElement>(canvas, '[data-widget="delete-link"]');
const dialog = () => find<HTMLDialogElement>(document, '.iyim-delete-dialog');

const asked: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(link(canvasElement));
  await waitFor(() => expect(dialog()).toBeVisible());
};

export const List: WidgetStory = { name: 'List of events' };

export const Asked: WidgetStory = {
  name: 'Asks with the link’s message',
  tags: ['DL-1'],
  play: async (context) => {
    await asked(context);
    await expect(dialog()).toHaveTextContent(link(context.canvasElement).dataset.deleteMessage ?? '-');
    await expect(find(dialog(), '.iyim-delete-cancel')).toHaveFocus();
    await expect(goneTo()).toEqual([]);
  },
};

export const Confirmed: WidgetStory = {
  name: 'Followed after confirming',
  tags: ['!dev', 'DL-1'],
  play: async (context) => {
    await asked(context);
    await context.userEvent.click(find(dialog(), '.iyim-delete-confirm'));
    await waitFor(() => expect(goneTo()).toEqual([link(context.canvasElement).href]));
    await expect(link(context.canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Cancelled: WidgetStory = {
  name: 'Esc cancels',
  tags: ['!dev', 'DL-1'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await asked(context);
    find<HTMLDialogElement>(document, '.iyim-delete-dialog').requestClose();
    await waitFor(() => expect(document.querySelector('.iyim-delete-dialog')).toBeNull());
    await expect(goneTo()).toEqual([]);
    await userEvent.click(link(canvasElement));
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: asked,
};

const minimal = (_page: Document, language: Locale) =>
  html`<p><a class="button" data-widget="delete-link" href="/events/manage/?delete=1">${language === 'he' ? 'מחיקת האירוע' : 'Delete the event'}</a></p>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup with the default question',
  parameters: { page: { markup: minimal } },
  play: asked,
};
