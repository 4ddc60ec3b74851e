import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import definition from '../packages/widgets/src/cart/Cart.tsx';
import { minimalCart } from './markup/minimal-cart.ts';
import { emptyCart, filledCart, goods, withCart } from './visitor.ts';

const meta: WidgetMeta = {
  title: 'Shop/Cart',
  ...widgetStories({
    definition,
    page: { path: '/cart/', show: ['[data-widget="cart"]'], before: filledCart },
  }),
};

export default meta;

const quantities = (canvas: HTMLElement) => findAll<HTMLInputElement>(canvas, 'input.qty');
const total = (canvas: HTMLElement) => find(canvas, '.order-total').textContent;

const ready: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
};

/** Types a quantity into the first line. */
const typing =
  (text: string): Play =>
  async (context) => {
    await ready(context);
    const [field] = quantities(context.canvasElement);
    if (!field) throw new Error('the cart has no quantity');
    await context.userEvent.clear(field);
    await context.userEvent.type(field, text);
  };

export const Filled: WidgetStory = {
  name: 'Table, shipping and totals',
  tags: ['CP-1'],
  play: async (context) => {
    await ready(context);
    await expect(quantities(context.canvasElement)).toHaveLength(3);
    await expect(find(context.canvasElement, '.woocommerce-shipping-totals')).toBeVisible();
  },
};

export const QuantityChanged: WidgetStory = {
  name: 'Changed quantity: the cart updates 1500 ms after the last key',
  tags: ['!dev', 'CP-2'],
  play: async (context) => {
    await ready(context);
    const before = total(context.canvasElement);
    await typing('3')(context);
    await waitFor(() => expect(total(context.canvasElement)).not.toBe(before));
    await expect(quantities(context.canvasElement)[0]).toHaveValue(3);
  },
};

export const SteppedUp: WidgetStory = {
  name: 'Quantity increased by a button',
  tags: ['CP-2'],
  args: { update_cart_delay: 100 },
  play: async (context) => {
    await ready(context);
    const before = total(context.canvasElement);
    const [, more] = findAll(context.canvasElement, '.iyim-cart-step');
    if (more) await context.userEvent.click(more);
    await waitFor(() => expect(total(context.canvasElement)).not.toBe(before));
    await expect(announced()).toMatch(/2$/);
  },
};

export const ByHand: WidgetStory = {
  name: 'No automatic updates: “update” sends the quantity',
  tags: ['!dev', 'CP-2'],
  args: { update_cart_automatically: false, quantity_buttons: false },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await typing('2')(context);
    const before = total(canvasElement);
    await userEvent.click(find(canvasElement, '[name="update_cart"]'));
    await waitFor(() => expect(total(canvasElement)).not.toBe(before));
  },
};

export const OverStock: WidgetStory = {
  name: 'More than the stock: reported, not sent',
  tags: ['CP-2'],
  parameters: { page: { before: withCart([goods.woolThrow, 1]) } },
  args: { update_cart_delay: 100 },
  play: async (context) => {
    await typing('7')(context);
    const [field] = quantities(context.canvasElement);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue(7);
  },
};

export const Removed: WidgetStory = {
  name: 'Line removed: the focus is on the undo link',
  tags: ['CP-1'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await userEvent.click(find(canvasElement, '.product-remove a.remove'));
    await waitFor(() => expect(quantities(canvasElement)).toHaveLength(2));
    await expect(document.activeElement).toBe(find(canvasElement, '.restore-item'));
  },
};

export const Undone: WidgetStory = {
  name: 'Line restored',
  tags: ['!dev', 'CP-1'],
  play: async (context) => {
    await Removed.play?.(context);
    await context.userEvent.click(find(context.canvasElement, '.restore-item'));
    await waitFor(() => expect(quantities(context.canvasElement)).toHaveLength(3));
  },
};

export const Emptied: WidgetStory = {
  name: 'Last line removed',
  tags: ['!dev', 'CP-1'],
  parameters: { page: { before: withCart([goods.wovenScarf, 1]) } },
  play: async (context) => {
    await ready(context);
    await context.userEvent.click(find(context.canvasElement, '.product-remove a.remove'));
    await waitFor(() => expect(find(context.canvasElement, '.cart-empty')).toBeVisible());
  },
};

export const Empty: WidgetStory = {
  name: 'Empty',
  parameters: { page: { before: emptyCart } },
  play: async (context) => {
    await ready(context);
    await expect(find(context.canvasElement, '.cart-empty')).toBeVisible();
  },
};

export const ShippingChosen: WidgetStory = {
  name: 'Another shipping method',
  tags: ['!dev', 'CP-1'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const before = total(canvasElement);
    const other = find<HTMLInputElement>(canvasElement, '.shipping_method[value^="flat_rate"]:not(:checked)');
    await userEvent.click(other);
    await waitFor(() => expect(total(canvasElement)).not.toBe(before));
    await expect(find(canvasElement, `#${other.id}`)).toBeChecked();
  },
};

export const WithCoupon: WidgetStory = {
  name: 'With a coupon',
  tags: ['CO-1'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await mounted(canvasElement, 'coupon');
    await userEvent.type(find(canvasElement, '[name="coupon_code"]'), 'save10');
    await userEvent.click(find(canvasElement, '[name="apply_coupon"]'));
    await waitFor(() => expect(find(canvasElement, '.cart-discount')).toBeVisible());
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: marked as busy, and still editable',
  globals: { server: 'slow' },
  args: { update_cart_delay: 0 },
  play: async (context) => {
    await typing('2')(context);
    const form = find(context.canvasElement, 'form.woocommerce-cart-form');
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
    await expect(quantities(context.canvasElement)[0]).toBeEnabled();
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: the typed quantity is kept',
  globals: { server: 'failing' },
  args: { update_cart_delay: 0 },
  play: async (context) => {
    await typing('2')(context);
    await waitFor(() => expect(find(context.canvasElement, '.iyim-cart-failed button')).toBeVisible());
    await expect(quantities(context.canvasElement)[0]).toHaveValue(2);
    await expect(goneTo()).toEqual([]);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await ready(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimalCart } },
  play: ready,
};
