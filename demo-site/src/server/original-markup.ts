/** `data-widget` in HTML, and in HTML within JSON. */
const HOST = / data-widget=(\\?")[\w -]+\1/g;
const CONFIG = '<script type="application/json" id="iyim-config">{"adopt":true}</script>';

/**
 * An answer as the original plugins would have given it: without `data-widget`, and with what tells the script to adopt their
 * markup. Answers that are no text go on as they are.
 */
export async function originalMarkup(answer: Response): Promise<Response> {
  if (!/^(text\/html|application\/json)/.test(answer.headers.get('content-type') ?? '')) return answer;
  const text = await answer.text();
  const body = text.replaceAll(HOST, '').replace('</head>', `${CONFIG}</head>`);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(answer.status === 204 || answer.status === 304 ? null : body, {
    status: answer.status,
    headers,
  });
}
