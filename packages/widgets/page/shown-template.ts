import { behaviour } from '@iyim/runtime/page';

/** Scrolls to the template that the page's address asks for, so that it stands in the middle (PG-1). Once a page. */
export function showTemplate(document: Document): void {
  behaviour('shown-template', () => {
    const id = new URLSearchParams(location.search).get('theme_template_id') ?? '';
    if (/^\d+$/.test(id))
      document.querySelector(`.${CSS.escape(`elementor-${id}`)}`)?.scrollIntoView({ block: 'center' });
  });
}
