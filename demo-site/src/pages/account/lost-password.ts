import texts from '../../../content/texts/account.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { accountPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { demoNote } from '../demo-note.ts';
import { noticesArea } from '../notices-area.ts';
import type { Section } from './page.ts';

export function lostPassword(context: PageContext): Section {
  const { locale } = context;
  const say = texts.lostPassword[locale];
  const content = html`${noticesArea(context)}<p>${say.text}</p>${demoNote(locale)}
<p><a class="button" href="${accountPath(locale)}">${say.back}</a></p>`;
  return { heading: say.heading, content };
}
