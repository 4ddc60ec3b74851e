import { noScriptBrowser } from '../../demo-site/src/pages/testing/no-script-browser.ts';
import { seed } from '../../demo-site/src/seed/index.ts';

/** Returns the kind of a page: `/product/a/` and `/product/b/` are of the kind `/product/…`. */
const kindOf = (path: string): string => path.replace(/^(\/[^/]+\/).+/, '$1…');

/** Returns the kinds of demo pages that contain each widget. Follows links in Hebrew pages as a visitor with a filled cart. */
export async function demoPages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const browser = await noScriptBrowser(seed);
  const found = new Map<string, Set<string>>();
  await browser.open('/shop/?add-to-cart=101');
  const paths = new Set(['/', '/checkout/']);
  for (const path of paths) {
    await browser.open(path);
    for (const host of browser.page.querySelectorAll('[data-widget]'))
      for (const name of (host.getAttribute('data-widget') ?? '').split(' '))
        found.set(name, (found.get(name) ?? new Set()).add(kindOf(path)));
    for (const link of browser.page.querySelectorAll('a[href^="/"]')) {
      const [next = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
      if (/^\/(?!en\/|wp-|assets).*\/$/.test(next)) paths.add(next);
    }
  }
  return new Map([...found].map(([widget, pages]) => [widget, [...pages].sort()]));
}
