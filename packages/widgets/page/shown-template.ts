import { behaviour } from '@iyim/runtime/page';

/** Scrolls to the template that the page's address names and shows it in the middle of the window (PG-1). Runs once per page. */
export function showTemplate(document: Document): void {
  behaviour('shown-template', () => {
    const id = new URLSearchParams(location.search).get('theme_template_id') ?? '';
    if (/^\d+$/.test(id))
      document.querySelector(`.${CSS.escape(`elementor-${id}`)}`)?.scrollIntoView({ block: 'center' });
  });
}
