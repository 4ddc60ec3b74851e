import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import type { BrowserShop } from '../.storybook/shop/browser-shop.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/add-to-cart/AddToCart.tsx';
import { goods, withCart } from './visitor.ts';

const meta: WidgetMeta = {
  title: 'Shop/Add to cart',
  ...widgetStories({
    definition,
    primary: 'Added',
    page: { path: '/product-category/decor-and-gifts/', show: ['ul.products'] },
  }),
};

export default meta;

const soap = `.ajax_add_to_cart[data-product_id="${goods.oliveSoap}"]`;
const formButton = '.single_add_to_cart_button';

/** Returns a play function that clicks a button after the page is mounted. */
const pressing =
  (selector: string): Play =>
  async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(canvasElement, selector));
  };

const isAdded = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(find(canvas, selector)).toHaveClass('added'));

export const Archive: WidgetStory = {
  name: 'Archive buttons',
};

export const Added: WidgetStory = {
  name: 'Added: announced, with a “view cart” link',
  tags: ['AC-2'],
  play: async (context) => {
    const { canvasElement } = context;
    await pressing(soap)(context);
    await isAdded(canvasElement, soap);
    await expect(find(canvasElement, `${soap} + .added_to_cart`)).toBeVisible();
    await expect(announced()).toContain(
      find(canvasElement, soap).dataset.success_message ?? 'no message from the server',
    );
    await expect(goneTo()).toEqual([]);
  },
};

export const Busy: WidgetStory = {
  name: 'Busy: a second click does nothing',
  tags: ['!dev', 'AC-2'],
  globals: { server: 'slow' },
  play: async (context) => {
    await pressing(soap)(context);
    await context.userEvent.click(find(context.canvasElement, soap));
    await expect(find(context.canvasElement, soap)).toHaveAttribute('aria-busy', 'true');
    await expect(find(context.canvasElement, soap)).toHaveClass('loading');
  },
};

export const Refused: WidgetStory = {
  name: 'Refused: goes to the product page',
  tags: ['!dev', 'AC-3'],
  parameters: {
    page: { path: '/product-category/wood-and-kitchen/', before: withCart([goods.oneOffTray, 1]) },
  },
  play: async (context) => {
    await pressing(`.ajax_add_to_cart[data-product_id="${goods.oneOffTray}"]`)(context);
    await waitFor(() => expect(goneTo().join()).toMatch(/\/product\//));
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: the link is followed',
  tags: ['!dev', 'AC-3'],
  globals: { server: 'failing' },
  play: async (context) => {
    await pressing(soap)(context);
    await waitFor(() => expect(goneTo().join()).toContain(`add-to-cart=${goods.oliveSoap}`));
    await expect(find(context.canvasElement, soap)).not.toHaveAttribute('aria-busy');
  },
};

export const Offline: WidgetStory = {
  name: 'Offline: nothing is lost',
  tags: ['!dev', 'AC-3'],
  globals: { server: 'offline' },
  play: async (context) => {
    await pressing(soap)(context);
    await waitFor(() =>
      expect(find(context.canvasElement, '.iyim-add-to-cart-notice')).not.toBeEmptyDOMElement(),
    );
    await expect(goneTo()).toEqual([]);
  },
};

export const ProductForm: WidgetStory = {
  name: 'Product form',
  parameters: { page: { path: '/product/clay-cup/', show: ['.product'] } },
  play: async (context) => {
    await pressing(formButton)(context);
    await isAdded(context.canvasElement, formButton);
  },
};

export const FormFailing: WidgetStory = {
  name: 'Failing server: the form is posted',
  tags: ['!dev', 'AC-3'],
  globals: { server: 'failing' },
  parameters: ProductForm.parameters ?? {},
  play: async (context) => {
    await pressing(formButton)(context);
    await waitFor(() => expect(goneTo().join()).toMatch(/\/product\//));
  },
};

export const OverStock: WidgetStory = {
  name: 'Quantity above the stock',
  tags: ['!dev'],
  parameters: { page: { path: '/product/wool-throw/', show: ['.product'] } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await mounted(canvasElement, definition.name);
    const quantity = find<HTMLInputElement>(canvasElement, 'input.qty');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9');
    await pressing(formButton)(context);
    await expect(quantity).toBeInvalid();
    await expect(find(canvasElement, formButton)).not.toHaveClass('added');
  },
};

export const SoldOut: WidgetStory = {
  name: 'Sold out: no add button',
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    const mirror = find(canvasElement, '.post-115');
    await expect(mirror.querySelector('.ajax_add_to_cart')).toBeNull();
  },
};

export const SoldOutMeanwhile: WidgetStory = {
  name: 'Sold out after the page was loaded',
  tags: ['AC-3'],
  parameters: {
    page: {
      path: '/product/wool-throw/',
      show: ['.product'],
      after: ({ shop }: BrowserShop) => shop.repository.takeStock(goods.woolThrow, 2),
    },
  },
  play: async (context) => {
    await pressing(formButton)(context);
    await waitFor(() => expect(goneTo().join()).toMatch(/\/product\//));
  },
};

export const Group: WidgetStory = {
  name: 'A set of products',
  tags: ['AC-6'],
  parameters: { page: { path: '/product/morning-set/', show: ['.product'] } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await pressing(formButton)(context);
    await expect(find(canvasElement, '.iyim-add-to-cart-notice')).not.toBeEmptyDOMElement();
    await userEvent.type(find(canvasElement, 'input.qty'), '1');
    await pressing(formButton)(context);
    await isAdded(canvasElement, formButton);
  },
};

export const WithSwatches: WidgetStory = {
  name: 'Variation with swatches',
  tags: ['AC-6'],
  parameters: {
    page: {
      path: '/product/linen-dress/?attribute_pa_color=olive&attribute_pa_size=m',
      show: ['.product'],
    },
  },
  play: async (context) => {
    await mounted(context.canvasElement, 'swatches');
    await pressing(formButton)(context);
    await isAdded(context.canvasElement, formButton);
  },
};

export const ToTheCart: WidgetStory = {
  name: 'Redirect to the cart',
  tags: ['!dev', 'AC-4'],
  args: { cart_redirect_after_add: true },
  play: async (context) => {
    await pressing(soap)(context);
    await waitFor(() => expect(goneTo().join()).toMatch(/\/cart\/$/));
  },
};

export const WithoutAjax: WidgetStory = {
  name: 'Switched off: links and forms navigate',
  tags: ['!dev', 'AC-1'],
  args: { enable_ajax_add_to_cart: false },
  play: async (context) => {
    await pressing(soap)(context);
    await expect(goneTo().join()).toContain(`add-to-cart=${goods.oliveSoap}`);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await pressing(soap)(context);
    await isAdded(context.canvasElement, soap);
  },
};

const minimal = (_page: Document, language: Locale) =>
  html`<form data-widget="add-to-cart" method="post" action="/mug">
<input type="hidden" name="product_id" value="${goods.clayCup}">
<button class="button">${language === 'he' ? 'הוספה לסל' : 'Add to cart'}</button>
</form>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: async (context) => {
    await pressing('button')(context);
    await isAdded(context.canvasElement, 'button');
  },
};
