export const collectionNames = ['button', 'scroll', 'lazy', 'masonry', 'slider'] as const;
export type CollectionName = (typeof collectionNames)[number];

interface Texts {
  readonly pages: Readonly<Record<CollectionName, { readonly title: string; readonly lead: string }>>;
  /** Headings of the listings of pages that have several. */
  readonly headings: Readonly<Record<string, string>>;
  readonly between: readonly string[];
}

/** The words of the collection pages: each says what it shows. */
export const collectionTexts: Readonly<Record<'he' | 'en', Texts>> = {
  he: {
    pages: {
      button: {
        title: 'טעינה בכפתור',
        lead: 'שישה מוצרים, וכפתור שמוסיף עוד שישה מתחתיהם בלי לעזוב את העמוד. בלי סקריפטים הכפתור הוא קישור לעמוד הבא.',
      },
      scroll: {
        title: 'טעינה בגלילה',
        lead: 'כל האירועים הקרובים. אירועים נוספים נטענים לפני שמגיעים לסוף הרשימה, עד שנגמרים.',
      },
      lazy: {
        title: 'טעינה כשמגיעים',
        lead: 'שתי הרשימות שבעמוד הזה נטענות רק כשהן נכנסות למסך. עד אז נשמר להן מקום.',
      },
      masonry: {
        title: 'אריחים',
        lead: 'שלושה טורים, וכל אריח בגובה של הטקסט שלו. לחיצה בכל מקום באריח פותחת את המוצר בלשונית חדשה.',
      },
      slider: {
        title: 'קרוסלות',
        lead: 'שלוש רשימות שזזות לצדדים: אחת בלי סוף, אחת שזזה מעצמה, ואחת קצרה שנשארת במקומה במסך רחב.',
      },
    },
    headings: {
      'lazy-events': 'אירועים קרובים',
      'lazy-products': 'טקסטיל לבית',
      'products-slider': 'מוצרים',
      'events-slider': 'אירועים קרובים',
      'short-slider': 'עץ ומטבח',
    },
    between: [
      'גוללים למטה, והרשימה הראשונה תופיע.',
      'עץ הזית שלנו מגיע מגזום של כרמים בגליל. כל קרש וכל כף נחתכים לפי הצורה של הענף, ולכן אין שניים זהים.',
      'החימר נח שבוע לפני האובניים, ועוד שבוע לפני התנור. מי שממהר, מגלה סדקים.',
      'הפשתן נכבס פעם אחת אצלנו, כדי שלא יפתיע אחרי הכביסה הראשונה אצלכם.',
    ],
  },
  en: {
    pages: {
      button: {
        title: 'More at a click',
        lead: 'Six products, and a button that adds six more below them without leaving the page. Without scripts the button is a link to the next page.',
      },
      scroll: {
        title: 'More as you scroll',
        lead: 'All that is coming up. More events load before you reach the end of the list, until there are none left.',
      },
      lazy: {
        title: 'Only when seen',
        lead: 'The two lists of this page load when they come into view, and not before. Until then their place is kept.',
      },
      masonry: {
        title: 'Masonry',
        lead: 'Three columns, and every tile as tall as its text. A click anywhere on a tile opens the product in a new tab.',
      },
      slider: {
        title: 'Sliders',
        lead: 'Three lists that move sideways: one without an end, one that moves by itself, and a short one that stays put on a wide screen.',
      },
    },
    headings: {
      'lazy-events': 'Coming up',
      'lazy-products': 'Home textiles',
      'products-slider': 'Products',
      'events-slider': 'Coming up',
      'short-slider': 'Wood & kitchen',
    },
    between: [
      'Scroll down, and the first list appears.',
      'Our olive wood comes from pruning in the groves of Galilee. Every board and spoon follows the branch it was cut from, so no two are alike.',
      'Clay rests for a week before the wheel, and for another before the kiln. Whoever hurries finds cracks.',
      'The linen is washed once with us, so that it holds no surprises after its first wash with you.',
    ],
  },
};
