import { elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { testimonials } from '../home/testimonials.ts';
import { type Page, pageHeader, plainPage } from '../page.ts';
import { editorFile } from '../theme-files.ts';
import { editedPath, editorTexts } from './texts.ts';

/** The document that the editor was opened for. */
const editedId = 372;
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

/** `/editor/`: plays the page builder's editor around a page of the shop (`theme/editor.js`). Nothing is saved. */
export function editorPage({ locale }: PageContext): Page {
  const say = editorTexts[locale];
  const address = `${localPath(editedPath, locale)}?elementor-preview=${editedId}`;
  return plainPage({
    title: say.title,
    postId: 376,
    scripts: [{ id: 'iyim-demo-editor-js', src: editorFile }],
    main: html`${pageHeader(say.title, say.lead)}<noscript><p class="notice">${say.noScript}</p></noscript>
<div class="editor" data-document="${editedId}" data-words="${JSON.stringify(say.words)}">
<form class="editor__panel card" aria-label="${say.title}">
<fieldset data-model="carousel"><legend>${say.carousel}</legend>
${choice('pagination', say.pagination, say.paginations)}</fieldset>
<fieldset data-model="section"><legend>${say.section}</legend>
${choice('shape_divider_top', say.shape, say.shapes)}
<label><input type="checkbox" name="shape_divider_top_negative" value="yes"> ${say.negative}</label></fieldset>
<h2 id="editor-log">${say.log}</h2>
<div class="editor__log" role="log" aria-labelledby="editor-log" tabindex="0"><ol></ol></div>
</form>
<iframe class="editor__page" title="${say.frame}" data-src="${address}"></iframe>
</div>`,
  });
}

const choice = (name: string, label: string, options: Readonly<Record<string, string>>): Html =>
  html`<label>${label} <select name="${name}">${Object.entries(options).map(
    ([value, text]) => html`<option value="${value === 'none' ? '' : value}">${text}</option>`,
  )}</select></label>`;
