import { openPopupAction } from '../../markup/builder-action.ts';
import { html } from '../../markup/html.ts';
import { linkList } from './link-list.ts';
import { readingRoom } from './reading-room.ts';
import type { PopupSheet } from './sheet.ts';

/** A popup for each thing that opens one. */
export const popupsByTrigger: readonly PopupSheet[] = [
  {
    id: 7001,
    slug: 'page-load',
    group: 'triggers',
    triggers: { page_load: 'yes', page_load_delay: 2 },
    pictured: 101,
    words: {
      he: {
        title: 'אחרי טעינת העמוד',
        todo: 'לא עושים דבר. מחכים שתי שניות.',
        result: 'החלון נפתח שתי שניות אחרי שהעמוד נטען, בכל ביקור בו.',
        heading: 'נעים להכיר',
        text: 'הקוד welcome מוריד 25 ₪ מההזמנה הראשונה. אפשר להשתמש בו כבר עכשיו.',
      },
      en: {
        title: 'After the page has loaded',
        todo: 'Do nothing. Wait for two seconds.',
        result: 'The popup opens two seconds after the page has loaded, on every visit to it.',
        heading: 'Nice to meet you',
        text: 'The code welcome takes ₪25 off your first order. You can use it right away.',
      },
    },
  },
  {
    id: 7002,
    slug: 'scroll-down',
    group: 'triggers',
    triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 50 },
    pictured: 108,
    onPage: readingRoom,
    words: {
      he: {
        title: 'בגלילה למטה',
        todo: 'גוללים למטה עד אמצע העמוד.',
        result: 'החלון נפתח פעם אחת, כשעברו חמישים אחוז מהעמוד.',
        heading: 'חצי הדרך',
        text: 'מי שקורא עד כאן בוודאי אוהב עץ. הכפות והקרשים שלנו מחכים בחנות.',
      },
      en: {
        title: 'On scrolling down',
        todo: 'Scroll down to the middle of the page.',
        result: 'The popup opens once, when fifty per cent of the page are behind you.',
        heading: 'Halfway there',
        text: 'Whoever reads this far must like wood. Our spoons and boards are waiting in the shop.',
      },
    },
  },
  {
    id: 7003,
    slug: 'scroll-up',
    group: 'triggers',
    triggers: { scrolling: 'yes', scrolling_direction: 'up' },
    pictured: 112,
    onPage: readingRoom,
    words: {
      he: {
        title: 'בגלילה למעלה',
        todo: 'גוללים קצת למטה, ואז בחזרה למעלה.',
        result: 'החלון נפתח פעם אחת, ברגע שהכיוון מתהפך.',
        heading: 'חיפשת משהו?',
        text: 'אם לא מצאת, החיפוש שבראש העמוד מכיר כל מוצר, אירוע וכתבה.',
      },
      en: {
        title: 'On scrolling up',
        todo: 'Scroll down a little, then back up.',
        result: 'The popup opens once, as soon as the direction turns.',
        heading: 'Looking for something?',
        text: 'If you have not found it, the search at the top knows every product, event and story.',
      },
    },
  },
  {
    id: 7004,
    slug: 'scroll-to',
    group: 'triggers',
    triggers: { scrolling_to: 'yes', scrolling_to_selector: '#kiln' },
    pictured: 102,
    onPage: readingRoom,
    words: {
      he: {
        title: 'בהגעה למקום בעמוד',
        todo: 'גוללים עד הפרק ״על התנור״.',
        result: 'החלון נפתח פעם אחת, כשהפרק נכנס למסך.',
        heading: 'התנור דולק בימי שלישי',
        text: 'אפשר לבוא לראות איך פותחים אותו. הפרטים בלוח האירועים.',
      },
      en: {
        title: 'On reaching a place',
        todo: 'Scroll to the chapter “The kiln”.',
        result: 'The popup opens once, when the chapter comes into view.',
        heading: 'The kiln is lit on Tuesdays',
        text: 'You are welcome to watch it being opened. The calendar of events knows when.',
      },
    },
  },
  {
    id: 7005,
    slug: 'clicks',
    group: 'triggers',
    triggers: { click: 'yes', click_times: 3 },
    pictured: 105,
    words: {
      he: {
        title: 'אחרי כמה לחיצות',
        todo: 'לוחצים שלוש פעמים, איפה שרוצים בעמוד.',
        result: 'החלון נפתח פעם אחת, בלחיצה השלישית.',
        heading: 'שלוש לחיצות',
        text: 'גם הקדר שלנו דופק שלוש פעמים על כל כד, כדי לשמוע אם הוא שלם.',
      },
      en: {
        title: 'After some clicks',
        todo: 'Click three times, anywhere on the page.',
        result: 'The popup opens once, at the third click.',
        heading: 'Three knocks',
        text: 'Our potter knocks on every jar three times, too, to hear whether it is whole.',
      },
    },
  },
  {
    id: 7006,
    slug: 'inactivity',
    group: 'triggers',
    triggers: { inactivity: 'yes', inactivity_time: 5 },
    pictured: 123,
    words: {
      he: {
        title: 'כשלא קורה כלום',
        todo: 'לא נוגעים בעכבר, במקלדת ובמסך במשך חמש שניות.',
        result: 'החלון נפתח פעם אחת. כל תנועה מתחילה את הספירה מחדש.',
        heading: 'עדיין כאן?',
        text: 'הסל שלך נשמר גם אם יוצאים להכין תה.',
      },
      en: {
        title: 'When nothing happens',
        todo: 'Leave mouse, keyboard and screen alone for five seconds.',
        result: 'The popup opens once. Any movement starts the count again.',
        heading: 'Still there?',
        text: 'Your cart is kept, even while you make some tea.',
      },
    },
  },
  {
    id: 7007,
    slug: 'exit-intent',
    group: 'triggers',
    triggers: { exit_intent: 'yes' },
    pictured: 115,
    words: {
      he: {
        title: 'לפני שעוזבים',
        todo: 'מוציאים את סמן העכבר מהעמוד למעלה, אל הלשוניות.',
        result: 'החלון נפתח פעם אחת. במסך מגע אין סמן, ולכן הוא לא נפתח.',
        heading: 'רגע לפני שהולכים',
        text: 'משלוח חינם בהזמנה מעל 400 ₪, וההחלפה תמיד עלינו.',
      },
      en: {
        title: 'Before you leave',
        todo: 'Move the mouse out of the page at the top, towards the tabs.',
        result:
          'The popup opens once. A touch screen has no pointer to leave with, so it does not open there.',
        heading: 'Just before you go',
        text: 'Delivery is free for orders over ₪400, and returns are always on us.',
      },
    },
  },
  {
    id: 7008,
    slug: 'selector',
    group: 'triggers',
    behaviour: { open_selector: '.open-size-guide' },
    pictured: 117,
    onPage: (context) =>
      linkList([
        {
          label: { he: 'מדריך המידות', en: 'Size guide' }[context.locale],
          href: '#',
          classes: 'open-size-guide',
        },
        {
          label: { he: 'אותו מדריך, מקישור אחר', en: 'The same guide, from another link' }[context.locale],
          href: '#',
          classes: 'open-size-guide',
        },
      ]),
    words: {
      he: {
        title: 'מרכיב שנבחר בעמוד',
        todo: 'לוחצים על ״מדריך המידות״.',
        result: 'החלון נפתח. כל מרכיב עם המחלקה open-size-guide פותח אותו, גם אחד שנוסף לעמוד אחר כך.',
        heading: 'מדריך המידות',
        text: 'S: היקף חזה 86 ס״מ · M: ‏92 ס״מ · L: ‏98 ס״מ · XL: ‏104 ס״מ. בין שתי מידות, עדיף הקטנה.',
      },
      en: {
        title: 'From an element of the page',
        todo: 'Press “Size guide”.',
        result:
          'The popup opens. Every element with the class open-size-guide opens it, even one that came to the page later.',
        heading: 'Size guide',
        text: 'S: chest 86 cm · M: 92 cm · L: 98 cm · XL: 104 cm. Between two sizes, take the smaller.',
      },
    },
  },
  {
    id: 7009,
    slug: 'link',
    group: 'triggers',
    pictured: 126,
    onPage: ({ locale }) => {
      const say = {
        he: { open: 'פתיחה', toggle: 'פתיחה או סגירה', other: 'חלון שאינו בעמוד (לא קורה דבר)' },
        en: {
          open: 'Open',
          toggle: 'Open or close',
          other: 'A popup that is not on this page (nothing happens)',
        },
      }[locale];
      return html`${linkList([
        { label: say.open, href: openPopupAction(7009) },
        { label: say.toggle, href: openPopupAction(7009, true) },
        { label: say.other, href: openPopupAction(6999) },
      ])}`;
    },
    words: {
      he: {
        title: 'מקישור',
        todo: 'לוחצים על אחד הקישורים.',
        result:
          'החלון נפתח. ״פתיחה או סגירה״ סוגר אותו אם הוא כבר פתוח. הקישורים שבתוך החלון סוגרים אותו, ואחד מהם לתמיד: מאז הוא לא ייפתח עד לאיפוס.',
        heading: 'נפתח מקישור',
        text: 'אפשר לסגור אותי לעת עתה, או לבקש שלא אופיע שוב.',
      },
      en: {
        title: 'From a link',
        todo: 'Press one of the links.',
        result:
          'The popup opens. “Open or close” closes it when it is open already. The links inside close it, one of them for good: it does not open again until you reset it.',
        heading: 'Opened by a link',
        text: 'You can close me for now, or ask me never to come again.',
      },
    },
  },
];
