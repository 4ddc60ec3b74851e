import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { bundleFolder } from '../../widgets/build/bundle.ts';
import { readWidgets } from '../../widgets/build/widget-table.ts';
import { pageHtml } from './page.ts';
import type { Site } from './site.ts';

/** Libraries that the original plugins load for these widgets, in the plugins' versions or close to them. */
const LIBRARIES = [
  'jquery/dist/jquery.min.js',
  'slick-carousel/slick/slick.min.js',
  'swiper/swiper-bundle.min.js',
  'lottie-web/build/player/lottie.min.js',
  'chart.js-2/dist/Chart.min.js',
  'animejs/anime.min.js',
  'waypoints/lib/jquery.waypoints.min.js',
];

/** The scripts on the measured page: no script, the originals' libraries, or a flavour of the bundle. */
export const SUBJECTS = ['no script', 'originals', 'react', 'lean'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const pathOf = (subject: Subject): string => `/content/${subject.replace(' ', '-')}/`;
const FIXTURES = '/content/fixtures/';

/** Serves one page per subject. Each page has one of each widget, in the markup of the widget's tests. */
export async function addContentPages(browser: Browser, site: Site): Promise<void> {
  const parts = await fixtureParts(browser, site);
  const body = ['<h1>One of each</h1>', ...parts].map((part) => `<section>${part}</section>`).join('\n');
  const originals = LIBRARIES.map(async (file) => {
    const path = `/content/libraries/${file}`;
    site.add(path, await readFile(new URL(`./node_modules/${file}`, import.meta.url)));
    return `<script defer src="${path}"></script>`;
  });
  const heads: Record<Subject, string> = {
    'no script': '',
    originals: (await Promise.all(originals)).join('\n'),
    react: await addBundle(site, 'react'),
    lean: await addBundle(site, 'lean'),
  };
  for (const subject of SUBJECTS) {
    const page = pageHtml('One of each', body).replace('</head>', `${STYLE}${heads[subject]}</head>`);
    site.add(pathOf(subject), page);
  }
  site.add('/animation.test.json', await readFile(source('../../demo-site/content/files/wheel.json')));
}

/** Makes each section at least as tall as the window, so that most widgets are below the window at first. */
const STYLE = '<style>section { min-block-size: 100vh; overflow: clip; contain: layout }</style>';

async function addBundle(site: Site, flavour: 'react' | 'lean'): Promise<string> {
  const folder = bundleFolder(flavour);
  const to = `/content/bundle/${flavour}/`;
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
    site.add(to + file.replaceAll('\\', '/'), await readFile(join(folder, file)));
  return `<link rel="stylesheet" href="${to}iyim.css"><script type="module" src="${to}iyim.js"></script>`;
}

const source = (path: string): string => fileURLToPath(new URL(`../../widgets/${path}`, import.meta.url));

interface FixtureLike {
  readonly widget: string;
  readonly html: () => string;
  readonly settings?: readonly object[];
}

/**
 * Returns the HTML of the first fixture, with its first settings, of each widget that waits until it is used or visible. Builds it
 * in a browser, because fixtures need a document. The other widgets are measured in the part about the shop's pages.
 */
async function fixtureParts(browser: Browser, site: Site): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [source('testing/fixtures.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'testing',
    jsx: 'automatic',
    loader: { '.css': 'text', '.svg': 'dataurl', '.png': 'dataurl' },
    conditions: ['source'],
    logLevel: 'error',
  });
  const widgets = await readWidgets(source('bundle/catalogue.ts'));
  const later = widgets.flatMap(({ isLater, name }) => (isLater ? [name] : []));
  const page = await browser.newPage();
  try {
    // Some fixtures write cookies, which a blank page does not allow.
    site.add(FIXTURES, pageHtml('Fixtures', ''));
    await page.goto(site.origin + FIXTURES);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return await page.evaluate((later) => {
      const { fixtures } = (globalThis as unknown as { testing: { fixtures: readonly FixtureLike[] } })
        .testing;
      const seen = new Set<string>();
      return fixtures.flatMap(({ widget, html, settings }) => {
        if (seen.has(widget) || !later.includes(widget)) return [];
        seen.add(widget);
        const part = document.createElement('div');
        part.innerHTML = html();
        const host = part.querySelector<HTMLElement>(`[data-widget~="${widget}"]`);
        // Islands wait for their widget's default trigger here, unlike in tests.
        for (const one of part.querySelectorAll('[data-widget-load]'))
          one.removeAttribute('data-widget-load');
        if (host && settings?.[0]) host.dataset.widgetSettings = JSON.stringify(settings[0]);
        return host ? [part.innerHTML] : [];
      });
    }, later);
  } finally {
    await page.close();
  }
}
