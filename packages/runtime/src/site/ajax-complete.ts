import type { EndedRequest } from './http.ts';
import { jQueryOf } from './jquery.ts';
import { parseJson } from './plain.ts';
import { report } from './report.ts';

/**
 * Fires jQuery's `ajaxComplete` on the document if the page has jQuery: page scripts process new content after the shop's
 * requests, which the islands send instead. Handlers get the parts of `jqXHR` and of the settings that they read. The event
 * fires one task later, when the caller has put the answer into the page.
 */
export function fireAjaxComplete({ url, method, body, status, text, header }: EndedRequest): void {
  const $ = jQueryOf();
  if (!$) return;
  const answer = {
    readyState: 4,
    status,
    statusText: status >= 200 && status < 300 ? 'success' : 'error',
    responseText: text,
    responseJSON: parseJson(text),
    getResponseHeader: header,
  };
  const data = body instanceof URLSearchParams ? body.toString() : body;
  setTimeout(() => {
    try {
      $(document).trigger('ajaxComplete', [answer, { url, type: method, method, data }]);
    } catch (error) {
      report(error, 'page', 'a jQuery handler of "ajaxComplete"');
    }
  });
}
