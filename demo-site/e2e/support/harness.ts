import type { Page } from '@playwright/test';
import type { Manifest } from '../../../packages/widgets/build/manifest.ts';

/** Where the shop's pages load the bundle from. */
export const bundle = '/wp-content/plugins/iyim';
const scriptTag = `<script type="module" src="${bundle}/iyim.js"></script>`;

interface Rewrite {
  /** Changes the page's HTML on its way to the browser. */
  readonly html?: (html: string) => string;
  /** The page's Content-Security-Policy; null: none. Left out: the shop's own. */
  readonly policy?: string | null;
}

/** Lets the browser get the shop's pages as another site would have written them. Everything else stays the shop's. */
export async function rewritePages(page: Page, { html = (text) => text, policy }: Rewrite): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': own = '', ...headers } = response.headers();
    const csp = policy === undefined ? own : policy;
    if (csp !== null) headers['content-security-policy'] = csp;
    const isPage = headers['content-type']?.startsWith('text/html') && response.status() === 200;
    await route.fulfill({ response, headers, ...(isPage ? { body: html(await response.text()) } : {}) });
  });
}

/**
 * Serves the shop's pages under a strict policy, without the plugins' inline configuration.
 *
 * @param html Changes the page's HTML before that.
 */
export const applyStrictPolicy = (page: Page, html: Rewrite['html'] = (text) => text): Promise<void> =>
  rewritePages(page, {
    policy: "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types iyim",
    html: (text) => html(text).replace(/<script id="[^"]*-js-extra"[\s\S]*?<\/script>/g, ''),
  });

/** Loads the bundle with other tags, where the shop's own tag stands: at the end of the body. */
export const withScripts =
  (...tags: readonly string[]) =>
  (html: string): string => {
    if (!html.includes(scriptTag)) throw new Error(`expected ${scriptTag} in the page, found none`);
    return html.replace(scriptTag, () => tags.join('\n'));
  };

/** Loads the bundle with tags in the head. */
export const withScriptsInHead =
  (...tags: readonly string[]) =>
  (html: string): string =>
    withScripts()(html).replace('</head>', () => `${tags.join('\n')}</head>`);

/** Adds to the page's configuration. */
export const withConfig =
  (more: object) =>
  (html: string): string => {
    const tag = '<script type="application/json" id="iyim-config"';
    const [element = '', attributes = '', own = '{}'] =
      new RegExp(`${tag}([^>]*)>(.*?)</script>`).exec(html) ?? [];
    const config = JSON.stringify({ ...JSON.parse(own), ...more });
    return html
      .replace(element, '')
      .replace('</head>', () => `${tag}${attributes}>${config}</script></head>`);
  };

/** Opens a page of the shop's origin that the shop does not have. */
export async function openHarness(page: Page, body: string, policy?: string): Promise<void> {
  await page.route('**/harness/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="he" dir="rtl"><head><title>Harness</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
      ...(policy === undefined ? {} : { headers: { 'content-security-policy': policy } }),
    }),
  );
  await page.goto('/harness/');
}

/** Matches the address of a widget's own chunk. */
export async function chunkOf(page: Page, widget: string): Promise<string> {
  const manifest = (await (await page.request.get(`${bundle}/manifest.json`)).json()) as Manifest;
  const chunk = manifest.widgets[widget]?.[0];
  if (chunk === undefined) throw new Error(`the manifest has no chunk of "${widget}"`);
  return `**/${chunk}`;
}

/** Holds a file back until it is let go. */
export async function holdBack(
  page: Page,
  pattern: string,
): Promise<{ asked: Promise<unknown>; letGo: () => void }> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { asked, letGo };
}
