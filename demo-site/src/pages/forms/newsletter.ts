import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { subscribeForm } from '../../markup/subscribe-form.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 323;

/** `/newsletter/`. */
export function newsletterPage(context: PageContext): Page {
  const say = texts.newsletter[context.locale];
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', 'page-newsletter', `page-id-${postId}`, `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1 class="page-title">${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId}" data-elementor-type="wp-page" data-elementor-id="${postId}"><section class="card newsletter">${subscribeForm(context, '4d7f0b9', 'newsletter')}</section></div>`,
  };
}

/** The strip on the home page. */
export function newsletterStrip(context: PageContext): Html {
  const say = texts.newsletter[context.locale];
  return html`<section class="newsletter-strip" aria-labelledby="newsletter-strip"><div><h2 id="newsletter-strip">${say.strip}</h2><p>${say.stripLead}</p></div>
${subscribeForm(context, '6e1a5c8', 'home')}</section>`;
}
