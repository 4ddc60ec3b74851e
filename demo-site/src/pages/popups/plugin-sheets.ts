import type { PageContext } from '../../shop/page-context.ts';
import { type PluginPopupName, type PluginPopupSettings, pluginPopups } from '../../shop/plugin-popups.ts';
import { siteTime } from '../../shop/site-time.ts';
import type { PopupWords } from './sheet.ts';

/** A popup of the listings plugin with a page of its own. */
export interface PluginSheet {
  readonly name: PluginPopupName;
  /** Of its page, below `/popups/listing/`. */
  readonly slug: string;
  readonly settings: (context: PageContext) => PluginPopupSettings;
  /** The page has enough to scroll. */
  readonly isLong?: boolean;
  /** Something at the end of the page that the popup is attached to, and how. */
  readonly attachedAtEnd?: 'scroll-to';
  readonly words: Readonly<Record<'he' | 'en', PopupWords>>;
}

const day = 86_400_000;
const again: Pick<PluginPopupSettings, 'show-once' | 'show-again-delay'> = {
  'show-once': true,
  'show-again-delay': 60_000,
};

/** The triggers of the listings plugin that a page can show only one of. */
export const pluginSheets: readonly PluginSheet[] = [
  {
    name: 'welcome',
    slug: 'page-load',
    settings: () => ({ 'open-trigger': 'page-load', 'page-load-delay': 1, ...again }),
    words: {
      he: {
        title: 'אחרי הטעינה, פעם בדקה',
        todo: 'מחכים שנייה, סוגרים את החלון וטוענים את העמוד שוב.',
        result: 'החלון נפתח אחרי שנייה. אחרי שסגרו אותו הוא לא נפתח שוב במשך דקה.',
        heading: 'ברוכים הבאים',
        text: 'אני מופיע פעם אחת, ושוב רק בעוד דקה.',
      },
      en: {
        title: 'After loading, once a minute',
        todo: 'Wait for a second, close the popup and load the page again.',
        result: 'The popup opens after a second. Once closed, it does not open again for a minute.',
        heading: 'Welcome',
        text: 'I come once, and not again for a minute.',
      },
    },
  },
  {
    name: 'inactive',
    slug: 'inactive',
    settings: () => ({ 'open-trigger': 'user-inactive', 'user-inactivity-time': 4 }),
    words: {
      he: {
        title: 'כשלא קורה כלום',
        todo: 'לא נוגעים בדבר במשך ארבע שניות.',
        result: 'החלון נפתח.',
        heading: 'הפסקת תה?',
        text: 'הכל יחכה.',
      },
      en: {
        title: 'When nothing happens',
        todo: 'Touch nothing for four seconds.',
        result: 'The popup opens.',
        heading: 'Tea break?',
        text: 'Everything will wait.',
      },
    },
  },
  {
    name: 'scrolled',
    slug: 'scroll',
    settings: () => ({ 'open-trigger': 'scroll-trigger', 'scrolled-to': 40 }),
    isLong: true,
    words: {
      he: {
        title: 'בגלילה',
        todo: 'גוללים ארבעים אחוז מהעמוד.',
        result: 'החלון נפתח פעם אחת.',
        heading: 'כבר ארבעים אחוז',
        text: 'יש עוד קצת לקרוא.',
      },
      en: {
        title: 'On scrolling',
        todo: 'Scroll down forty per cent of the page.',
        result: 'The popup opens once.',
        heading: 'Forty per cent',
        text: 'There is a little more to read.',
      },
    },
  },
  {
    name: 'reached',
    slug: 'scroll-to',
    settings: () => ({ 'open-trigger': 'attach' }),
    isLong: true,
    attachedAtEnd: 'scroll-to',
    words: {
      he: {
        title: 'בהגעה למקום בעמוד',
        todo: 'גוללים עד סוף הפרקים.',
        result: 'החלון נפתח פעם אחת, כשהמקום שאליו הוא מחובר נכנס למסך.',
        heading: 'הגעת לסוף',
        text: 'תודה שקראת עד כאן.',
      },
      en: {
        title: 'On reaching a place',
        todo: 'Scroll to the end of the chapters.',
        result: 'The popup opens once, when the place it is attached to comes into view.',
        heading: 'You have reached the end',
        text: 'Thank you for reading this far.',
      },
    },
  },
  {
    name: 'leaving',
    slug: 'exit',
    settings: () => ({ 'open-trigger': 'try-exit-trigger' }),
    words: {
      he: {
        title: 'לפני שעוזבים',
        todo: 'מוציאים את סמן העכבר מהעמוד למעלה.',
        result: 'החלון נפתח פעם אחת.',
        heading: 'להתראות',
        text: 'הסל יישאר כאן.',
      },
      en: {
        title: 'Before you leave',
        todo: 'Move the mouse out of the page at the top.',
        result: 'The popup opens once.',
        heading: 'See you',
        text: 'Your cart stays here.',
      },
    },
  },
  {
    name: 'dated',
    slug: 'date',
    settings: ({ shop }) => ({
      'open-trigger': 'on-date',
      'on-date': siteTime(shop.platform.now() - day).slice(0, 16),
    }),
    words: {
      he: {
        title: 'מתאריך מסוים',
        todo: 'לא עושים דבר.',
        result: 'החלון נפתח, כי התאריך שלו היה אתמול.',
        heading: 'החל מאתמול',
        text: 'קולקציית החורף כבר במדפים.',
      },
      en: {
        title: 'From a date on',
        todo: 'Do nothing.',
        result: 'The popup opens, as its date was yesterday.',
        heading: 'Since yesterday',
        text: 'The winter collection is on the shelves.',
      },
    },
  },
  {
    name: 'timed',
    slug: 'time',
    settings: () => ({ 'open-trigger': 'on-time', 'on-time-start': '07:00', 'on-time-end': '22:00' }),
    words: {
      he: {
        title: 'בין שתי שעות',
        todo: 'לא עושים דבר.',
        result: 'החלון נפתח בין שבע בבוקר לעשר בלילה, ובשאר השעות לא.',
        heading: 'אנחנו ערים',
        text: 'אפשר להתקשר: 04-555-0142.',
      },
      en: {
        title: 'Between two hours',
        todo: 'Do nothing.',
        result: 'The popup opens between seven in the morning and ten at night, and at no other time.',
        heading: 'We are awake',
        text: 'You can call us: 04-555-0142.',
      },
    },
  },
];

export const pluginSheetBySlug = (slug: string): PluginSheet | null =>
  pluginSheets.find((sheet) => sheet.slug === slug) ?? null;

/** The id of a popup's element, which is its key in storage, too. */
export const pluginKey = ({ name }: PluginSheet): string => `jet-popup-${pluginPopups[name]}`;
