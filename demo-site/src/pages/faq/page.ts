import { type Questions, questionSections } from '../../content/pages.ts';
import { builderAccordion } from '../../markup/builder-accordion.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 362;
/** What a button shows comes after so many subjects. */
const shown = 2;

export const faqPath = (locale: Locale): string => localPath('/faq/', locale);

export const faqTexts = {
  he: {
    title: 'שאלות ותשובות',
    lead: 'מה ששואלים אותנו הכי הרבה. לא מצאתם? כתבו לנו ונענה באותו יום.',
    more: 'לשאלות נוספות',
  },
  en: {
    title: 'Questions and answers',
    lead: 'What we are asked most. Not here? Write to us, and we answer the same day.',
    more: 'More questions',
  },
} as const;

/** `/faq/`: subjects of questions, of which the later ones wait behind a button. */
export function faqPage({ locale }: PageContext): Page {
  const { title, lead, more } = faqTexts[locale];
  const later = questionSections.slice(shown);
  const settings = {
    effect: 'move-up',
    sections: Object.fromEntries(later.map(({ id }) => [elementId(`more-${id}`), id])),
    showall: false,
  };
  const subject = (section: Questions): Html => {
    const name = section.title[locale];
    const items = section.questions.map(({ question, answer }) => ({
      title: question[locale],
      text: answer[locale],
    }));
    const id = elementId(`faq-${section.id}`);
    return html`<section id="${section.id}" class="elementor-element elementor-element-${id} elementor-top-section elementor-section${later.includes(section) && ' jet-view-more-section'}" data-id="${id}" data-element_type="section"><h2>${name}</h2>${builderAccordion(`faq-${section.id}-items`, name, items)}</section>
`;
  };
  const button = builderWidget({
    type: 'jet-view-more',
    id: elementId('faq-more'),
    inside: html`<div class="jet-view-more" data-settings="${JSON.stringify(settings)}" data-widget="view-more"><div class="jet-view-more__button" role="button" tabindex="0"><div class="jet-view-more__icon jet-tricks-icon" aria-hidden="true">+</div><div class="jet-view-more__label">${more}</div></div></div>`,
  });
  return {
    title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: title }],
    main: html`<header class="page-header"><h1>${title}</h1><p>${lead}</p></header>
<div class="elementor elementor-${postId} questions" data-elementor-type="wp-page" data-elementor-id="${postId}">${questionSections.map(subject)}${button}</div>`,
  };
}
