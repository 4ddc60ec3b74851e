import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import type { Locale, Product } from '../../shop/model.ts';
import { type Html, html } from '../html.ts';

interface Quantity {
  readonly name?: string;
  readonly value?: string;
  readonly min?: number;
  /** Largest quantity; null: no limit. */
  readonly limit: number | null;
  /** Whether the field is hidden, because the product is sold individually. */
  readonly hidden?: boolean;
}

/** Renders the CMS's quantity field. */
export function quantityField(
  locale: Locale,
  product: Product,
  { name = 'quantity', value = '1', min = 1, limit, hidden }: Quantity,
): Html {
  const id = `quantity_${product.id}_${name.replace(/\W+/g, '')}`;
  const max = limit === null ? false : html` max="${limit}"`;
  const label = fill(texts.quantity[locale], { name: product.name[locale] });
  if (hidden) {
    return html`<div class="quantity hidden"><input type="hidden" id="${id}" class="qty" name="${name}" value="${value}" min="${min}"${max}></div>`;
  }
  return html`<div class="quantity"><label class="screen-reader-text" for="${id}">${label}</label>
<input type="number" id="${id}" class="input-text qty text" name="${name}" value="${value}" min="${min}"${max} step="1" inputmode="numeric" autocomplete="off"></div>`;
}
