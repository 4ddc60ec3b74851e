import type { EndedRequest } from './http.ts';
import { jQueryOf } from './jquery.ts';
import { parseJson } from './plain.ts';
import { report } from './report.ts';

/**
 * Fires jQuery's `ajaxComplete` on the document if the page has jQuery, because page scripts process new content on this event
 * and the islands send their requests without jQuery. Handlers get only the commonly read parts of `jqXHR` and of the request's
 * settings. The event fires one task later, when the caller has put the answer into the page.
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
