import { builderWidget, elementId } from './builder-widget.ts';
import { html } from './html.ts';

interface ContentsBox {
  readonly title: string;
  readonly open: string;
  readonly close: string;
  /** Selector of headings that are not listed. */
  readonly without: string;
}

/** Height of the shop's header and one line, in pixels. */
const BELOW_HEADER = 80;

/**
 * Renders the page builder's table of contents, which a script fills. It is folded on phones and tablets, and sticky beside the
 * text.
 */
export function contentsBox({ title, open, close, without }: ContentsBox) {
  const id = elementId('contents');
  const toggle = (name: string, label: string) =>
    html`<div class="elementor-toc__toggle-button elementor-toc__toggle-button--${name}" role="button" tabindex="0" aria-controls="elementor-toc__${id}" aria-expanded="true" aria-label="${label}"><span aria-hidden="true">${name === 'expand' ? '+' : '−'}</span></div>`;
  return builderWidget({
    type: 'table-of-contents',
    widget: 'table-of-contents sticky',
    id,
    classes: 'elementor-toc--minimized-on-tablet elementor-toc--content-ellipsis',
    settings: {
      headings_by_tags: ['h2', 'h3'],
      exclude_headings_by_selector: without,
      marker_view: 'numbers',
      hierarchical_view: 'yes',
      minimize_box: 'yes',
      minimized_on: 'tablet',
      sticky: 'top',
      sticky_on: ['widescreen', 'desktop', 'laptop'],
      sticky_offset: BELOW_HEADER,
      sticky_effects_offset: 0,
      sticky_parent: 'yes',
    },
    inside: html`<div class="elementor-toc__header"><h2 class="elementor-toc__header-title">${title}</h2>${toggle('expand', open)}${toggle('collapse', close)}</div>
<div id="elementor-toc__${id}" class="elementor-toc__body"><div class="elementor-toc__spinner-container"></div></div>`,
  });
}
