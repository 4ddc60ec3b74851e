import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { subscribeForm } from '../../markup/subscribe-form.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { builtPage, type Page } from '../page.ts';

/** `/newsletter/`. */
export function newsletterPage(context: PageContext): Page {
  const say = texts.newsletter[context.locale];
  return builtPage({
    title: say.title,
    postId: 323,
    kind: 'newsletter',
    lead: say.lead,
    inside: html`<section class="card newsletter">${subscribeForm(context, '4d7f0b9', 'newsletter')}</section>`,
  });
}

/** The strip on the home page. */
export function newsletterStrip(context: PageContext): Html {
  const say = texts.newsletter[context.locale];
  return html`<section class="newsletter-strip" aria-labelledby="newsletter-strip"><div><h2 id="newsletter-strip">${say.strip}</h2><p>${say.stripLead}</p></div>
${subscribeForm(context, '6e1a5c8', 'home')}</section>`;
}
