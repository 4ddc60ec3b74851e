import wheel from '../../content/files/wheel.json' with { type: 'json' };
import { swatchStyles } from '../markup/swatch-styles.ts';
import { stepIcons } from '../shop/builder-forms/step-icons.ts';
import { listingAssets } from '../shop/listing-assets.ts';
import { md5 } from '../shop/md5.ts';
import type { PageContext } from '../shop/page-context.ts';

const shapesFolder = '/wp-content/plugins/elementor/assets/shapes/';

const drawing = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100" preserveAspectRatio="none"><path class="elementor-shape-fill" d="${path}"/></svg>`;

const drawings = {
  waves: 'M0 0v60c160 50 330-50 500-10s330 40 500-10V0z',
  'waves-negative': 'M0 100V60c160 50 330-50 500-10s330 40 500-10v60z',
  triangle: 'M0 0h1000L500 100z',
  'triangle-negative': 'M0 0l500 100L1000 0v100H0z',
} as const;

/** The page builder's decorative shapes by address; only the builder's editor requests them. */
const shapeFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, path]) => [`${shapesFolder}${name}.svg`, drawing(path)]),
);

const folder = '/wp-content/themes/iyim/';

/** Addresses of the theme's two style sheets. The second is generated from the shop's colours. */
export const themeStyles = `${folder}style.css`;
export const swatchColours = `${folder}swatches.css`;
/** Folder of the font's files on the server. */
export const fontFolder = `${folder}fonts/`;
/** The font's files. Every page needs both files: its language link is in the other script, and prices contain the shekel sign. */
export const fontFiles = ['hebrew', 'latin'].map(
  (script) => `${fontFolder}assistant-${script}-wght-normal.woff2`,
);
/** A Lottie animation of a turning potter's wheel. */
export const wheelFile = `${folder}wheel.json`;
/** The theme's scripts: for the tables of popups' stored values, for the comparison, and for the demo's editor. */
export const storedNotesFile = `${folder}stored-notes.js`;
export const compareFile = `${folder}compare.js`;
export const editorFile = `${folder}editor.js`;
const scripts = [storedNotesFile, compareFile, editorFile];

/** Serves the theme's files, icons and animation, and the files that listings request; null for any other path. */
export async function themeFile({ url, request, shop }: PageContext): Promise<Response | null> {
  const asset = listingAssets.find(({ path }) => path === url.pathname);
  if (asset !== undefined) return file(request, asset.text, asset.type);
  if (url.pathname === wheelFile) return file(request, JSON.stringify(wheel), 'application/json');
  const icon = stepIcons.get(url.pathname) ?? shapeFiles.get(url.pathname);
  if (icon !== undefined) return file(request, icon, 'image/svg+xml');
  if (url.pathname === swatchColours) return file(request, swatchStyles(shop.repository));
  const isScript = scripts.includes(url.pathname);
  if (url.pathname !== themeStyles && !isScript) return null;
  // The module is imported only here, because only a server reads files; Storybook renders pages in a browser.
  const { themeScript, themeStyleSheet } = await import('../theme/style-sheet.ts');
  return isScript
    ? file(request, themeScript(url.pathname.slice(folder.length)), 'text/javascript')
    : file(request, themeStyleSheet());
}

function file(request: Request, text: string, type = 'text/css'): Response {
  const headers = {
    'content-type': `${type}; charset=UTF-8`,
    'cache-control': 'no-cache',
    etag: `"${md5(text)}"`,
  };
  const isKnown = request.headers.get('if-none-match') === headers.etag;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
