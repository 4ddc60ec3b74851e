import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/mini-cart/MiniCart.tsx';
import { emptyCart, filledCart, goods } from './visitor.ts';

const meta: WidgetMeta = {
  title: 'Shop/Mini-cart',
  ...widgetStories({
    definition,
    primary: 'Open',
    page: { path: '/product-category/clothing/', show: ['.site-header', 'ul.products'], before: filledCart },
  }),
};

export default meta;

const toggle = (canvas: HTMLElement) =>
  find(canvas, '.elementor-menu-cart__toggle_button, [data-widget="mini-cart"] > a');
const panel = (canvas: HTMLElement) => find(canvas, '.iyim-mini-cart-panel');
const rows = (canvas: HTMLElement) => findAll(canvas, '.mini_cart_item');
const isOpen = (canvas: HTMLElement) =>
  waitFor(() => expect(panel(canvas)).toHaveAttribute('aria-hidden', 'false'));

async function isInside(element: HTMLElement): Promise<void> {
  const { left, right } = element.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
}

/** Waits for the cart's lines, which load with the fragments after the page. */
const filled: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(0));
};

const opened: Play = async (context) => {
  await filled(context);
  await context.userEvent.click(toggle(context.canvasElement));
  await isOpen(context.canvasElement);
};

const firstRemoved: Play = async (context) => {
  await opened(context);
  await context.userEvent.click(find(context.canvasElement, '.remove_from_cart_button'));
};

export const Closed: WidgetStory = {
  name: 'Closed, with products in it',
  play: async (context) => {
    await filled(context);
    await expect(find(context.canvasElement, '.elementor-button-icon-qty')).toHaveTextContent('4');
    await expect(panel(context.canvasElement)).not.toBeVisible();
  },
};

export const Empty: WidgetStory = {
  name: 'Hidden while it is empty',
  tags: ['!dev', 'MC-1'],
  parameters: { page: { before: emptyCart } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() => expect(toggle(canvasElement)).not.toBeVisible());
  },
};

export const EmptyButShown: WidgetStory = {
  name: 'Set to stay visible: no count while it is empty',
  tags: ['MC-1'],
  args: { hide_if_empty: false },
  parameters: { page: { before: emptyCart } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() => expect(find(canvasElement, '.elementor-button-icon-qty')).not.toBeVisible());
    await expect(toggle(canvasElement)).toBeVisible();
  },
};

export const Open: WidgetStory = {
  name: 'Open',
  tags: ['MC-4'],
  play: opened,
};

export const ClosedAgain: WidgetStory = {
  name: 'Closed by Esc, with the focus returned',
  tags: ['!dev', 'MC-3'],
  play: async (context) => {
    await opened(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(panel(context.canvasElement)).not.toBeVisible();
    await expect(document.activeElement).toBe(toggle(context.canvasElement));
  },
};

export const SideCart: WidgetStory = {
  name: 'At the side of the window',
  args: { cart_type: 'side-cart' },
  play: async (context) => {
    await opened(context);
    await expect(panel(context.canvasElement)).toHaveAttribute('aria-modal', 'true');
  },
};

export const OnHover: WidgetStory = {
  name: 'Opens on hover',
  tags: ['!dev', 'MC-2'],
  args: { open_cart: 'mouseover' },
  play: async (context) => {
    await filled(context);
    await context.userEvent.hover(toggle(context.canvasElement));
    await isOpen(context.canvasElement);
  },
};

export const OpensAfterAdd: WidgetStory = {
  name: 'Opens after an add',
  tags: ['MC-2'],
  args: { automatically_open_cart: true },
  parameters: { page: { before: emptyCart } },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(canvasElement, `.ajax_add_to_cart[data-product_id="${goods.wovenScarf}"]`));
    await isOpen(canvasElement);
    await expect(rows(canvasElement)).toHaveLength(1);
  },
};

export const Removed: WidgetStory = {
  name: 'A removed line, with an undo button',
  tags: ['MC-4'],
  play: async (context) => {
    const { canvasElement } = context;
    await firstRemoved(context);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2));
    await waitFor(() => expect(find(canvasElement, '.iyim-mini-cart-notice button')).toHaveFocus());
    await expect(announced()).not.toBe('');
  },
};

export const Undone: WidgetStory = {
  name: 'A removal undone',
  tags: ['!dev', 'MC-4'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await firstRemoved(context);
    await waitFor(() => find(canvasElement, '.iyim-mini-cart-notice button'));
    await userEvent.click(find(canvasElement, '.iyim-mini-cart-notice button'));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(3));
  },
};

export const Removing: WidgetStory = {
  name: 'Slow server: a line being removed',
  parameters: { page: { fault: 'delay=2000;match=remove_from_cart' } },
  play: async (context) => {
    await firstRemoved(context);
    await expect(rows(context.canvasElement)[0]).toHaveAttribute('aria-busy', 'true');
  },
};

export const RemovingFails: WidgetStory = {
  name: 'Failing server: the link is followed',
  tags: ['!dev'],
  parameters: { page: { fault: 'status=500;match=remove_from_cart' } },
  play: async (context) => {
    await firstRemoved(context);
    await waitFor(() => expect(goneTo().join()).toContain('remove_item='));
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: the page’s count stays, and the link leads to the cart',
  tags: ['!dev'],
  globals: { server: 'failing' },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await expect(find(canvasElement, '.elementor-button-icon-qty')).toHaveTextContent('4');
    await userEvent.click(toggle(canvasElement));
    await waitFor(() => expect(goneTo().join()).toMatch(/\/cart\/$/));
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened(context);
    await isInside(panel(context.canvasElement));
  },
};

export const ReducedMotion: WidgetStory = {
  name: 'With reduced motion',
  tags: ['!dev', 'RT-23'],
  globals: { motion: 'reduce' },
  play: async (context) => {
    await opened(context);
    await expect(panel(context.canvasElement).getAnimations()).toEqual([]);
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  },
};

const minimal = (_page: Document, language: Locale) =>
  html`<div class="site-header__inner"><a class="site-brand" href="/">☼</a>
<div data-widget="mini-cart"><a href="/cart/">${language === 'he' ? 'סל הקניות' : 'Cart'}</a>
<div><div class="widget_shopping_cart_content"></div></div></div></div>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(find(context.canvasElement, '.iyim-mini-cart-close')).toBeVisible());
    await isInside(panel(context.canvasElement));
  },
};
