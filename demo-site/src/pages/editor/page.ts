import { elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { testimonials } from '../home/testimonials.ts';
import { type Page, pageHeader, plainPage } from '../page.ts';
import { editorFile } from '../theme-files.ts';
import { editedPath, editorTexts } from './texts.ts';

/** Post id of the document that is open in the editor. */
const editedId = 372;
const templateId = 373;

/** `/editor/page/`: a page as the builder prints it for its editor, with the parts that only appear there. */
export function editedPage({ locale, query }: PageContext): Page {
  const texts = editorTexts[locale].page;
  const [section, loop] = ['edited-section', 'edited-loop'].map(elementId);
  return {
    title: texts.title,
    postId: editedId,
    bodyClasses: [
      'page',
      `page-id-${editedId}`,
      ...(query.has('elementor-preview') ? ['elementor-editor-active'] : []),
      'elementor-page',
      `elementor-page-${editedId}`,
    ],
    main: html`<div class="elementor elementor-${editedId} elementor-edit-mode" data-elementor-type="wp-page" data-elementor-id="${editedId}" data-elementor-title="${texts.title}">
<section class="elementor-element elementor-element-${section} elementor-section edited-section" data-id="${section}" data-element_type="section" data-demo-model="section"><div class="elementor-shape elementor-shape-top" aria-hidden="true" data-negative="false"></div>
<h1>${texts.title}</h1><p>${texts.lead}</p></section>
<section class="home-section" aria-labelledby="edited-customers"><h2 id="edited-customers">${texts.customers}</h2>
${testimonials(locale)}</section>
<section class="home-section" aria-labelledby="edited-loop"><h2 id="edited-loop">${texts.loop}</h2>
<div class="elementor-element elementor-element-${loop} elementor-widget" data-id="${loop}" data-element_type="widget" data-widget_type="loop-grid.post"><div class="elementor-widget-container"><div class="e-loop-empty-view__wrapper"></div></div></div></section>
</div>
<div class="elementor elementor-${templateId} edited-template" data-elementor-type="single-page" data-elementor-id="${templateId}" data-elementor-title="${texts.single}"><p>${texts.singleText}</p></div>`,
  };
}

/** `/editor/`: simulates the page builder's editor around a page of the shop (`theme/editor.js`). It saves nothing. */
export function editorPage({ locale }: PageContext): Page {
  const texts = editorTexts[locale];
  const address = `${localPath(editedPath, locale)}?elementor-preview=${editedId}`;
  return plainPage({
    title: texts.title,
    postId: 376,
    scripts: [{ id: 'iyim-demo-editor-js', src: editorFile }],
    main: html`${pageHeader(texts.title, texts.lead)}<noscript><p class="notice">${texts.noScript}</p></noscript>
<div class="editor" data-document="${editedId}" data-words="${JSON.stringify(texts.words)}">
<form class="editor__panel card" aria-label="${texts.title}">
<fieldset data-model="carousel"><legend>${texts.carousel}</legend>
${choice('pagination', texts.pagination, texts.paginations)}</fieldset>
<fieldset data-model="section"><legend>${texts.section}</legend>
${choice('shape_divider_top', texts.shape, texts.shapes)}
<label><input type="checkbox" name="shape_divider_top_negative" value="yes"> ${texts.negative}</label></fieldset>
<h2 id="editor-log">${texts.log}</h2>
<div class="editor__log" role="log" aria-labelledby="editor-log" tabindex="0"><ol></ol></div>
</form>
<iframe class="editor__page" title="${texts.frame}" data-src="${address}"></iframe>
</div>`,
  });
}

const choice = (name: string, label: string, options: Readonly<Record<string, string>>): Html =>
  html`<label>${label} <select name="${name}">${Object.entries(options).map(
    ([value, text]) => html`<option value="${value === 'none' ? '' : value}">${text}</option>`,
  )}</select></label>`;
