import { elementId } from '../../markup/builder-widget.ts';
import { html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { testimonials } from '../home/testimonials.ts';
import type { Page } from '../page.ts';
import { editorTexts } from './texts.ts';

/** The document that the editor was opened for. */
export const editedId = 372;
const templateId = 373;

/** `/editor/page/`: a page as the builder prints it for its editor, with what only the editor has to do. */
export function editedPage({ locale, query }: PageContext): Page {
  const say = editorTexts[locale].page;
  const [section, loop] = ['edited-section', 'edited-loop'].map(elementId);
  return {
    title: say.title,
    postId: editedId,
    bodyClasses: [
      'page',
      `page-id-${editedId}`,
      ...(query.has('elementor-preview') ? ['elementor-editor-active'] : []),
      'elementor-page',
      `elementor-page-${editedId}`,
    ],
    main: html`<div class="elementor elementor-${editedId} elementor-edit-mode" data-elementor-type="wp-page" data-elementor-id="${editedId}" data-elementor-title="${say.title}">
<section class="elementor-element elementor-element-${section} elementor-section edited-section" data-id="${section}" data-element_type="section" data-demo-model="section"><div class="elementor-shape elementor-shape-top" aria-hidden="true" data-negative="false"></div>
<h1>${say.title}</h1><p>${say.lead}</p></section>
<section class="home-section" aria-labelledby="edited-customers"><h2 id="edited-customers">${say.customers}</h2>
${testimonials(locale)}</section>
<section class="home-section" aria-labelledby="edited-loop"><h2 id="edited-loop">${say.loop}</h2>
<div class="elementor-element elementor-element-${loop} elementor-widget" data-id="${loop}" data-element_type="widget" data-widget_type="loop-grid.post"><div class="elementor-widget-container"><div class="e-loop-empty-view__wrapper"></div></div></div></section>
</div>
<div class="elementor elementor-${templateId} edited-template" data-elementor-type="single-page" data-elementor-id="${templateId}" data-elementor-title="${say.single}"><p>${say.singleText}</p></div>`,
  };
}
