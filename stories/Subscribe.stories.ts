import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/subscribe/Subscribe.tsx';

const meta: WidgetMeta = {
  title: 'Forms/Subscribe',
  ...widgetStories({ definition, page: { path: '/newsletter/', show: ['.newsletter'] } }),
};

export default meta;

const ADDRESS = 'dana@example.com';
const email = (canvas: HTMLElement) => find<HTMLInputElement>(canvas, '[type="email"]');
const button = (canvas: HTMLElement) => find(canvas, 'button');
const message = (canvas: HTMLElement) => find(canvas, '[role="status"], [role="alert"]');

const sending =
  (address: string): Play =>
  async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    if (address !== '') await userEvent.type(email(canvasElement), address);
    await userEvent.click(button(canvasElement));
  };

const refused =
  (address: string): Play =>
  async (context) => {
    await sending(address)(context);
    const { canvasElement } = context;
    await waitFor(() => expect(message(canvasElement)).toBeVisible());
    await expect(email(canvasElement)).toBeInvalid();
    await expect(email(canvasElement)).toHaveFocus();
    await expect(email(canvasElement)).toHaveAccessibleDescription(message(canvasElement).textContent ?? '');
    await expect(email(canvasElement)).toHaveValue(address);
  };

export const Empty: WidgetStory = { name: 'The form' };

export const Subscribed: WidgetStory = {
  name: 'Subscribed',
  tags: ['SB-1'],
  play: async (context) => {
    await sending(ADDRESS)(context);
    const host = find(context.canvasElement, '[data-widget]');
    await waitFor(() => expect(host).toHaveClass('jet-subscribe-form--response-success'));
    await expect(message(context.canvasElement)).toBeVisible();
    await expect(message(context.canvasElement)).toHaveAttribute('role', 'status');
    await expect(email(context.canvasElement)).toHaveValue('');
    await expect(goneTo()).toEqual([]);
  },
};

export const NoAddress: WidgetStory = { name: 'Without an address', tags: ['SB-1'], play: refused('') };

export const WrongAddress: WidgetStory = {
  name: 'An invalid address',
  tags: ['SB-1'],
  play: refused('dana@example'),
};

export const Redirects: WidgetStory = {
  name: 'Redirects after the answer',
  tags: ['!dev', 'SB-1'],
  args: { redirect: true, redirect_url: '/shop/' },
  play: async (context) => {
    await sending(ADDRESS)(context);
    await waitFor(() => expect(goneTo().join()).toMatch(/\/shop\/$/));
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server',
  globals: { server: 'slow' },
  play: async (context) => {
    await sending(ADDRESS)(context);
    await expect(button(context.canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

const kept: Play = async (context) => {
  await sending(ADDRESS)(context);
  await waitFor(() => expect(message(context.canvasElement)).toBeVisible());
  await expect(message(context.canvasElement)).toHaveAttribute('role', 'alert');
  await expect(email(context.canvasElement)).toHaveValue(ADDRESS);
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: typed values are kept',
  globals: { server: 'failing' },
  play: kept,
};

export const Offline: WidgetStory = {
  name: 'Offline: typed values are kept',
  tags: ['!dev'],
  globals: { server: 'offline' },
  play: kept,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: refused('dana@example'),
};

const minimal = (_page: Document, language: Locale) =>
  html`<form data-widget="subscribe" method="post" action="/newsletter/">
<label for="own-email">${language === 'he' ? 'אימייל' : 'E-mail'}</label>
<input id="own-email" type="email" name="email" autocomplete="email" required>
<button class="button">${language === 'he' ? 'הרשמה' : 'Subscribe'}</button>
</form>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: refused('dana@'),
};
