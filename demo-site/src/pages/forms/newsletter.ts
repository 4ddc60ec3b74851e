import formsTexts from '../../../content/texts/forms.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { subscribeForm } from '../../markup/subscribe-form.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { builtPage, type Page } from '../page.ts';

/** Renders `/newsletter/`. */
export function newsletterPage(context: PageContext): Page {
  const texts = formsTexts.newsletter[context.locale];
  return builtPage({
    title: texts.title,
    postId: 323,
    kind: 'newsletter',
    lead: texts.lead,
    inside: html`<section class="card newsletter">${subscribeForm(context, '4d7f0b9', 'newsletter')}</section>`,
  });
}

/** Renders the newsletter section of the home page. */
export function newsletterStrip(context: PageContext): Html {
  const texts = formsTexts.newsletter[context.locale];
  return html`<section class="newsletter-strip" aria-labelledby="newsletter-strip"><div><h2 id="newsletter-strip">${texts.strip}</h2><p>${texts.stripLead}</p></div>
${subscribeForm(context, '6e1a5c8', 'home')}</section>`;
}
