import { openPopupAction } from '../../markup/builder-action.ts';
import { html } from '../../markup/html.ts';
import { linkList } from './link-list.ts';
import { readingRoom } from './reading-room.ts';
import type { PopupSheet } from './sheet.ts';

const open =
  (id: number): NonNullable<PopupSheet['onPage']> =>
  ({ locale }) =>
    linkList([{ label: { he: 'פתיחת החלון', en: 'Open the popup' }[locale], href: openPopupAction(id) }]);

/** A popup for each way to behave once it is open. */
export const popupsByBehaviour: readonly PopupSheet[] = [
  {
    id: 7050,
    slug: 'close-button-later',
    group: 'behaviour',
    behaviour: { close_button_delay: 3 },
    pictured: 103,
    onPage: open(7050),
    words: {
      he: {
        title: 'כפתור סגירה מאוחר',
        todo: 'פותחים את החלון ומחכים.',
        result: 'כפתור הסגירה מופיע אחרי שלוש שניות. אפשר לסגור במקלדת (Esc) ובלחיצה על הרקע גם לפני כן.',
        heading: 'רק רגע',
        text: 'עוד מעט יופיע כאן כפתור סגירה.',
      },
      en: {
        title: 'A late close button',
        todo: 'Open the popup and wait.',
        result:
          'The close button comes after three seconds. The Esc key and a click beside the popup close it before, too.',
        heading: 'One moment',
        text: 'A close button is on its way.',
      },
    },
  },
  {
    id: 7051,
    slug: 'closes-itself',
    group: 'behaviour',
    behaviour: { close_automatically: 6 },
    pictured: 104,
    onPage: open(7051),
    words: {
      he: {
        title: 'נסגר מעצמו',
        todo: 'פותחים את החלון ולא עושים דבר.',
        result: 'החלון נסגר אחרי שש שניות.',
        heading: 'אני לא נשאר הרבה',
        text: 'שש שניות, ואני הולך.',
      },
      en: {
        title: 'Closes by itself',
        todo: 'Open the popup and do nothing.',
        result: 'The popup closes after six seconds.',
        heading: 'I am not staying',
        text: 'Six seconds, and I am off.',
      },
    },
  },
  {
    id: 7052,
    slug: 'no-scroll',
    group: 'behaviour',
    behaviour: { prevent_scroll: 'yes' },
    pictured: 105,
    onPage: (context) => html`${open(7052)(context)}${readingRoom(context)}`,
    words: {
      he: {
        title: 'העמוד לא נגלל',
        todo: 'פותחים את החלון ומנסים לגלול.',
        result: 'העמוד שמאחור נשאר במקומו ולא קופץ הצידה. אחרי הסגירה אפשר לגלול שוב.',
        heading: 'עומדים במקום',
        text: 'העמוד יחכה עד שנסיים.',
      },
      en: {
        title: 'The page does not scroll',
        todo: 'Open the popup and try to scroll.',
        result:
          'The page behind stays where it is, and does not jump. Once the popup is closed it scrolls again.',
        heading: 'Stand still',
        text: 'The page waits until we are done.',
      },
    },
  },
  {
    id: 7053,
    slug: 'stays-open',
    group: 'behaviour',
    behaviour: { prevent_close_on_background_click: 'yes', prevent_close_on_esc_key: 'yes' },
    pictured: 108,
    onPage: open(7053),
    words: {
      he: {
        title: 'נסגר רק בכפתור',
        todo: 'פותחים את החלון, לוחצים על הרקע ועל Esc.',
        result: 'החלון נשאר פתוח. כפתור הסגירה והקישורים שבתוכו סוגרים אותו.',
        heading: 'צריך להחליט',
        text: 'Esc והרקע לא יעזרו הפעם. הכפתורים כן.',
      },
      en: {
        title: 'Closes by its button only',
        todo: 'Open the popup, click beside it and press Esc.',
        result: 'The popup stays. Its close button and the links inside close it.',
        heading: 'Make up your mind',
        text: 'Esc and the background are no help this time. The buttons are.',
      },
    },
  },
  {
    id: 7054,
    slug: 'button-outside',
    group: 'behaviour',
    behaviour: { close_button_position: 'outside', classes: 'popup-wide' },
    pictured: 109,
    onPage: open(7054),
    words: {
      he: {
        title: 'כפתור סגירה בחוץ',
        todo: 'פותחים את החלון.',
        result: 'כפתור הסגירה עומד מחוץ לחלון. החלון רחב יותר, כי נוספה לו המחלקה popup-wide.',
        heading: 'הכפתור בחוץ',
        text: 'ויש לי גם מחלקה משלי, popup-wide, שהופכת אותי לרחב יותר.',
      },
      en: {
        title: 'Close button outside',
        todo: 'Open the popup.',
        result:
          'The close button stands outside the popup. The popup is wider, as it has the class popup-wide.',
        heading: 'The button is outside',
        text: 'And I have a class of my own, popup-wide, which makes me wider.',
      },
    },
  },
  {
    id: 7055,
    slug: 'animated',
    group: 'behaviour',
    behaviour: {
      entrance_animation: 'fadeInUp',
      entrance_animation_duration: { unit: 'px', size: 0.6, sizes: [] },
      exit_animation: 'fadeInUp',
    },
    pictured: 110,
    onPage: open(7055),
    words: {
      he: {
        title: 'נכנס ויוצא בתנועה',
        todo: 'פותחים את החלון וסוגרים אותו.',
        result:
          'החלון עולה מלמטה במשך 0.6 שניות, ויורד בסגירה. מי שביקש מהמחשב פחות תנועה רואה אותו בלי תנועה.',
        heading: 'הופ',
        text: 'עליתי מלמטה. ארד באותה הדרך.',
      },
      en: {
        title: 'Moves in and out',
        todo: 'Open the popup and close it.',
        result:
          'The popup rises in 0.6 seconds, and goes down on closing. Whoever asked for less motion sees it without.',
        heading: 'Up we go',
        text: 'I came from below. I leave the same way.',
      },
    },
  },
  {
    id: 7056,
    slug: 'stacked',
    group: 'behaviour',
    others: [7057],
    pictured: 111,
    onPage: open(7056),
    inside: ({ locale }) =>
      linkList([
        {
          label: { he: 'פתיחת חלון מעליי', en: 'Open a popup above me' }[locale],
          href: openPopupAction(7057),
        },
      ]),
    words: {
      he: {
        title: 'חלון מעל חלון',
        todo: 'פותחים את החלון, ומתוכו חלון שני. לוחצים פעמיים על Esc.',
        result: 'בכל לחיצה נסגר החלון העליון, והמיקוד חוזר לקישור שפתח אותו.',
        heading: 'החלון הראשון',
        text: 'מכאן אפשר לפתוח חלון שני.',
      },
      en: {
        title: 'One above another',
        todo: 'Open the popup, and a second one from inside. Press Esc twice.',
        result: 'Each time the upper popup closes, and focus returns to the link that opened it.',
        heading: 'The first popup',
        text: 'You can open a second one from here.',
      },
    },
  },
  {
    id: 7057,
    slug: 'stacked-above',
    group: 'behaviour',
    behaviour: { classes: 'popup-small' },
    onPage: open(7057),
    words: {
      he: {
        title: 'החלון העליון',
        todo: 'פותחים את החלון. הוא זה שנפתח מעל חלון אחר בעמוד ״חלון מעל חלון״.',
        result: 'כאן הוא נפתח לבדו, וקטן יותר.',
        heading: 'החלון השני',
        text: 'אני נסגר ראשון.',
      },
      en: {
        title: 'The upper one',
        todo: 'Open the popup. It is the one that opens above another on the page “One above another”.',
        result: 'Here it opens by itself, and is smaller.',
        heading: 'The second popup',
        text: 'I close first.',
      },
    },
  },
];
