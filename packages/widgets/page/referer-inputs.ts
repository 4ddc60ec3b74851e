import { behaviour, onLegacy } from '@iyim/runtime/page';
import { siteConfig } from '@iyim/runtime/widget';
import { FORM_WIDGETS, FORMS_RENEWED_BY } from './names.ts';

/**
 * Makes the shop's forms send the ids of the page and of the builder's widget around them. Writes this page's address with both ids
 * into every referer input in a cart, checkout, account or summary widget: now, whenever the shop's scripts replace inputs, and
 * before a form is sent (FM-1). Runs once per page.
 */
export function fillRefererInputs(document: Document): void {
  behaviour('referer-inputs', (signal) => {
    const { prefixes, builder } = siteConfig();
    const postId = String(builder.postId);
    const originals = new Map<Element, string | null>();

    const fill = () => {
      for (const input of originals.keys()) if (!input.isConnected) originals.delete(input);
      for (const widget of document.querySelectorAll(FORM_WIDGETS)) {
        const url = new URL(location.href);
        url.searchParams.set(`${prefixes.builder}PageId`, postId);
        url.searchParams.set(`${prefixes.builder}WidgetId`, widget.getAttribute('data-id') ?? '');
        for (const input of widget.querySelectorAll('input[name="_wp_http_referer"]')) {
          if (!originals.has(input)) originals.set(input, input.getAttribute('value'));
          input.setAttribute('value', url.href);
        }
      }
    };
    fill();
    document.addEventListener('submit', fill, { capture: true, signal });
    // Listens to this library's events too, because its cart and checkout widgets replace their forms.
    for (const name of FORMS_RENEWED_BY) onLegacy(document.body, name, fill, signal, { alsoOwn: true });
    signal.addEventListener('abort', () => {
      for (const [input, value] of originals) {
        if (value === null) input.removeAttribute('value');
        else input.setAttribute('value', value);
      }
    });
  });
}
