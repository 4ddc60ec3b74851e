import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';

export const editorPath = (locale: Locale): string => localPath('/editor/', locale);
/** Of the page in the frame, which everybody may open as it is edited. */
export const editedPath = '/editor/page/';

export const editorTexts = {
  he: {
    title: 'עורך הדפים',
    lead: 'משחק עורך: מימין ההגדרות, לידן עמוד של החנות כפי שהעורך פותח אותו. שינוי הגדרה מגיע לעמוד מיד, ושום דבר לא נשמר.',
    noScript: 'העורך צריך JavaScript.',
    frame: 'העמוד שנערך',
    carousel: 'קרוסלה',
    pagination: 'סימון',
    paginations: { bullets: 'נקודות', fraction: 'מספרים', progressbar: 'פס' },
    section: 'מקטע',
    shape: 'קישוט למעלה',
    shapes: { none: 'בלי', waves: 'גלים', triangle: 'משולש' },
    negative: 'הפוך',
    log: 'מה העמוד ביקש מהעורך',
    words: { create: 'ליצור תבנית', empty: 'הלולאה ריקה: אין לה עדיין תבנית.' },
    page: {
      title: 'עמוד לדוגמה',
      lead: 'העמוד הזה פתוח בעורך. הקרוסלה לא זזה לבדה, והסל לא נשלח.',
      customers: 'לקוחות מספרים',
      loop: 'לולאה בלי תבנית',
      single: 'תבנית של העמוד',
      singleText: 'מסמך נוסף בעמוד: אפשר לעבור לערוך אותו בכפתור שמעליו.',
      header: 'כותרת האתר',
    },
  },
  en: {
    title: 'Page editor',
    lead: 'Plays an editor: settings on one side, a page of the shop as the editor opens it on the other. A setting that changes reaches the page at once, and nothing is saved.',
    noScript: 'The editor needs JavaScript.',
    frame: 'The edited page',
    carousel: 'Carousel',
    pagination: 'Pagination',
    paginations: { bullets: 'Dots', fraction: 'Numbers', progressbar: 'Bar' },
    section: 'Section',
    shape: 'Shape above',
    shapes: { none: 'None', waves: 'Waves', triangle: 'Triangle' },
    negative: 'Inverted',
    log: 'What the page asked the editor for',
    words: { create: 'Create a template', empty: 'The loop is empty: it has no template yet.' },
    page: {
      title: 'Sample page',
      lead: 'This page is open in the editor. The carousel does not move by itself, and the cart is not sent.',
      customers: 'Customers say',
      loop: 'A loop without a template',
      single: 'Template of the page',
      singleText: 'Another document of the page: the button above it switches the editor to it.',
      header: 'Site header',
    },
  },
} as const;
