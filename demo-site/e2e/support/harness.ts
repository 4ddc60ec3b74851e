import type { Page } from '@playwright/test';
import type { Manifest } from '../../../packages/widgets/build/manifest.ts';

/** Path of the bundle on the shop's pages. */
export const bundle = '/wp-content/plugins/iyim';
const scriptTag = `<script type="module" src="${bundle}/iyim.js"></script>`;

interface Rewrite {
  /** Changes the page's HTML on its way to the browser. */
  readonly html?: (html: string) => string;
  /** Content-Security-Policy of the page; null to send no policy. Default: the shop's own policy. */
  readonly policy?: string | null;
}

/** Changes the shop's pages on their way to the browser, as if another site had written them. Other responses are not changed. */
export async function rewritePages(page: Page, { html = (text) => text, policy }: Rewrite): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': shopPolicy = '', ...headers } = response.headers();
    const csp = policy === undefined ? shopPolicy : policy;
    if (csp !== null) headers['content-security-policy'] = csp;
    const isPage = headers['content-type']?.startsWith('text/html') && response.status() === 200;
    await route.fulfill({ response, headers, ...(isPage ? { body: html(await response.text()) } : {}) });
  });
}

/**
 * Serves the shop's pages under a strict policy, without the plugins' inline configuration.
 *
 * @param html Changes the page's HTML before the inline configuration is removed.
 */
export const applyStrictPolicy = (page: Page, html: Rewrite['html'] = (text) => text): Promise<void> =>
  rewritePages(page, {
    policy: "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types iyim",
    html: (text) => html(text).replace(/<script id="[^"]*-js-extra"[\s\S]*?<\/script>/g, ''),
  });

/** Replaces the shop's own tag at the end of the body by other tags that load the bundle. */
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

/** Adds values to the page's configuration. */
export const withConfig =
  (more: object) =>
  (html: string): string => {
    const tag = '<script type="application/json" id="iyim-config"';
    const [element = '', attributes = '', json = '{}'] =
      new RegExp(`${tag}([^>]*)>(.*?)</script>`).exec(html) ?? [];
    const config = JSON.stringify({ ...JSON.parse(json), ...more });
    return html
      .replace(element, '')
      .replace('</head>', () => `${tag}${attributes}>${config}</script></head>`);
  };

/** Opens a page at the shop's origin with this body instead of a page of the shop. */
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

/** Returns a pattern for the address of a widget's own chunk. */
export async function chunkOf(page: Page, widget: string): Promise<string> {
  const manifest = (await (await page.request.get(`${bundle}/manifest.json`)).json()) as Manifest;
  const chunk = manifest.widgets[widget]?.[0];
  if (chunk === undefined) throw new Error(`the manifest has no chunk of "${widget}"`);
  return `**/${chunk}`;
}

/** Holds back the requests for a file until `release` is called. */
export async function holdBack(
  page: Page,
  pattern: string,
): Promise<{ requested: Promise<unknown>; release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { requested, release };
}
