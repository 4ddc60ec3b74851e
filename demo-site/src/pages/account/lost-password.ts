import { html } from '../../markup/html.ts';
import { accountPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { demoNote } from '../demo-note.ts';
import { noticesArea } from '../notices-area.ts';
import type { Section } from './page.ts';

const texts = {
  he: {
    heading: 'שחזור סיסמה',
    text: 'חנות ההדגמה לא שולחת אימיילים, ולכן אין כאן שחזור סיסמה.',
    back: 'חזרה להתחברות',
  },
  en: {
    heading: 'Lost password',
    text: 'The demo shop sends no e-mail, so a password can not be reset here.',
    back: 'Back to log in',
  },
};

export function lostPassword(context: PageContext): Section {
  const { locale } = context;
  const say = texts[locale];
  const content = html`${noticesArea(context)}<p>${say.text}</p>${demoNote(locale)}
<p><a class="button" href="${accountPath(locale)}">${say.back}</a></p>`;
  return { heading: say.heading, content };
}
