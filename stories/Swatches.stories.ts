import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find, findAll, keyToNext } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import definition from '../packages/widgets/src/swatches/Swatches.tsx';
import { minimalSwatches } from './markup/minimal-swatches.ts';

/** A dress in three colours and four sizes. Indigo is sold out in size s, and size xl is almost sold out. */
const dress = '/product/linen-dress/';
/** A product with too many variations to include in the page, so that each is requested from the server. */
const shirt = '/product/linen-shirt/';

const meta: WidgetMeta = {
  title: 'Shop/Swatches',
  ...widgetStories({ definition, primary: 'Chosen', page: { path: dress, show: ['.product'] } }),
};

export default meta;

const item = (canvas: HTMLElement, value: string) => find(canvas, `[role="radio"][data-value="${value}"]`);
const addButton = (canvas: HTMLElement) => find(canvas, '.single_add_to_cart_button');
const variationId = (canvas: HTMLElement) => find<HTMLInputElement>(canvas, '.variation_id').value;
const notice = (canvas: HTMLElement) => find(canvas, '.iyim-swatches-notice').textContent;

const choosing =
  (...values: readonly string[]): Play =>
  async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    for (const value of values) await userEvent.click(item(canvasElement, value));
  };

export const NothingChosen: WidgetStory = {
  name: 'Nothing chosen',
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await expect(canvasElement.querySelector('.selected')).toBeNull();
    await expect(addButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    await expect(find(canvasElement, '.reset_variations')).not.toBeVisible();
  },
};

export const Chosen: WidgetStory = {
  name: 'A choice sets price, picture, stock and button',
  tags: ['SW-9'],
  play: async (context) => {
    const { canvasElement } = context;
    await choosing('olive', 'm')(context);
    await expect(item(canvasElement, 'olive')).toBeChecked();
    await expect(variationId(canvasElement)).toBe('11706');
    await expect(find(canvasElement, '.sku')).toHaveTextContent('LC-117-6');
    await expect(find(canvasElement, '.single_variation .price')).toHaveTextContent('336.00');
    await expect(find(canvasElement, '.wp-post-image').getAttribute('src')).toContain('olive');
    await expect(addButton(canvasElement)).not.toHaveAttribute('aria-disabled');
  },
};

export const ChosenBefore: WidgetStory = {
  name: 'Chosen in the page’s address, then cleared',
  tags: ['!dev', 'SW-10'],
  parameters: { page: { path: `${dress}?attribute_pa_color=olive&attribute_pa_size=l` } },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await expect(variationId(canvasElement)).toBe('11707');
    await userEvent.click(find(canvasElement, '.reset_variations'));
    await expect(canvasElement.querySelector('[aria-checked="true"]')).toBeNull();
    await expect(addButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PressedTooEarly: WidgetStory = {
  name: 'An early click on the button shows what is missing',
  tags: ['SW-9'],
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(addButton(canvasElement));
    for (const label of findAll(canvasElement, '.variations label'))
      await waitFor(() => expect(notice(canvasElement)).toContain(label.textContent));
    await expect(document.activeElement).toHaveAttribute('role', 'radio');
  },
};

export const Disabled: WidgetStory = {
  name: 'Disabled, without a variation',
  tags: ['SW-2'],
  parameters: { page: { path: '/product/linen-trousers/' } },
  play: async (context) => {
    await choosing('charcoal')(context);
    await expect(item(context.canvasElement, 's')).toHaveAttribute('aria-disabled', 'true');
    await choosing('s')(context);
    await expect(item(context.canvasElement, 's')).not.toBeChecked();
  },
};

export const NoStock: WidgetStory = {
  name: 'Out of stock',
  tags: ['SW-2'],
  play: async (context) => {
    await choosing('indigo')(context);
    await expect(item(context.canvasElement, 's')).toHaveAttribute('aria-disabled', 'true');
    await expect(item(context.canvasElement, 's').getAttribute('aria-label')).toMatch(/^S, ./);
  },
};

export const NoStockClickable: WidgetStory = {
  name: 'Out of stock, but selectable',
  tags: ['SW-2'],
  args: { clickable_out_of_stock: true, out_of_stock_tooltip_text: '♥' },
  play: async (context) => {
    const { canvasElement } = context;
    await choosing('indigo', 's')(context);
    await expect(item(canvasElement, 's')).toBeChecked();
    await expect(item(canvasElement, 's')).toHaveClass('no-stock');
    await expect(addButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const StockHints: WidgetStory = {
  name: 'Stock left',
  tags: ['SW-6'],
  args: { show_variation_stock: true },
  play: async (context) => {
    await choosing('olive')(context);
    const hintOf = (value: string) =>
      find(item(context.canvasElement, value), '.wvs-stock-left-info').getAttribute('data-wvs-stock-info');
    await expect(hintOf('xl')).toMatch(/2|שתי/);
    await expect(hintOf('m')).toBeFalsy();
  },
};

export const MoreControl: WidgetStory = {
  name: 'More items than fit',
  tags: ['SW-7'],
  parameters: { page: { path: '/product/canvas-tote/' } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await expect(item(canvasElement, 'charcoal')).not.toBeVisible();
    await expect(find(canvasElement, '.woo-variation-swatches-variable-item-more')).toBeVisible();
  },
};

export const MoreExpanded: WidgetStory = {
  name: 'Expanded',
  tags: ['SW-7'],
  parameters: MoreControl.parameters ?? {},
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(find(canvasElement, '.woo-variation-swatches-variable-item-more [role="button"]'));
    await expect(item(canvasElement, 'charcoal')).toBeVisible();
  },
};

export const ClearOnReselect: WidgetStory = {
  name: 'Cleared when chosen again',
  tags: ['!dev', 'SW-4'],
  args: { clear_on_reselect: true },
  play: async (context) => {
    await choosing('blush', 'blush')(context);
    await expect(item(context.canvasElement, 'blush')).not.toBeChecked();
  },
};

export const Keyboard: WidgetStory = {
  name: 'Arrow keys follow the writing direction',
  tags: ['!dev', 'SW-3'],
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const [first, second] = findAll(canvasElement, '[role="radio"]');
    first?.focus();
    await userEvent.keyboard(keyToNext());
    await expect(document.activeElement).toBe(second);
    await expect(second).toBeChecked();
  },
};

export const Images: WidgetStory = {
  name: 'Pictures as swatches',
  parameters: { page: { path: '/product/striped-cushion/' } },
  play: choosing('mustard'),
};

export const Radios: WidgetStory = {
  name: 'Radio items, and a custom attribute',
  parameters: { page: { path: '/product/sun-print/' } },
  play: choosing('With Frame'),
};

export const AskedFromServer: WidgetStory = {
  name: 'Requested from the server',
  tags: ['!dev', 'SW-8'],
  parameters: { page: { path: shirt } },
  play: async (context) => {
    const { canvasElement } = context;
    await choosing('sea', 'xl')(context);
    await waitFor(() => expect(variationId(canvasElement)).not.toMatch(/^0?$/));
    await expect(find(canvasElement, '.single_variation')).toHaveTextContent('4');
    await expect(addButton(canvasElement)).not.toHaveAttribute('aria-disabled');
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server',
  tags: ['SW-8'],
  globals: { server: 'slow' },
  parameters: { page: { path: shirt } },
  play: async (context) => {
    await choosing('sea', 'm')(context);
    await expect(find(context.canvasElement, 'form')).toHaveAttribute('aria-busy', 'true');
    await expect(addButton(context.canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server',
  tags: ['SW-8'],
  globals: { server: 'failing' },
  parameters: { page: { path: shirt } },
  play: async (context) => {
    await choosing('sea', 'm')(context);
    await waitFor(() => expect(notice(context.canvasElement)).not.toBe(''));
    await expect(item(context.canvasElement, 'sea')).toBeChecked();
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: choosing('olive', 'm'),
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimalSwatches } },
  play: async (context) => {
    await choosing('red', 'wide')(context);
    await expect(find<HTMLInputElement>(context.canvasElement, '[name="variation_id"]').value).toBe('25');
  },
};
