import { type Html, html } from '../markup/html.ts';
import type { Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { productCard } from './product-card.ts';

/** The CMS's list of products, whose buttons add without leaving the page. */
export const productList = (context: PageContext, products: readonly Product[], eager = 4): Html =>
  html`<ul class="products columns-4" data-widget="add-to-cart">
${products.map((product, at) => productCard(context, product, at < eager))}
</ul>`;
