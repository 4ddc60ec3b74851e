/** An answer with its HTML or JSON changed. Other answers go on as they are. */
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

/** `data-widget` in HTML, and in HTML within JSON. */
const HOST = / data-widget=(\\?")[\w -]+\1/g;
const CONFIG = '<script type="application/json" id="iyim-config" data-adopt>{"adopt":true}</script>';

/**
 * An answer as the original plugins would have given it: without `data-widget`, and with what tells the script to adopt their
 * markup. Answers that are no text go on as they are.
 */
export const originalMarkup = (answer: Response): Promise<Response> =>
  changeText(answer, (text) => text.replaceAll(HOST, '').replace('</head>', `${CONFIG}</head>`));

/** Scripts that bind as the shop's own do, which pages print beside the library's. */
export interface OriginalScripts {
  /** One classic script, which binds through the page's jQuery. */
  readonly code: string;
  /** `late`: as an optimiser prints them that holds scripts back, here until the first island has mounted. */
  readonly come: 'beside' | 'late';
}

const folder = '/wp-content/plugins/woocommerce/assets/js/';
const jquery = { id: 'jquery-core-js', src: '/wp-includes/js/jquery/jquery.min.js' };
const originals = { id: 'wc-originals-js', src: `${folder}originals.js` };
const optimiser = { id: 'late-scripts-js', src: `${folder}late-scripts.js` };

/** What an optimiser's own script does, which runs before ours. */
const optimiserCode = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-widget-state="mounted"]')) return;
  observer.disconnect();
  for (const held of document.querySelectorAll('script[type="text/late"]')) {
    const script = document.createElement('script');
    Object.assign(script, { id: held.id, src: held.src, async: false });
    held.replaceWith(script);
  }
}).observe(document, { subtree: true, attributeFilter: ['data-widget-state'] });`;

/** The original scripts' own file at this path; null for any other path. */
export function originalScriptFile(path: string, { code }: OriginalScripts): Response | null {
  const text = path === originals.src ? code : path === optimiser.src ? optimiserCode : null;
  return text === null ? null : new Response(text, { headers: { 'content-type': 'text/javascript' } });
}

/** A page with the tags of jQuery, in its head, and of the original scripts, at its end. Other answers go on as they are. */
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
