import { type Html, html } from '../../markup/html.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';
import { editorFile } from '../theme-files.ts';
import { editedId } from './edited-page.ts';
import { editedPath, editorTexts } from './texts.ts';

const postId = 376;

/** `/editor/`: plays the page builder's editor around a page of the shop (`theme/editor.js`). Nothing is saved. */
export function editorPage({ locale }: PageContext): Page {
  const say = editorTexts[locale];
  const address = `${localPath(editedPath, locale)}?elementor-preview=${editedId}`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`],
    crumbs: [{ label: say.title }],
    scripts: [{ id: 'iyim-demo-editor-js', src: editorFile }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<noscript><p class="notice">${say.noScript}</p></noscript>
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
  };
}

const choice = (name: string, label: string, options: Readonly<Record<string, string>>): Html =>
  html`<label>${label} <select name="${name}">${Object.entries(options).map(
    ([value, text]) => html`<option value="${value === 'none' ? '' : value}">${text}</option>`,
  )}</select></label>`;
