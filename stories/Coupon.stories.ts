import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/coupon/Coupon.tsx';
import { filledCart } from './visitor.ts';

const checkout = ['.woocommerce-notices-wrapper', '.checkout-asides', '#order_review'];

const meta: WidgetMeta = {
  title: 'Shop/Coupon',
  ...widgetStories({
    definition,
    primary: 'Open',
    page: { path: '/checkout/', show: checkout, before: filledCart },
  }),
};

export default meta;

const field = (canvas: HTMLElement) => find<HTMLInputElement>(canvas, '[name="coupon_code"]');
const error = (canvas: HTMLElement) => find(canvas, '.iyim-coupon-error');

const opened: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  const summary = host.querySelector('summary');
  if (summary) await userEvent.click(summary);
};

const applying =
  (code: string): Play =>
  async (context) => {
    await opened(context);
    await context.userEvent.type(field(context.canvasElement), `${code}{Enter}`);
  };

const refused =
  (code: string): Play =>
  async (context) => {
    await applying(code)(context);
    await waitFor(() => expect(error(context.canvasElement)).toBeVisible());
    await expect(field(context.canvasElement)).toBeInvalid();
    await expect(field(context.canvasElement)).toHaveFocus();
    await expect(field(context.canvasElement)).toHaveValue(code);
  };

export const Closed: WidgetStory = { name: 'Collapsed' };

export const Open: WidgetStory = { name: 'Expanded', play: opened };

export const Applied: WidgetStory = {
  name: 'Applied: the totals update',
  tags: ['CO-1'],
  play: async (context) => {
    await applying('save10')(context);
    await waitFor(() => expect(find(context.canvasElement, '.woocommerce-message')).toBeVisible());
    await waitFor(() => expect(find(context.canvasElement, '.cart-discount')).toBeVisible());
  },
};

export const TakenOff: WidgetStory = {
  name: 'Removed again',
  tags: ['!dev', 'CO-1'],
  play: async (context) => {
    await applying('save10')(context);
    await waitFor(() => find(context.canvasElement, '.woocommerce-remove-coupon'));
    await context.userEvent.click(find(context.canvasElement, '.woocommerce-remove-coupon'));
    await waitFor(() => expect(context.canvasElement.querySelector('.cart-discount')).toBeNull());
    await expect(goneTo()).toEqual([]);
  },
};

export const Unknown: WidgetStory = { name: 'Unknown code', tags: ['CO-1'], play: refused('nothing') };

export const Expired: WidgetStory = {
  name: 'Expired code',
  tags: ['!dev', 'CO-1'],
  play: refused('expired'),
};

export const SlowServer: WidgetStory = {
  name: 'Slow server',
  globals: { server: 'slow' },
  play: async (context) => {
    await applying('save10')(context);
    await expect(find(context.canvasElement, '[name="apply_coupon"]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: the code is kept',
  globals: { server: 'failing' },
  play: async (context) => {
    await applying('save10')(context);
    await waitFor(() => expect(error(context.canvasElement)).toBeVisible());
    await expect(field(context.canvasElement)).toHaveValue('save10');
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: refused('nothing'),
};

const minimal = (_page: Document, language: Locale) =>
  html`<form data-widget="coupon" method="post" action="/checkout/">
<label for="code">${language === 'he' ? 'קוד קופון' : 'Coupon code'}</label>
<input id="code" name="coupon_code" autocomplete="off">
<button class="button" name="apply_coupon" value="1">${language === 'he' ? 'הפעלה' : 'Apply'}</button>
</form>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: refused('nothing'),
};
