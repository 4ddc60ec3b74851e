import * as v from 'valibot';
import categoriesFile from '../../content/categories.json' with { type: 'json' };
import coloursFile from '../../content/colours.json' with { type: 'json' };
import mailFile from '../../content/mail.json' with { type: 'json' };
import ordersFile from '../../content/orders.json' with { type: 'json' };
import peopleFile from '../../content/people.json' with { type: 'json' };
import productsFile from '../../content/products.json' with { type: 'json' };
import sellingFile from '../../content/selling.json' with { type: 'json' };
import suggestionsFile from '../../content/suggestions.json' with { type: 'json' };
import { type ShapeName, shapes } from '../seed/pictures/shapes/index.ts';
import type { Category, Stock } from '../shop/model.ts';
import { checked, moment, oneOf, paragraphs, text, written } from './check.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Shekels in the files, agorot in the shop. */
const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((shekels) => Math.round(shekels * 100)),
);
/** Agorot in the files, too: these are the CMS's own records. */
const agorot = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Counted pieces, of which "only n left" is said from five down; or a word: `madeToOrder` is sold out but may be ordered ahead. */
const stock = v.pipe(
  v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.picklist(['in', 'out', 'madeToOrder'])]),
  v.transform((found): Stock => {
    if (typeof found === 'number') return { kind: 'managed', quantity: found, backorders: 'no', lowAt: 5 };
    if (found === 'madeToOrder') return { kind: 'managed', quantity: 0, backorders: 'notify', lowAt: null };
    return { kind: 'unmanaged', status: found };
  }),
);

const category = v.strictObject({ id, slug: text, name: text, description: text, parentId: v.null() });

export const categories: Readonly<Record<string, Category>> = checked(
  'categories.json',
  v.record(v.string(), category),
  categoriesFile,
);

/** The colours the shop sells in: the swatch the visitor sees and the paint the pictures are made with. */
const colours = checked(
  'colours.json',
  v.record(
    v.string(),
    v.strictObject({ slug: written, he: written, en: written, hex: v.pipe(v.string(), v.hexColor()) }),
  ),
  coloursFile,
);

export type Colour = (typeof colours)[string];

export const colour = oneOf(colours);
export const shape = v.picklist(Object.keys(shapes) as ShapeName[]);

const choices = v.record(v.string(), v.string());

/** What the shop's owner writes about a product of any type. */
const anyProduct = {
  id,
  slug: text,
  name: text,
  summary: text,
  description: paragraphs,
  category: oneOf(categories),
  shape,
  colour,
  featured: v.optional(v.boolean(), false),
  /** Stars, and how many gave some. */
  rating: v.optional(v.tuple([v.number(), v.number()]), [0, 0]),
};

const sold = { price, sale: v.optional(v.nullable(price), null), stock: v.optional(stock, 'in') };

const attribute = v.strictObject({
  key: written,
  name: text,
  taxonomy: v.boolean(),
  swatch: v.picklist(['color', 'image', 'button', 'radio', 'select']),
  /** Its colour paints an option's swatch, and the picture of the variations that have it. */
  options: v.array(v.strictObject({ value: written, name: text, colour: v.optional(colour) })),
});

const product = v.variant('type', [
  v.strictObject({
    type: v.literal('simple'),
    ...anyProduct,
    ...sold,
    soldIndividually: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    type: v.literal('variable'),
    ...anyProduct,
    attributes: v.array(attribute),
    variations: v.array(v.strictObject({ choices, ...sold })),
    defaults: v.optional(choices, {}),
  }),
  v.strictObject({ type: v.literal('grouped'), ...anyProduct, childIds: v.array(id) }),
  v.strictObject({
    type: v.literal('external'),
    ...anyProduct,
    ...sold,
    url: v.pipe(v.string(), v.url()),
    buttonText: text,
  }),
]);

export type ProductSheet = v.InferOutput<typeof product>;
export type VariableSheet = Extract<ProductSheet, { type: 'variable' }>;

export const productSheets = checked('products.json', v.array(product), productsFile);

export const { coupons, shippingMethods } = checked(
  'selling.json',
  v.strictObject({
    coupons: v.array(
      v.strictObject({
        code: written,
        kind: v.picklist(['percent', 'fixed']),
        amount: agorot,
        expiresAt: v.nullable(moment),
        minimum: v.nullable(agorot),
        usageLimit: v.nullable(id),
      }),
    ),
    shippingMethods: v.array(
      v.strictObject({ id: written, label: text, cost: agorot, minimum: v.nullable(agorot) }),
    ),
  }),
  sellingFile,
);

const addressField = v.exactOptional(written);

/** Who may log in. Passwords stand here in plain text: it is a demo, and its login pages tell them. */
export const peopleSheets = checked(
  'people.json',
  v.array(
    v.strictObject({
      role: v.picklist(['editor', 'customer']),
      login: written,
      password: written,
      email: v.pipe(v.string(), v.email()),
      displayName: written,
      firstName: written,
      lastName: written,
      address: v.strictObject({
        firstName: addressField,
        lastName: addressField,
        street: addressField,
        street2: addressField,
        city: addressField,
        postcode: addressField,
        phone: addressField,
        email: addressField,
      }),
      createdAt: moment,
    }),
  ),
  peopleFile,
);

const order = v.strictObject({
  key: written,
  status: v.picklist(['completed', 'processing']),
  createdAt: moment,
  /** The number of a product or variation, and how many. */
  bought: v.array(v.tuple([id, id])),
  note: v.optional(v.string(), ''),
});
export type OrderSheet = v.InferOutput<typeof order>;

/** What the demo's customer bought before. */
export const orderSheets = checked('orders.json', v.array(order), ordersFile);

const letter = v.strictObject({
  id: written,
  form: v.picklist(['contact', 'apply']),
  locale: v.picklist(['he', 'en']),
  receivedAt: moment,
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});
export type LetterSheet = v.InferOutput<typeof letter>;

/** The inbox. Applications carry the price list. */
export const { letters, priceList, subscribers } = checked(
  'mail.json',
  v.strictObject({
    letters: v.array(letter),
    priceList: v.strictObject({ id: written, name: written, text: written }),
    subscribers: v.array(
      v.strictObject({
        email: v.pipe(v.string(), v.email()),
        name: v.string(),
        source: v.picklist(['newsletter', 'home']),
        subscribedAt: moment,
      }),
    ),
  }),
  mailFile,
);

const searched = v.array(v.tuple([written, id]));

/** What people looked for, and how often; the last ones most lately. */
export const suggestions = checked(
  'suggestions.json',
  v.strictObject({ he: searched, en: searched }),
  suggestionsFile,
);
