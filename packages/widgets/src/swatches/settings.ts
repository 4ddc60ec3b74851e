import { defineSettings, number, text, toggle } from '@iyim/runtime/widget';

/** Settings, named as in the original plugin's `woo_variation_swatches_options`. */
export const settings = defineSettings(
  {
    show_variation_label: toggle(true, 'Shows the name of the chosen item next to the attribute’s label.'),
    variation_label_separator: text(':', 'Text between the attribute’s label and the chosen item’s name.'),
    clear_on_reselect: toggle(false, 'Clears the choice when the visitor clicks the chosen item again.'),
    show_variation_stock: toggle(
      false,
      'Shows the stock left on each item, once only one attribute remains to be chosen.',
    ),
    stock_label_threshold: number(
      5,
      'Maximum stock, in units, that `show_variation_stock` shows. Larger stocks are not shown.',
      {
        min: 0,
      },
    ),
    clickable_out_of_stock: toggle(false, 'Lets visitors choose items that are out of stock.'),
    out_of_stock_tooltip_text: text(
      '',
      'Text on items out of stock. If empty, the widget’s own text is used.',
    ),
    unavailable_tooltip_text: text(
      '',
      'Text on items that are not available with the other choices. If empty, the widget’s own text is used.',
    ),
  },
  (raw) => ({
    showLabel: raw.show_variation_label,
    labelSeparator: raw.variation_label_separator,
    clearOnReselect: raw.clear_on_reselect,
    showStock: raw.show_variation_stock,
    stockThreshold: raw.stock_label_threshold,
    clickableOutOfStock: raw.clickable_out_of_stock,
    outOfStockText: raw.out_of_stock_tooltip_text,
    unavailableText: raw.unavailable_tooltip_text,
  }),
);

export type SwatchesSettings = ReturnType<typeof settings.parse>;
