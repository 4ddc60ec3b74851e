import { type Html, html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';

const chapters = {
  he: [
    ['clay', 'על החימר', 'החימר מגיע בגושים של עשרה קילו, ונח שבוע לפני האובניים. מי שממהר, מגלה סדקים.'],
    ['wheel', 'על האובניים', 'כל ספל נזרק ביד אחת ונמדד ביד השנייה. לכן אין שני ספלים זהים, וכולם אחים.'],
    ['wood', 'על העץ', 'עץ הזית מגיע מגיזום של כרמים בגליל. כל קרש וכל כף נחתכים לפי הצורה של הענף.'],
    ['kiln', 'על התנור', 'התנור עולה לאט עד אלף ומאתיים מעלות ויורד לאט עוד יותר. פותחים אותו רק למחרת.'],
    ['linen', 'על הפשתן', 'הפשתן נכבס אצלנו פעם אחת, כדי שלא יפתיע אחרי הכביסה הראשונה אצלכם.'],
    ['light', 'על האור', 'מנורה טובה לא רואים. רואים רק את השולחן, ואת מי שיושב סביבו.'],
  ],
  en: [
    [
      'clay',
      'The clay',
      'The clay comes in blocks of ten kilos and rests for a week. Whoever hurries finds cracks.',
    ],
    [
      'wheel',
      'The wheel',
      'Every mug is thrown with one hand and measured with the other. No two are alike, and all are siblings.',
    ],
    [
      'wood',
      'The wood',
      'Olive wood comes from pruning in the groves of Galilee. Every board follows the branch it was cut from.',
    ],
    [
      'kiln',
      'The kiln',
      'The kiln climbs slowly to twelve hundred degrees, and comes down more slowly still. It is opened the next day.',
    ],
    [
      'linen',
      'The linen',
      'The linen is washed once with us, so that it holds no surprises after its first wash with you.',
    ],
    ['light', 'The light', 'A good lamp is not seen. One sees the table, and who sits around it.'],
  ],
} as const;

/** Something to read, several screens long: what scrolling needs. */
export const readingRoom = ({ locale }: PageContext): Html =>
  html`${chapters[locale].map(
    ([id, heading, text]) =>
      html`<section class="reading" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading}</h2><p>${text}</p></section>`,
  )}`;
