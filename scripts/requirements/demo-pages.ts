import { noScriptBrowser } from '../../demo-site/src/pages/testing/no-script-browser.ts';
import { seed } from '../../demo-site/src/seed/index.ts';

/** One page of each kind: `/product/a/` and `/product/b/` are one. */
const kindOf = (path: string): string => path.replace(/^(\/[^/]+\/).+/, '$1…');

/** The demo shop's pages that links lead a visitor with a full cart to, in Hebrew: for each widget, the kinds of pages it stands on. */
export async function demoPages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const browser = await noScriptBrowser(seed);
  const found = new Map<string, Set<string>>();
  await browser.open('/shop/?add-to-cart=101');
  const known = new Set(['/', '/checkout/']);
  for (const path of known) {
    await browser.open(path);
    for (const host of browser.page.querySelectorAll('[data-widget]'))
      for (const name of (host.getAttribute('data-widget') ?? '').split(' '))
        found.set(name, (found.get(name) ?? new Set()).add(kindOf(path)));
    for (const link of browser.page.querySelectorAll('a[href^="/"]')) {
      const [next = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
      if (/^\/(?!en\/|wp-|assets).*\/$/.test(next)) known.add(next);
    }
  }
  return new Map([...found].map(([widget, pages]) => [widget, [...pages].sort()]));
}
