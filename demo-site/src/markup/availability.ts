import { fill } from '../content/fill.ts';
import { messages } from '../shop/messages.ts';
import type { Locale, Stock } from '../shop/model.ts';
import { availabilityOf } from '../shop/stock.ts';
import { type Html, html } from './html.ts';

const line = (kind: string, text: string): Html => html`<p class="stock ${kind}">${text}</p>\n`;

/** What the shop says about a stock: nothing when it is not counted and there is some. */
export function availabilityMarkup(stock: Stock, locale: Locale): Html {
  const say = messages(locale);
  const availability = availabilityOf(stock);
  if (availability === 'out') return line('out-of-stock', say.outOfStockLabel);
  if (availability === 'backorder') {
    const isSilent = stock.kind === 'managed' && stock.backorders === 'yes';
    return isSilent ? html`` : line('available-on-backorder', say.onBackorder);
  }
  if (stock.kind === 'unmanaged') return html``;
  const isLow = stock.lowAt !== null && stock.quantity <= stock.lowAt;
  return line(
    'in-stock',
    isLow ? fill(say.onlyLeft, { count: stock.quantity }) : fill(say.inStockCount, { count: stock.quantity }),
  );
}
