import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import { demoCustomer } from '../demo-site/src/seed/index.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/checkout-login/CheckoutLogin.tsx';
import { filledCart } from './visitor.ts';

const meta: WidgetMeta = {
  title: 'Shop/Checkout login',
  ...widgetStories({
    definition,
    primary: 'Open',
    page: { path: '/checkout/', show: ['.checkout-asides'], before: filledCart },
  }),
};

export default meta;

const password = (canvas: HTMLElement) => find<HTMLInputElement>(canvas, '[name="password"]');

const opened: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  const summary = host.querySelector('summary');
  if (summary) await userEvent.click(summary);
};

const loggingIn =
  (word: string): Play =>
  async (context) => {
    const { canvasElement, userEvent } = context;
    await opened(context);
    await userEvent.type(find(canvasElement, '[name="username"]'), demoCustomer.login);
    await userEvent.type(password(canvasElement), `${word}{Enter}`);
  };

const refused: Play = async (context) => {
  await loggingIn('wrong')(context);
  await waitFor(() => expect(find(context.canvasElement, '.woocommerce-error')).toHaveFocus());
  await expect(password(context.canvasElement)).toHaveValue('');
  await expect(goneTo()).toEqual([]);
};

export const Closed: WidgetStory = { name: 'Collapsed' };

export const Open: WidgetStory = { name: 'Expanded', play: opened };

export const LoggedIn: WidgetStory = {
  name: 'Logged in: the page reloads',
  tags: ['!dev', 'CL-1'],
  play: async (context) => {
    await loggingIn(demoCustomer.password)(context);
    await waitFor(() => expect(goneTo()).toEqual([location.href]));
    await expect(announced()).not.toBe('');
  },
};

export const Refused: WidgetStory = { name: 'Wrong password', tags: ['CL-1'], play: refused };

export const SlowServer: WidgetStory = {
  name: 'Slow server',
  globals: { server: 'slow' },
  play: async (context) => {
    await loggingIn(demoCustomer.password)(context);
    await expect(find(context.canvasElement, '[name="login"]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: the native login is offered',
  globals: { server: 'failing' },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await loggingIn(demoCustomer.password)(context);
    await waitFor(() => expect(find(canvasElement, '.iyim-checkout-login-failed')).toBeVisible());
    await expect(password(canvasElement)).toHaveValue(demoCustomer.password);
    await userEvent.click(find(canvasElement, '.iyim-checkout-login-failed button'));
    await expect(goneTo().join()).toMatch(/\/checkout\/$/);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: refused,
};

const texts = {
  he: { username: 'שם משתמש', password: 'סיסמה', submit: 'התחברות' },
  en: { username: 'Username', password: 'Password', submit: 'Log in' },
};

const minimal = (page: Document, language: Locale) => {
  const words = texts[language];
  const nonce = page.querySelector<HTMLInputElement>('[name="woocommerce-login-nonce"]')?.value ?? '';
  return html`<form data-widget="checkout-login" method="post" action="/checkout/">
<p><label for="u">${words.username}</label> <input id="u" name="username" autocomplete="username"></p>
<p><label for="p">${words.password}</label> <input id="p" type="password" name="password" autocomplete="current-password"></p>
<input type="hidden" name="woocommerce-login-nonce" value="${nonce}">
<button class="button" name="login" value="1">${words.submit}</button>
</form>`.toString();
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: refused,
};
