import { accountPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import { linkList } from './link-list.ts';
import { siteSchedule } from './schedule.ts';
import { atOnce, type PopupSheet } from './sheet.ts';

const pageOf = (slug: string, locale: 'he' | 'en') => localPath(`/popups/${slug}/`, locale);

/** A popup for each rule that decides who sees it, all tried when their page has loaded. How often they show is in `by-count.ts`. */
export const popupsByRule: readonly PopupSheet[] = [
  {
    id: 7020,
    slug: 'page-views',
    group: 'rules',
    triggers: atOnce,
    timing: { page_views: 'yes', page_views_views: 3 },
    pictured: 103,
    words: {
      he: {
        title: 'אחרי כמה עמודים',
        todo: 'רואים שלושה עמודים באתר, וחוזרים לכאן.',
        result: 'בביקור הראשון נרשם כמה עמודים כבר נראו. החלון נפתח כשנראו עוד שלושה, ומאז בכל ביקור.',
        heading: 'כבר מכירים',
        text: 'ראית כמה עמודים אצלנו. הקוד save10 מוריד עשרה אחוזים.',
      },
      en: {
        title: 'After some pages',
        todo: 'See three pages of the site, then come back.',
        result:
          'Your first visit notes how many pages you have seen. The popup opens once you have seen three more, and on every visit from then on.',
        heading: 'Old friends',
        text: 'You have seen a few of our pages. The code save10 takes ten per cent off.',
      },
    },
  },
  {
    id: 7021,
    slug: 'sessions',
    group: 'rules',
    triggers: atOnce,
    timing: { sessions: 'yes', sessions_sessions: 2 },
    pictured: 104,
    words: {
      he: {
        title: 'אחרי כמה ביקורים באתר',
        todo: 'סוגרים את הלשונית ופותחים את העמוד בלשונית חדשה, פעמיים.',
        result: 'כל לשונית חדשה היא ביקור. החלון נפתח אחרי עוד שני ביקורים מאז הביקור הראשון כאן.',
        heading: 'טוב לראות אותך שוב',
        text: 'מאז הפעם הקודמת הגיעו קערות חדשות מהסטודיו.',
      },
      en: {
        title: 'After some visits',
        todo: 'Close the tab and open the page in a new one, twice.',
        result: 'Every new tab is a visit. The popup opens after two more visits since your first one here.',
        heading: 'Good to see you again',
        text: 'New bowls have come from the studio since last time.',
      },
    },
  },
  {
    id: 7022,
    slug: 'url-show',
    group: 'rules',
    triggers: atOnce,
    timing: { url: 'yes', url_action: 'show', url_url: 'from=card' },
    pictured: 109,
    onPage: ({ locale }) => arrivals('url-show', locale),
    words: {
      he: {
        title: 'לפי העמוד שממנו באים',
        todo: 'לוחצים על ״דרך הכרטיס״ ואז על ״לעמוד הזה״.',
        result: 'החלון נפתח רק כשכתובת העמוד הקודם מכילה from=card.',
        heading: 'באת מהכרטיס',
        text: 'מי שמגיע מהכרטיס שבחבילה מקבל אצלנו עטיפת מתנה.',
      },
      en: {
        title: 'By the page you come from',
        todo: 'Press “By way of the card”, then “To this page”.',
        result: 'The popup opens only when the address of the page before contains from=card.',
        heading: 'You came from the card',
        text: 'Whoever comes from the card in the parcel gets their gift wrapped.',
      },
    },
  },
  {
    id: 7023,
    slug: 'url-hide',
    group: 'rules',
    triggers: atOnce,
    timing: { url: 'yes', url_action: 'hide', url_url: 'from=card' },
    pictured: 110,
    onPage: ({ locale }) => arrivals('url-hide', locale),
    words: {
      he: {
        title: 'לא לפי העמוד שממנו באים',
        todo: 'לוחצים על ״דרך הכרטיס״ ואז על ״לעמוד הזה״.',
        result: 'החלון נפתח תמיד, חוץ מאשר כשכתובת העמוד הקודם מכילה from=card.',
        heading: 'לא באת מהכרטיס',
        text: 'מי שאין לו כרטיס, מוזמן לבקש אחד בהזמנה הבאה.',
      },
      en: {
        title: 'Not from one page',
        todo: 'Press “By way of the card”, then “To this page”.',
        result: 'The popup opens always, except when the address of the page before contains from=card.',
        heading: 'You did not come from the card',
        text: 'If you have no card, ask for one with your next order.',
      },
    },
  },
  {
    id: 7024,
    slug: 'url-regex',
    group: 'rules',
    triggers: atOnce,
    timing: { url: 'yes', url_action: 'regex', url_url: '[?&]from=(card|letter)(&|$)' },
    pictured: 111,
    onPage: ({ locale }) => arrivals('url-regex', locale),
    words: {
      he: {
        title: 'לפי תבנית של כתובת',
        todo: 'לוחצים על ״דרך הכרטיס״ או ״דרך המכתב״, ואז על ״לעמוד הזה״.',
        result: 'החלון נפתח כשכתובת העמוד הקודם מתאימה לתבנית ‎[?&]from=(card|letter)(&|$)‎.',
        heading: 'בדואר הגעת',
        text: 'כרטיס או מכתב, אנחנו שמחים על שניהם.',
      },
      en: {
        title: 'By a pattern of addresses',
        todo: 'Press “By way of the card” or “By way of the letter”, then “To this page”.',
        result:
          'The popup opens when the address of the page before fits the pattern [?&]from=(card|letter)(&|$).',
        heading: 'You came by post',
        text: 'Card or letter, we are happy about both.',
      },
    },
  },
  {
    id: 7025,
    slug: 'source-internal',
    group: 'rules',
    triggers: atOnce,
    timing: { sources: 'yes', sources_sources: ['internal'] },
    pictured: 112,
    onPage: ({ locale }) =>
      linkList([
        {
          label: { he: 'לעמוד הזה, מקישור באתר', en: 'To this page, from a link of the site' }[locale],
          href: pageOf('source-internal', locale),
        },
      ]),
    words: {
      he: {
        title: 'למי שבא מהאתר',
        todo: 'לוחצים על הקישור, או נכנסים לעמוד מתוך עמוד אחר באתר.',
        result: 'החלון נפתח. מי שמקליד את הכתובת או בא מאתר אחר לא רואה אותו.',
        heading: 'כבר אצלנו',
        text: 'מי שמסתובב בחנות מכיר את הדרך: הסל תמיד למעלה.',
      },
      en: {
        title: 'For those who come from the site',
        todo: 'Press the link, or come from another page of the site.',
        result: 'The popup opens. Whoever types the address, or comes from elsewhere, does not see it.',
        heading: 'Already with us',
        text: 'You know your way around: the cart is always at the top.',
      },
    },
  },
  {
    id: 7026,
    slug: 'source-external',
    group: 'rules',
    triggers: atOnce,
    timing: { sources: 'yes', sources_sources: ['external', 'search'] },
    pictured: 113,
    words: {
      he: {
        title: 'למי שבא מבחוץ',
        todo: 'פותחים את הכתובת בלשונית חדשה, או מגיעים ממנוע חיפוש או מאתר אחר.',
        result: 'החלון נפתח. מי שבא מעמוד אחר באתר לא רואה אותו.',
        heading: 'ברוכים הבאים',
        text: 'הגעת מבחוץ, ואולי זו הפעם הראשונה. העמוד ״אודות״ מספר מי אנחנו.',
      },
      en: {
        title: 'For those who come from outside',
        todo: 'Open the address in a new tab, or come from a search or another site.',
        result: 'The popup opens. Whoever comes from another page of the site does not see it.',
        heading: 'Welcome',
        text: 'You come from elsewhere, perhaps for the first time. Have a look around.',
      },
    },
  },
  {
    id: 7027,
    slug: 'guests',
    group: 'rules',
    triggers: atOnce,
    timing: { logged_in: 'yes', logged_in_users: 'all' },
    pictured: 114,
    onPage: ({ locale }) => accountLink(locale),
    words: {
      he: {
        title: 'רק לאורחים',
        todo: 'נכנסים לחשבון וחוזרים לכאן, ואז יוצאים ממנו וחוזרים.',
        result: 'אורחים רואים את החלון. מי שמחובר, לא משנה בתור מי, לא רואה אותו.',
        heading: 'כדאי להירשם',
        text: 'עם חשבון רואים את ההזמנות, שומרים כתובת וקונים מהר יותר.',
      },
      en: {
        title: 'For guests only',
        todo: 'Log in and come back, then log out and come back.',
        result: 'Guests see the popup. Whoever is logged in, as anybody, does not.',
        heading: 'Why not join',
        text: 'With an account you see your orders, keep your address and buy faster.',
      },
    },
  },
  {
    id: 7028,
    slug: 'roles',
    group: 'rules',
    triggers: atOnce,
    timing: { logged_in: 'yes', logged_in_users: 'custom', logged_in_roles: ['customer'] },
    pictured: 118,
    onPage: ({ locale }) => accountLink(locale),
    words: {
      he: {
        title: 'לא לבעלי תפקיד',
        todo: 'נכנסים לחשבון של dana (לקוחה), ואחר כך לחשבון של noa (עורכת), וחוזרים לכאן.',
        result: 'הלקוחה לא רואה את החלון. העורכת והאורחים רואים אותו.',
        heading: 'לא ללקוחות',
        text: 'לקוחות כבר יודעים: במועדון מקבלים את ההודעות ראשונים.',
      },
      en: {
        title: 'Not for a role',
        todo: 'Log in as dana (a customer), then as noa (the editor), and come back each time.',
        result: 'The customer does not see the popup. The editor and guests do.',
        heading: 'Not for customers',
        text: 'Customers know it already: members hear the news first.',
      },
    },
  },
  {
    id: 7029,
    slug: 'devices',
    group: 'rules',
    triggers: atOnce,
    timing: { devices: 'yes', devices_devices: ['mobile'] },
    pictured: 119,
    words: {
      he: {
        title: 'לפי המכשיר',
        todo: 'פותחים את העמוד בחלון ברוחב 800 פיקסלים או פחות, ואז בחלון רחב.',
        result: 'החלון נפתח רק במסך הצר.',
        heading: 'בכף היד',
        text: 'החנות נכנסת לכיס: שומרים אותה במסך הבית, והסל בא יחד.',
      },
      en: {
        title: 'By device',
        todo: 'Open the page in a window of 800 pixels or less, then in a wide one.',
        result: 'The popup opens on the narrow screen only.',
        heading: 'In your hand',
        text: 'The shop fits into a pocket: keep it on your home screen, cart and all.',
      },
    },
  },
  {
    id: 7030,
    slug: 'browsers',
    group: 'rules',
    triggers: atOnce,
    timing: {
      browsers: 'yes',
      browsers_browsers: 'custom',
      browsers_browsers_options: ['firefox', 'safari'],
    },
    pictured: 120,
    words: {
      he: {
        title: 'לפי הדפדפן',
        todo: 'פותחים את העמוד ב־Firefox או ב־Safari, ואז בדפדפן אחר.',
        result: 'החלון נפתח רק בשניים הראשונים.',
        heading: 'לדפדפן שלך',
        text: 'יש לנו תוסף קטן שמחליף את הלשונית החדשה בתמונה מהסטודיו. סתם, אין.',
      },
      en: {
        title: 'By browser',
        todo: 'Open the page in Firefox or Safari, then in another browser.',
        result: 'The popup opens in the first two only.',
        heading: 'For your browser',
        text: 'We have an add-on that shows the studio in every new tab. We do not, really.',
      },
    },
  },
  {
    id: 7031,
    slug: 'schedule',
    group: 'rules',
    triggers: atOnce,
    timing: (context) => siteSchedule(context, -1, 7),
    pictured: 121,
    words: {
      he: {
        title: 'בין שני מועדים',
        todo: 'לא עושים דבר.',
        result: 'החלון נפתח: המבצע התחיל אתמול ונגמר בעוד שבוע, לפי השעון של החנות ולא של המחשב שלך.',
        heading: 'השבוע בלבד',
        text: 'עטיפת מתנה חינם לכל הזמנה, עד סוף השבוע.',
      },
      en: {
        title: 'Between two dates',
        todo: 'Do nothing.',
        result:
          'The popup opens: the offer began yesterday and ends in a week, by the shop’s clock and not by yours.',
        heading: 'This week only',
        text: 'Free gift wrapping with every order, until the week is over.',
      },
    },
  },
  {
    id: 7032,
    slug: 'schedule-over',
    group: 'rules',
    triggers: atOnce,
    timing: (context) => siteSchedule(context, -8, -1),
    pictured: 122,
    words: {
      he: {
        title: 'אחרי המועד',
        todo: 'לא עושים דבר. אפשר גם להחזיר את שעון המחשב לאחור.',
        result: 'החלון לא נפתח: המבצע נגמר אתמול לפי השעון של החנות.',
        heading: 'המבצע של השבוע שעבר',
        text: 'אם קוראים את זה בלי ללחוץ על דבר, משהו לא בסדר.',
      },
      en: {
        title: 'After the date',
        todo: 'Do nothing. You may even set your computer’s clock back.',
        result: 'The popup does not open: the offer ended yesterday by the shop’s clock.',
        heading: 'Last week’s offer',
        text: 'If you read this with scripts on, something is wrong.',
      },
    },
  },
  {
    id: 7033,
    slug: 'schedule-visitor',
    group: 'rules',
    triggers: atOnce,
    timing: (context) => ({ ...siteSchedule(context, -1, 7), schedule_timezone: 'visitor' }),
    pictured: 124,
    words: {
      he: {
        title: 'לפי השעון שלך',
        todo: 'לא עושים דבר. אחר כך מקדמים את שעון המחשב בחודש וטוענים שוב.',
        result: 'החלון נפתח, כי השעון של המחשב בין שני המועדים. כשהוא מקדים, החלון לא נפתח.',
        heading: 'לפי השעון אצלך',
        text: 'אצלך ואצלנו אותו שבוע. נעים.',
      },
      en: {
        title: 'By your clock',
        todo: 'Do nothing. Then set your computer’s clock a month ahead and load the page again.',
        result:
          'The popup opens, as your computer’s clock is between the two dates. When it runs ahead, it does not.',
        heading: 'By your own clock',
        text: 'It is the same week with you as with us. How nice.',
      },
    },
  },
  {
    id: 7034,
    slug: 'one-at-a-time',
    group: 'rules',
    triggers: { page_load: 'yes', page_load_delay: 3 },
    behaviour: { avoid_multiple_popups: 'yes' },
    others: [7001],
    pictured: 125,
    words: {
      he: {
        title: 'לא אחרי חלון אחר',
        todo: 'מחכים ארבע שניות.',
        result: 'אחרי שתי שניות נפתח חלון אחר. החלון הזה היה אמור להיפתח אחרי שלוש, אבל הוא מוותר.',
        heading: 'אני תמיד מוותר',
        text: 'חלון אחר כבר נפתח בעמוד הזה, ולכן אותי לא רואים.',
      },
      en: {
        title: 'Not after another popup',
        todo: 'Wait for four seconds.',
        result: 'After two seconds another popup opens. This one would open after three, but stands back.',
        heading: 'After you',
        text: 'Another popup has shown on this page already, so nobody sees me.',
      },
    },
  },
];

const accountLink = (locale: 'he' | 'en') =>
  linkList([{ label: { he: 'לחשבון שלי', en: 'To my account' }[locale], href: accountPath(locale) }]);

/** Ways to arrive at a popup's page: the address of the one before is what the rule looks at. */
function arrivals(slug: string, locale: 'he' | 'en') {
  const say = {
    he: { card: 'דרך הכרטיס', letter: 'דרך המכתב', plain: 'לעמוד הזה' },
    en: { card: 'By way of the card', letter: 'By way of the letter', plain: 'To this page' },
  }[locale];
  const page = pageOf(slug, locale);
  return linkList([
    { label: say.card, href: `${page}?from=card` },
    { label: say.letter, href: `${page}?from=letter` },
    { label: say.plain, href: page },
  ]);
}
