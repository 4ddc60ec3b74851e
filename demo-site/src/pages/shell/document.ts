import siteTexts from '../../../content/texts/site.json' with { type: 'json' };
import { type Html, html, jsonForScript } from '../../markup/html.ts';
import { homePath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Crumb, Page } from '../page.ts';
import { fontFiles, swatchColours, themeStyles } from '../theme-files.ts';
import { siteFooter } from './footer.ts';
import { siteParams } from './globals.ts';
import { siteHeader } from './header.ts';

const bundle = '/wp-content/plugins/iyim';

/** Renders the whole document around a page. */
export function pageDocument(context: PageContext, page: Page): Response {
  const { locale, shop } = context;
  const isHebrew = locale === 'he';
  const theme = `${isHebrew ? 'rtl ' : ''}theme-iyim elementor-default woocommerce-no-js`;
  const body = html`<!doctype html>
<html lang="${isHebrew ? 'he-IL' : 'en'}" dir="${isHebrew ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – ${shop.name[locale]}</title>
<link rel="icon" href="data:,">
${fontFiles.map(preloadFont)}<link rel="stylesheet" id="iyim-theme-css" href="${themeStyles}">
<link rel="stylesheet" id="iyim-swatches-css" href="${swatchColours}">
<link rel="stylesheet" id="iyim-css" href="${bundle}/iyim.css">
</head>
<body class="${[theme, ...page.bodyClasses].join(' ')}">
${siteHeader(context, page.headerSettings)}
<main id="content" class="site-main" tabindex="-1">
${page.crumbs && breadcrumbs(context, page.crumbs)}${page.main}
</main>
${siteFooter(context)}
${page.popups}${siteParams(context, page).map(
  ({ handle, name, value }) =>
    html`<script id="${handle}-js-extra" nonce="${context.scriptNonce}">var ${name} = ${jsonForScript(value)};</script>\n`,
)}${page.scripts?.map(({ id, src }) => html`<script id="${id}" src="${src}" async></script>\n`)}<script type="module" src="${bundle}/iyim.js"></script>
</body>
</html>
`;
  const headers = { 'content-type': 'text/html; charset=UTF-8' };
  return new Response(body.toString(), { status: page.status ?? 200, headers });
}

const preloadFont = (file: string): Html =>
  html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>\n`;

function breadcrumbs({ locale }: PageContext, crumbs: readonly Crumb[]): Html {
  const texts = siteTexts.crumbs[locale];
  const trail = [{ label: texts.home, href: homePath(locale) }, ...crumbs];
  return html`<nav class="woocommerce-breadcrumb" aria-label="${texts.label}">${trail.map(
    ({ label, href }, at) => html`${at > 0 && ' / '}${href ? html`<a href="${href}">${label}</a>` : label}`,
  )}</nav>\n`;
}
