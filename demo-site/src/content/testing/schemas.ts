import * as v from 'valibot';
import categoriesFile from '../../../content/categories.json' with { type: 'json' };
import coloursFile from '../../../content/colours.json' with { type: 'json' };
import eventsFile from '../../../content/events.json' with { type: 'json' };
import magazineFile from '../../../content/magazine.json' with { type: 'json' };
import sellingFile from '../../../content/selling.json' with { type: 'json' };
import { pluginPopups } from '../../shop/plugin-popups.ts';
import { popupGroups } from '../popups.ts';
import { moment, oneOf, text, texts, written } from './check.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.pipe(v.number(), v.minValue(0));
const agorot = v.pipe(v.number(), v.integer(), v.minValue(0));
const mayBe = v.exactOptional(v.boolean());

/** Texts of a page in each language; `content.node.test.ts` compares the languages. */
const pageTexts = v.strictObject({
  he: v.looseObject({ title: written }),
  en: v.looseObject({ title: written }),
});

const colour = oneOf(coloursFile);
const choices = v.record(v.string(), v.string());

/** Fields of a product sheet that every type has. */
const anyProduct = {
  id,
  slug: text,
  name: text,
  summary: text,
  description: texts,
  category: oneOf(categoriesFile),
  shape: written,
  colour,
  featured: mayBe,
  rating: v.exactOptional(v.tuple([v.number(), v.number()])),
};

const sold = {
  price: amount,
  sale: v.exactOptional(v.nullable(amount)),
  stock: v.exactOptional(v.union([agorot, v.picklist(['in', 'out', 'madeToOrder'])])),
};

const attribute = v.strictObject({
  key: written,
  name: text,
  taxonomy: v.boolean(),
  swatch: v.picklist(['color', 'image', 'button', 'radio', 'select']),
  options: v.array(v.strictObject({ value: written, name: text, colour: v.exactOptional(colour) })),
});

const product = v.variant('type', [
  v.strictObject({ type: v.literal('simple'), ...anyProduct, ...sold, soldIndividually: mayBe }),
  v.strictObject({
    type: v.literal('variable'),
    ...anyProduct,
    attributes: v.array(attribute),
    variations: v.array(v.strictObject({ choices, ...sold })),
    defaults: v.exactOptional(choices),
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

const addressField = v.exactOptional(written);

const person = v.strictObject({
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
});

const order = v.strictObject({
  key: written,
  status: v.picklist(['completed', 'processing']),
  createdAt: moment,
  bought: v.array(v.tuple([id, id])),
  note: v.exactOptional(v.string()),
});

const mail = v.strictObject({
  letters: v.array(
    v.strictObject({
      id: written,
      form: v.picklist(['contact', 'apply']),
      locale: v.picklist(['he', 'en']),
      receivedAt: moment,
      values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    }),
  ),
  priceList: v.strictObject({ id: written, name: written, text: written }),
  subscribers: v.array(
    v.strictObject({
      email: v.pipe(v.string(), v.email()),
      name: v.string(),
      source: v.picklist(['newsletter', 'home']),
      subscribedAt: moment,
    }),
  ),
});

const selling = v.strictObject({
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
});

const searched = v.array(v.tuple([written, id]));

const term = (taxonomy: string) =>
  v.strictObject({
    id: v.number(),
    taxonomy: v.literal(taxonomy),
    slug: text,
    name: text,
    description: v.strictObject({ he: v.string(), en: v.string() }),
  });

/** Place, subject, colour and time of day of a picture. */
const picture = v.tuple([written, written, colour, v.picklist(['morning', 'noon', 'evening'])]);

const post = v.strictObject({
  slug: text,
  title: text,
  excerpt: text,
  content: texts,
  category: oneOf(magazineFile.categories),
  tags: v.array(oneOf(magazineFile.tags)),
  author: oneOf(magazineFile.authors),
  picture,
});

const hour = v.pipe(v.string(), v.isoTime());

const eventKind = v.strictObject({
  kind: v.picklist(['workshop', 'fair', 'opening', 'talk']),
  slug: text,
  title: text,
  summary: text,
  place: text,
  time: v.tuple([hour, hour]),
  /** Duration of an event, in days. */
  days: v.pipe(v.number(), v.minValue(1)),
  productIds: v.array(id),
  picture,
});

/** A switch is `yes`, and absent when off. */
const on = v.exactOptional(v.literal('yes'));
const count = v.exactOptional(v.number());
const word = v.exactOptional(v.string());
const words = v.exactOptional(v.array(v.string()));
const either = <const Options extends readonly string[]>(...options: Options) =>
  v.exactOptional(v.picklist(options));

/** Triggers that open a popup automatically, in the builder's spelling. Times are in seconds. */
const triggers = v.strictObject({
  page_load: on,
  page_load_delay: count,
  scrolling: on,
  scrolling_direction: either('down', 'up'),
  /** Percent of the page's height. */
  scrolling_offset: count,
  scrolling_to: on,
  /** A selector. */
  scrolling_to_selector: word,
  click: on,
  click_times: count,
  inactivity: on,
  inactivity_time: count,
  exit_intent: on,
});

/** Conditions for opening automatically, in the builder's spelling. Each has a switch, and settings that begin with its name. */
const timing = v.strictObject({
  page_views: on,
  page_views_views: count,
  sessions: on,
  sessions_sessions: count,
  url: on,
  url_action: either('show', 'hide', 'regex'),
  url_url: word,
  sources: on,
  sources_sources: v.exactOptional(v.array(v.picklist(['search', 'external', 'internal']))),
  logged_in: on,
  logged_in_users: either('all', 'custom'),
  logged_in_roles: words,
  devices: on,
  devices_devices: words,
  times: on,
  times_times: count,
  times_period: either('', 'session', 'day', 'week', 'month'),
  times_count: either('', 'close'),
  browsers: on,
  browsers_browsers: either('all', 'custom'),
  browsers_browsers_options: words,
  schedule: on,
  schedule_timezone: either('site', 'visitor'),
  /** Such as `2026-11-20 10:00`. */
  schedule_start_date: word,
  schedule_end_date: word,
  /** The site's local time when the page was rendered: `2026-11-20 10:00:00`. */
  schedule_server_datetime: word,
});

/** Behaviour of a popup while it is open, in the builder's spelling. Times are in seconds. */
const behaviour = v.strictObject({
  open_selector: word,
  avoid_multiple_popups: on,
  close_button_delay: count,
  close_automatically: count,
  close_button_position: either('outside'),
  prevent_scroll: on,
  prevent_close_on_background_click: on,
  prevent_close_on_esc_key: on,
  entrance_animation: word,
  entrance_animation_duration: v.exactOptional(
    v.strictObject({ unit: v.literal('px'), size: v.number(), sizes: v.tuple([]) }),
  ),
  exit_animation: word,
  classes: word,
});

const popupWords = v.strictObject({
  title: written,
  /** Instructions on the popup's page. */
  todo: written,
  /** Expected result. */
  result: written,
  heading: written,
  text: written,
});
const bothWords = v.strictObject({ he: popupWords, en: popupWords });

/**
 * A link for visitors to try. It leads to a page of the site, or opens a popup by its id. Without either, its address is
 * `#`, and a popup's selector matches it.
 */
const link = v.strictObject({
  label: text,
  path: word,
  opens: count,
  toggles: count,
  classes: word,
});
const popup = v.strictObject({
  /** The popup's post id. */
  id: v.number(),
  /** The last part of the address of the popup's page. */
  slug: written,
  group: v.picklist(popupGroups),
  /** Triggers that open the popup automatically. Without triggers, only links or a selector open it. */
  triggers: v.exactOptional(triggers),
  timing: v.exactOptional(timing),
  /** First and last day of the popup's schedule, as days from today; negative days are in the past. */
  scheduledDays: v.exactOptional(v.tuple([v.number(), v.number()])),
  behaviour: v.exactOptional(behaviour),
  /** Id of the product whose picture the popup shows. */
  pictured: v.exactOptional(v.number()),
  /** Ids of other popups that the popup's page includes. */
  others: v.exactOptional(v.array(v.number())),
  /** Links on the popup's page (`links`), and in the popup below its text (`linksInside`). */
  links: v.exactOptional(v.array(link)),
  linksInside: v.exactOptional(v.array(link)),
  /** Whether the popup's page is long enough to scroll. */
  hasChapters: v.exactOptional(v.boolean()),
  words: bothWords,
});
const plugin = v.strictObject({
  name: v.picklist(Object.keys(pluginPopups) as string[]),
  /** The last part of the address of the popup's page, below `/lab/popups/listing/`. */
  slug: written,
  settings: v.strictObject({
    'open-trigger': v.picklist([
      'attach',
      'page-load',
      'user-inactive',
      'scroll-trigger',
      'try-exit-trigger',
      'on-date',
      'on-time',
    ]),
    'page-load-delay': count,
    'user-inactivity-time': count,
    'scrolled-to': count,
    'on-time-start': word,
    'on-time-end': word,
    'show-once': v.exactOptional(v.boolean()),
    'show-again-delay': count,
  }),
  /** First day on which the popup opens, as days from today; negative days are in the past. */
  fromDay: v.exactOptional(v.number()),
  /** Whether the page is long enough to scroll. */
  hasChapters: v.exactOptional(v.boolean()),
  /** Whether the popup opens when an element at the end of the page scrolls into view. */
  opensAtEnd: v.exactOptional(v.boolean()),
  words: bothWords,
});

const chart = v.strictObject({
  title: text,
  rows: v.array(v.strictObject({ label: text, value: amount })),
});
const side = v.strictObject({ title: text, words: text });
const pictureIndex = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const feature = v.strictObject({ text, included: v.boolean(), meaning: v.exactOptional(text) });
const plan = v.strictObject({
  id: written,
  name: text,
  lead: text,
  price: v.number(),
  per: text,
  badge: v.exactOptional(text),
  shown: v.number(),
  features: v.array(feature),
});

const field = v.looseObject({
  type: v.picklist([
    'text',
    'email',
    'tel',
    'textarea',
    'select',
    'radio',
    'checkbox',
    'acceptance',
    'date',
    'time',
    'upload',
    'recaptcha',
    'step',
  ]),
  id: written,
  label: text,
  required: v.exactOptional(v.literal(true)),
  hint: v.exactOptional(text),
  width: v.exactOptional(v.literal(50)),
  options: v.exactOptional(v.array(v.strictObject({ value: written, label: text }))),
});

const after = v.strictObject({
  redirect: v.exactOptional(written),
  popup: v.exactOptional(
    v.variant('action', [
      v.strictObject({ action: v.literal('open'), id: written }),
      v.strictObject({ action: v.literal('close'), do_not_show_again: v.picklist(['yes', '']) }),
    ]),
  ),
});

const form = v.strictObject({
  id: v.pipe(v.string(), v.length(7)),
  postId: id,
  keepsDraft: v.exactOptional(v.literal(true)),
  name: text,
  fields: v.array(field),
  button: text,
  success: text,
  after: v.exactOptional(after),
  afterTopic: v.exactOptional(v.record(v.string(), after)),
});

const store = v.strictObject({
  slug: written,
  type: v.picklist(['local-storage', 'cookies', 'session', 'user-meta']),
  size: v.number(),
  isOnView: v.boolean(),
  countsPosts: v.boolean(),
  name: text,
});

const menuLink = v.strictObject({ path: written, label: text, about: text });

/** The schema of each file of `demo-site/content/`, except for the files in `texts/` and `settings/`. */
export const schemas: Readonly<Record<string, v.GenericSchema>> = {
  'categories.json': v.record(
    v.string(),
    v.strictObject({ id, slug: text, name: text, description: text, parentId: v.null() }),
  ),
  'chapters.json': v.array(v.strictObject({ id: written, heading: text, text })),
  'colours.json': v.record(
    v.string(),
    v.strictObject({ slug: written, he: written, en: written, hex: v.pipe(v.string(), v.hexColor()) }),
  ),
  'events.json': v.strictObject({
    kinds: v.record(written, eventKind),
    plans: v.array(v.array(v.tuple([v.number(), oneOf(eventsFile.kinds)]))),
  }),
  'forms.json': v.strictObject({ contact: form, apply: form, callback: form }),
  'magazine.json': v.strictObject({
    authors: v.record(v.string(), text),
    categories: v.record(v.string(), term('category')),
    tags: v.record(v.string(), term('post_tag')),
  }),
  'mail.json': mail,
  'menu.json': v.array(
    v.strictObject({
      section: v.picklist(['shop', 'magazine']),
      links: v.union([v.literal('categories'), v.array(menuLink)]),
      product: id,
      promise: text,
    }),
  ),
  'orders.json': v.array(order),
  'pages/about.json': v.strictObject({
    texts: pageTexts,
    years: v.array(v.strictObject({ year: written, title: text, words: text })),
    steps: v.array(side),
    numbers: v.array(v.strictObject({ value: v.pipe(v.number(), v.integer()), label: text })),
    shares: v.array(v.strictObject({ percent, label: text })),
    orders: chart,
    kinds: chart,
  }),
  'pages/campaign.json': v.strictObject({
    texts: pageTexts,
    sections: v.array(
      v.strictObject({ id: text, product: written, isDark: mayBe, title: text, words: text }),
    ),
  }),
  'pages/closer-look.json': v.strictObject({
    texts: pageTexts,
    product: written,
    picture: pictureIndex,
    spots: v.array(v.strictObject({ id: written, words: text })),
    link: text,
  }),
  'pages/faq.json': v.strictObject({
    texts: pageTexts,
    sections: v.array(
      v.strictObject({
        id: written,
        title: text,
        questions: v.array(v.strictObject({ question: text, answer: text })),
      }),
    ),
  }),
  'pages/guide.json': v.strictObject({
    texts: pageTexts,
    chapters: v.array(
      v.strictObject({
        id: written,
        heading: text,
        lead: text,
        parts: v.array(v.strictObject({ heading: text, text })),
      }),
    ),
    pieces: v.array(written),
  }),
  'pages/lookbook.json': v.strictObject({
    texts: pageTexts,
    looks: v.array(v.strictObject({ product: written, picture: pictureIndex, words: text })),
  }),
  'pages/lottery.json': v.strictObject({
    texts: pageTexts,
    coupon: v.picklist(sellingFile.coupons.map(({ code }) => code)),
    card: v.strictObject({ front: side, back: side }),
    prizes: v.array(
      v.strictObject({ product: written, way: v.picklist(['hover', 'click', 'toggle']), words: text }),
    ),
  }),
  'pages/plans.json': v.strictObject({
    texts: pageTexts,
    table: v.strictObject({ he: v.record(written, written), en: v.record(written, written) }),
    plans: v.array(plan),
  }),
  'pages/studio.json': v.strictObject({
    texts: pageTexts,
    made: texts,
    story: v.array(text),
    pictures: v.array(v.strictObject({ product: written, words: text })),
    visitors: v.array(
      v.strictObject({
        name: text,
        from: text,
        words: text,
        stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      }),
    ),
    visit: v.array(v.strictObject({ id: written, title: text, words: text })),
  }),
  'pages/videos.json': v.strictObject({
    texts: pageTexts,
    films: v.array(
      v.strictObject({
        id: written,
        address: v.pipe(v.string(), v.url()),
        product: written,
        name: text,
        words: text,
      }),
    ),
  }),
  'people.json': v.array(person),
  'pictures.json': v.array(
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+\.svg$/)),
      title: text,
      alt: text,
      svg: v.pipe(v.string(), v.startsWith('<svg ')),
    }),
  ),
  'plugin-popups.json': v.array(plugin),
  'popups.json': v.array(popup),
  'posts.json': v.array(post),
  'products.json': v.array(product),
  'selling.json': selling,
  'stores.json': v.record(written, store),
  'suggestions.json': v.strictObject({ he: searched, en: searched }),
};
