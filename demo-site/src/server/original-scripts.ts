/** Returns an answer with its HTML or JSON changed. Other answers are returned unchanged. */
async function changeText(answer: Response, change: (text: string) => string): Promise<Response> {
  if (!/^(text\/html|application\/json)/.test(answer.headers.get('content-type') ?? '')) return answer;
  const body = change(await answer.text());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(answer.status === 204 || answer.status === 304 ? null : body, {
    status: answer.status,
    headers,
  });
}

/** `data-widget` in HTML, and in HTML inside JSON. */
const HOST = / data-widget=(\\?")[\w -]+\1/g;
const CONFIG = '<script type="application/json" id="iyim-config" data-adopt>{"adopt":true}</script>';

/**
 * Returns an answer as the original plugins would send it: without `data-widget`, and with the setting that makes the library
 * adopt their markup. Answers other than HTML and JSON are returned unchanged.
 */
export const originalMarkup = (answer: Response): Promise<Response> =>
  changeText(answer, (text) => text.replaceAll(HOST, '').replace('</head>', `${CONFIG}</head>`));

/** Scripts that bind handlers like the original plugins. Pages load them in addition to the library. */
export interface OriginalScripts {
  /** Source of one classic script, which binds its handlers with the page's jQuery. */
  readonly code: string;
  /** `late`: a simulated optimiser delays the scripts until the first island has mounted. */
  readonly come: 'beside' | 'late';
}

const folder = '/wp-content/plugins/woocommerce/assets/js/';
const jquery = { id: 'jquery-core-js', src: '/wp-includes/js/jquery/jquery.min.js' };
const originals = { id: 'wc-originals-js', src: `${folder}originals.js` };
const optimiser = { id: 'late-scripts-js', src: `${folder}late-scripts.js` };

/** The simulated optimiser's script, which runs before the library. */
const optimiserCode = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-widget-state="mounted"]')) return;
  observer.disconnect();
  for (const held of document.querySelectorAll('script[type="text/late"]')) {
    const script = document.createElement('script');
    Object.assign(script, { id: held.id, src: held.src, async: false });
    held.replaceWith(script);
  }
}).observe(document, { subtree: true, attributeFilter: ['data-widget-state'] });`;

/** Returns the original scripts, or the optimiser's script, if they have this path; otherwise null. */
export function originalScriptFile(path: string, { code }: OriginalScripts): Response | null {
  const text = path === originals.src ? code : path === optimiser.src ? optimiserCode : null;
  return text === null ? null : new Response(text, { headers: { 'content-type': 'text/javascript' } });
}

/**
 * Adds jQuery's tag to a page's head, and the tags of the original scripts to its end. Other answers are returned unchanged.
 */
export function withOriginalScripts(answer: Response, { come }: OriginalScripts): Promise<Response> {
  const tag = ({ id, src }: typeof jquery) =>
    `<script id="${id}" src="${src}"${come === 'late' ? ' type="text/late"' : ''}></script>\n`;
  const last = come === 'late' ? `<script id="${optimiser.id}" src="${optimiser.src}"></script>\n` : '';
  return changeText(answer, (text) =>
    text
      .replace('</head>', `${tag(jquery)}</head>`)
      .replace('</body>\n</html>', `${tag(originals)}${last}</body>\n</html>`),
  );
}
