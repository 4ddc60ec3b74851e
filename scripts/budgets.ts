/**
 * Checks the built bundle against its byte budgets (docs/architecture.md). Loads real pages in Chromium until they request nothing
 * more, and adds up the gzipped sizes of their scripts. Prints a table; exits 1 if a budget is exceeded, or if the sizes in a
 * widget's README are out of date. `--write` updates the READMEs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startDemo } from '../demo-site/src/server/listen.ts';
import { bundleFolder, type Flavour } from '../packages/widgets/build/bundle.ts';
import type { Manifest } from '../packages/widgets/build/manifest.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { sizeProblems } from './docs/sizes.ts';
import { type FetchedScript, fetchedScripts, sumOfBytes } from './fetched-scripts.ts';

interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly atMost: number;
  /** Size that the design requires, in bytes, if it is below the limit. */
  readonly goal?: number;
  /** Whether the page fetches more scripts than it may. @default false */
  readonly hasTooManyScripts?: boolean;
}

/** Maximum number of scripts per page. */
const MOST_SCRIPTS = 10;
const KB = 1000;
const tag = '<script type="module" src="/wp-content/plugins/iyim/iyim.js"></script>';

/** Contents of pages without an island. Such a page may fetch only the entry. */
const WITHOUT_ISLANDS: Readonly<Record<string, string>> = {
  'a page without a host': '<p>Text</p>',
  'a page with a `never` host': '<div data-widget="swatches" data-widget-load="never"></div>',
  "a page with another product's host": '<div data-widget="chat-bubble"></div>',
};

/** Pages of the demo shop, with the bytes that each may fetch for its islands, including React or preact. */
const PAGES: readonly {
  what: string;
  path: string;
  atMost: Record<Flavour, number>;
  goal?: Record<Flavour, number>;
  /** Maximum number of scripts. @default MOST_SCRIPTS */
  scripts?: number;
}[] = [
  {
    what: 'archive',
    path: 'shop/',
    atMost: { react: 125.5 * KB, lean: 65.3 * KB },
    goal: { react: 104 * KB, lean: 42 * KB },
  },
  {
    what: 'product',
    path: 'product/linen-dress/',
    atMost: { react: 143.2 * KB, lean: 82.8 * KB },
    goal: { react: 116 * KB, lean: 56 * KB },
    scripts: 12,
  },
  {
    what: 'cart',
    path: 'cart/',
    atMost: { react: 126.9 * KB, lean: 66.7 * KB },
    goal: { react: 106 * KB, lean: 46 * KB },
  },
  {
    what: 'article',
    path: 'en/magazine/a-day-at-the-wheel/',
    atMost: { react: 125.5 * KB, lean: 65.3 * KB },
  },
];
/**
 * Bytes that each of these pages may fetch in addition to its islands: when idle, the code that counts page views, the code for
 * data stores, and the HTTP client, because the first page in a tab requests the cart (CF-7); on the cart page, also the code that
 * fills referer fields.
 */
const REST = 15 * KB;
const PRODUCT_WITHOUT_REACT = { atMost: 75.1 * KB, goal: 45 * KB };

/** Size limits, in bytes, of the chunks that may exceed 4 kB, the limit for all other widgets. */
const OWN_CHUNKS: Readonly<Record<string, number>> = {
  countdown: 4.2 * KB,
  calendar: 4.5 * KB,
  cart: 5.9 * KB,
  form: 12.8 * KB,
  gallery: 8 * KB,
  listing: 7.2 * KB,
  'live-search': 8.25 * KB,
  'mega-menu': 8 * KB,
  'mini-cart': 6.35 * KB,
  'nav-menu': 8 * KB,
  popup: 11.8 * KB,
  'product-gallery': 8 * KB,
  'search-suggestions': 4.25 * KB,
  slideshow: 4.2 * KB,
  swatches: 10.25 * KB,
};

const isReact = ({ path }: FetchedScript): boolean => /\/react-[^/]+\.js$/.test(path);

async function pageBudgets(flavour: Flavour): Promise<Budget[]> {
  const budgets: Budget[] = [];
  const demo = await startDemo({ port: 0, db: ':memory:', bundle: bundleFolder(flavour) });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    for (const [what, markup] of Object.entries(WITHOUT_ISLANDS)) {
      const url = `${demo.url}budget/`;
      const body = `<!doctype html><link rel="icon" href="data:,">${markup}${tag}`;
      const prepare = (page: Page) =>
        page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
      const bytes = sumOfBytes(await fetchedScripts(browser, url, { prepare }));
      budgets.push({ what: `${flavour}: ${what}`, bytes, atMost: 5 * KB });
    }
    for (const { what, path, atMost, goal, scripts: most = MOST_SCRIPTS } of PAGES) {
      let islands: ReadonlySet<string> = new Set();
      const fetched = await fetchedScripts(browser, demo.url + path, {
        end: async (page) => {
          islands = await scriptsOfIslands(page, flavour);
        },
      });
      const scripts = fetched.filter(({ path: file }) => islands.has(file));
      budgets.push({
        what: `${flavour}: the demo's ${what} page for its islands, ${scripts.length} of ${most} scripts`,
        hasTooManyScripts: scripts.length > most,
        bytes: sumOfBytes(scripts),
        atMost: atMost[flavour],
        ...(goal && { goal: goal[flavour] }),
      });
      const rest = sumOfBytes(fetched) - sumOfBytes(scripts);
      budgets.push({
        what: `${flavour}: … for the page as a whole, and at idle`,
        bytes: rest,
        atMost: REST,
      });
      const bare = sumOfBytes(scripts.filter((script) => !isReact(script)));
      if (what === 'product')
        budgets.push({ what: `${flavour}: … without React itself`, bytes: bare, ...PRODUCT_WITHOUT_REACT });
    }
  } finally {
    await browser.close();
    await demo.close();
  }
  return budgets;
}

const readManifest = (flavour: Flavour): Manifest =>
  JSON.parse(readFileSync(join(bundleFolder(flavour), 'manifest.json'), 'utf8'));

/** Returns the URL paths of the entry and of the chunks that the page's mounted islands need. */
async function scriptsOfIslands(page: Page, flavour: Flavour): Promise<ReadonlySet<string>> {
  const { widgets } = readManifest(flavour);
  const mounted = await page
    .locator('[data-widget-state=mounted]')
    .evaluateAll((hosts) => hosts.flatMap((host) => (host.getAttribute('data-widget') ?? '').split(' ')));
  const files = ['iyim.js', ...mounted.flatMap((name) => widgets[name] ?? [])];
  return new Set(files.map((file) => `/wp-content/plugins/iyim/${file}`));
}

function chunkBudgets(): Budget[] {
  const { files, widgets } = readManifest('react');
  const react = Object.keys(files).find((name) => name.startsWith('chunks/react-')) ?? 'no chunk of React';
  const lightbox = Object.keys(files).find((name) => name.endsWith('/lightbox.js')) ?? 'no chunk of it';
  const size = (name: string) => files[name]?.gzip ?? Number.NaN;
  return [
    { what: 'React', bytes: size(react), atMost: 75 * KB },
    { what: 'the lightbox, with glightbox', bytes: size(lightbox), atMost: 22 * KB },
    ...Object.entries(widgets).map(([name, [chunk = '']]) => ({
      what: `${name}: its own chunk`,
      bytes: size(chunk),
      atMost: OWN_CHUNKS[name] ?? 4 * KB,
    })),
  ];
}

let exceeded = 0;
for (const { what, bytes, atMost, goal, hasTooManyScripts } of [
  ...(await pageBudgets('react')),
  ...(await pageBudgets('lean')),
  ...chunkBudgets(),
]) {
  const isOver = !(bytes <= atMost) || hasTooManyScripts;
  if (isOver) exceeded += 1;
  const size = `${(bytes / KB).toFixed(1)} kB of ${(atMost / KB).toFixed(1)} kB`;
  const aim = goal === undefined ? '' : ` (goal: ${(goal / KB).toFixed(0)} kB)`;
  console.log(`  ${isOver ? 'OVER ' : 'within'} ${size.padStart(20)}  ${what}${aim}`);
}
const manifests = { react: readManifest('react'), lean: readManifest('lean') };
const problems = sizeProblems(manifests, process.argv.includes('--write'));
if (exceeded > 0) problems.push(`${exceeded} byte budgets exceeded`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
