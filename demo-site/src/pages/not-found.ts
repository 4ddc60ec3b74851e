import { html } from '../markup/html.ts';
import { shopPath } from '../shop/links.ts';
import type { PageContext } from '../shop/page-context.ts';
import type { Page } from './page.ts';
import { searchForm } from './shell/search-form.ts';

const texts = {
  he: {
    title: 'העמוד לא נמצא',
    text: 'ייתכן שהכתובת השתנתה, או שהמוצר כבר לא נמכר. אפשר לחפש, או לחזור לחנות.',
    shop: 'חזרה לחנות',
  },
  en: {
    title: 'Page not found',
    text: 'The address may have changed, or the product is no longer sold. Search for it, or go back to the shop.',
    shop: 'Back to the shop',
  },
};

export function notFoundPage(context: PageContext): Page {
  const say = texts[context.locale];
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.text}</p></header>
<div class="empty">${searchForm(context)}
<a class="button" href="${shopPath(context.locale)}">${say.shop}</a></div>`;
  return { title: say.title, postId: 0, bodyClasses: ['error404'], status: 404, main };
}
