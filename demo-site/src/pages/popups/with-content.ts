import { openPopupAction } from '../../markup/builder-action.ts';
import { builderForm } from '../../markup/builder-form/form.ts';
import { builderCountdown } from '../../markup/countdown.ts';
import { html } from '../../markup/html.ts';
import { productPrice } from '../../markup/price.ts';
import { productForm } from '../../markup/product-form/form.ts';
import { callbackForm } from '../../shop/builder-forms/callback-form.ts';
import { productPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { linkList } from './link-list.ts';
import type { PopupSheet } from './sheet.ts';

/** The linen dress. */
const shown = 117;
const offerLasts = 2 * 3600;

/** Popups with more than words in them. */
export const popupsWithContent: readonly PopupSheet[] = [
  {
    id: 7060,
    slug: 'callback',
    group: 'content',
    pictured: 113,
    onPage: ({ locale }) =>
      linkList([
        { label: { he: 'שנתקשר אליך?', en: 'Shall we call you?' }[locale], href: openPopupAction(7060) },
      ]),
    inside: (context) => builderForm(context, callbackForm, callbackForm.name[context.locale]),
    words: {
      he: {
        title: 'טופס שסוגר את החלון',
        todo: 'פותחים את החלון, ממלאים שם וטלפון ושולחים.',
        result: 'ההודעה מופיעה בתוך החלון, ושנייה אחריה הוא נסגר מעצמו. שדה חסר משאיר אותו פתוח.',
        heading: 'נחזור אליך',
        text: 'משאירים שם וטלפון, ואנחנו מתקשרים עוד היום.',
      },
      en: {
        title: 'A form that closes its popup',
        todo: 'Open the popup, fill in a name and a phone number, and send them.',
        result:
          'The message shows inside the popup, which closes by itself a second later. A missing field leaves it open.',
        heading: 'We call you back',
        text: 'Leave your name and number, and we call you today.',
      },
    },
  },
  {
    id: 7061,
    slug: 'quick-shop',
    group: 'content',
    pictured: shown,
    behaviour: { prevent_scroll: 'yes', classes: 'popup-wide' },
    onPage: ({ locale }) =>
      linkList([{ label: { he: 'קנייה מהירה', en: 'Quick shop' }[locale], href: openPopupAction(7061) }]),
    inside: quickShop,
    words: {
      he: {
        title: 'מוצר שקונים בתוך החלון',
        todo: 'פותחים את החלון, בוחרים צבע ומידה ומוסיפים לסל.',
        result:
          'הבחירה, המחיר והוספה לסל עובדים כמו בעמוד המוצר, והשעון סופר לאחור. כולם מתעוררים רק כשהחלון נפתח.',
        heading: 'שמלת פשתן, במחיר של היום',
        text: 'המחיר הזה שמור לך לשעתיים.',
      },
      en: {
        title: 'A product to buy inside',
        todo: 'Open the popup, choose a colour and a size, and add it to the cart.',
        result:
          'Choices, price and adding to the cart work as on the product’s page, and the clock runs down. They wake only when the popup opens.',
        heading: 'Linen dress, at today’s price',
        text: 'This price is yours for two hours.',
      },
    },
  },
];

function quickShop(context: PageContext) {
  const product = context.shop.repository.product(shown);
  if (product === null) return html``;
  const { locale, shop } = context;
  const more = { he: 'לעמוד המוצר', en: 'To the product’s page' }[locale];
  return html`${builderCountdown(context, { id: 'cd07061', evergreen: offerLasts, actions: [] })}
<p class="price">${productPrice(shop.repository, product, locale)}</p>
${productForm(context, product)}
<p><a href="${productPath(product, locale)}">${more}</a></p>`;
}
