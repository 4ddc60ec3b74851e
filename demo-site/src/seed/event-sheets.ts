import type { EventKind } from '../shop/events.ts';
import type { LocalText } from '../shop/model.ts';

/** What the shop's owner writes about a kind of event; it takes place again and again. */
export interface EventSheet {
  readonly kind: EventKind;
  readonly slug: LocalText;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly place: LocalText;
  readonly time: readonly [from: string, to: string];
  /** How many days it lasts. */
  readonly days: number;
  /** The products it is about, one at a time. */
  readonly productIds: readonly number[];
}

const studio: LocalText = { he: 'הסטודיו, חיפה', en: 'The studio, Haifa' };
const shop: LocalText = { he: 'החנות, עכו', en: 'The shop, Acre' };
const yard: LocalText = { he: 'חצר האומנים, צפת', en: 'The craft yard, Safed' };

export const wheel: EventSheet = {
  kind: 'workshop',
  slug: { he: 'ערב-אובניים', en: 'evening-at-the-wheel' },
  title: { he: 'ערב אובניים', en: 'Evening at the Wheel' },
  summary: {
    he: 'שעתיים וחצי עם חימר רטוב, בלי ניסיון קודם. הכלים נשרפים אצלנו ומחכים לכם כעבור שבועיים.',
    en: 'Two and a half hours with wet clay, no experience needed. We fire the pots; they wait for you two weeks later.',
  },
  place: studio,
  time: ['18:30', '21:00'],
  days: 1,
  productIds: [101, 102, 103],
};

export const spoons: EventSheet = {
  kind: 'workshop',
  slug: { he: 'סדנת-כפות-עץ', en: 'spoon-carving' },
  title: { he: 'גילוף כפות עץ', en: 'Spoon Carving' },
  summary: {
    he: 'ענף זית אחד, סכין אחת, כף אחת. מתאים מגיל שתים־עשרה.',
    en: 'One olive branch, one knife, one spoon. For ages twelve and up.',
  },
  place: yard,
  time: ['10:00', '13:00'],
  days: 1,
  productIds: [111, 110],
};

export const dyeing: EventSheet = {
  kind: 'workshop',
  slug: { he: 'צביעה-באינדיגו', en: 'indigo-dyeing' },
  title: { he: 'צביעה באינדיגו', en: 'Indigo Dyeing' },
  summary: {
    he: 'קושרים, טובלים, פותחים. כל אחד יוצא עם צעיף, ועם אצבעות כחולות.',
    en: 'Tie, dip, open. Everyone leaves with a scarf, and with blue fingers.',
  },
  place: yard,
  time: ['16:00', '19:00'],
  days: 1,
  productIds: [120, 122],
};

export const candles: EventSheet = {
  kind: 'workshop',
  slug: { he: 'סדנת-נרות', en: 'candle-making' },
  title: { he: 'יציקת נרות', en: 'Candle Pouring' },
  summary: {
    he: 'שעווה צמחית, פתיל כותנה וריח אחד שבוחרים בעצמכם. נשארים לתה עד שהנר מתקשה.',
    en: 'Plant wax, a cotton wick and one scent of your own. Stay for tea while it sets.',
  },
  place: shop,
  time: ['19:00', '20:30'],
  days: 1,
  productIds: [114],
};

export const makersFair: EventSheet = {
  kind: 'fair',
  slug: { he: 'יריד-יוצרים', en: 'makers-fair' },
  title: { he: 'יריד היוצרים', en: 'Makers’ Fair' },
  summary: {
    he: 'שלושה ימים, עשרים ושניים שולחנות, קפה טוב. קונים ישר מהידיים שעשו.',
    en: 'Three days, twenty-two tables, good coffee. Buy from the hands that made it.',
  },
  place: yard,
  time: ['10:00', '18:00'],
  days: 3,
  productIds: [126, 108, 124],
};

export const exhibition: EventSheet = {
  kind: 'opening',
  slug: { he: 'פתיחת-תערוכה', en: 'exhibition-opening' },
  title: { he: 'פתיחת תערוכה: כלים ליום חול', en: 'Opening: Everyday Vessels' },
  summary: {
    he: 'שש קדריות, שולחן אחד. התערוכה נמשכת חמישה ימים, והכניסה חופשית.',
    en: 'Six potters, one table. The exhibition is open for five days, and free.',
  },
  place: shop,
  time: ['11:00', '20:00'],
  days: 5,
  productIds: [105, 104],
};

export const linenTalk: EventSheet = {
  kind: 'talk',
  slug: { he: 'שיחה-על-פשתן', en: 'a-talk-about-linen' },
  title: { he: 'שיחה על פשתן', en: 'A Talk about Linen' },
  summary: {
    he: 'מהשדה ועד החולצה: איך נראה סיב, ולמה בד טוב נעשה רך עם השנים.',
    en: 'From the field to the shirt: what a fibre looks like, and why good cloth softens with the years.',
  },
  place: shop,
  time: ['20:00', '21:15'],
  days: 1,
  productIds: [116, 118],
};

export const openStudio: EventSheet = {
  kind: 'opening',
  slug: { he: 'סטודיו-פתוח', en: 'open-studio' },
  title: { he: 'סטודיו פתוח', en: 'Open Studio' },
  summary: {
    he: 'באים, מסתכלים על תנור פתוח, שואלים כל מה שרציתם לשאול.',
    en: 'Come by, see the kiln opened, ask whatever you always wanted to ask.',
  },
  place: studio,
  time: ['09:30', '14:00'],
  days: 1,
  productIds: [106, 107],
};
