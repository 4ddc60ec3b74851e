import { popupById } from '../../content/popups.ts';
import {
  builderAction,
  builderWidget,
  closePopupAction,
  elementId,
  openPopupAction,
} from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { image, pictureOf } from '../../markup/picture.ts';
import { picturePath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { builderDocument, builtPage, type Page } from '../page.ts';
import { linkList, sheetPopup } from './popup-markup.ts';
import { labCrumbs, linksTexts, popupsPath } from './texts.ts';

const alone = 101;
const together = [102, 103, 104, 105];
/** Slideshow id that groups several pictures in the lightbox. */
const slideshow = '1b0c5e2';

/** Renders a single picture, and a group of pictures. Without scripts each link opens its picture. */
function lightboxLinks(context: PageContext): Html {
  const texts = linksTexts[context.locale].links;
  return html`<h3>${texts.one}</h3><ul class="picture-links">${pictureLink(context, alone, null)}</ul>
<h3>${texts.many}</h3><ul class="picture-links">${together.map((id) => pictureLink(context, id, slideshow))}</ul>`;
}

function pictureLink({ shop, locale }: PageContext, id: number, group: string | null): Html | null {
  const product = shop.repository.product(id);
  const picture = product && pictureOf(shop.repository, product);
  if (!product || !picture) return null;
  const url = picturePath(picture);
  const hash = builderAction('lightbox', {
    id: picture.id,
    url,
    ...(group === null ? {} : { slideshow: group }),
  });
  const shown = image(picture, { classes: 'picture-link', locale, lazy: true });
  return html`<li><a href="${url}" data-elementor-open-lightbox="yes"${group !== null && html` data-elementor-lightbox-slideshow="${group}"`} data-elementor-lightbox-title="${product.name[locale]}" data-elementor-lightbox-description="${picture.alt[locale]}" data-e-action-hash="${hash}">${shown}</a></li>`;
}

type Words = (typeof linksTexts)['he' | 'en']['bad'];

const hostile = '<img src=x onerror="document.title=\'broken\'">';

/** Returns broken and malicious links, which must do nothing when clicked. */
export const badLinks = (texts: Words): readonly { readonly label: string; readonly href: string }[] => [
  { label: texts.noSettings, href: '#elementor-action%3Aaction%3Dpopup%3Aopen' },
  { label: texts.noBase64, href: '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D***' },
  {
    label: texts.noJson,
    href: `#${encodeURIComponent(`elementor-action:action=popup:open&settings=${btoa('{"id":')}`)}`,
  },
  { label: texts.unknown, href: builderAction('shop:close', { id: '1' }) },
  { label: texts.prototype, href: builderAction('__proto__', { __proto__: null, id: 'constructor' }) },
  { label: texts.markup, href: builderAction('popup:open', { id: hostile }) },
  { label: texts.selector, href: builderAction('popup:open', { id: '"],*' }) },
  { label: texts.script, href: builderAction('lightbox', { url: "javascript:document.title='broken'" }) },
  { label: texts.escape, href: '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D%E0%A4%A' },
];

/** Post id of the popup that the links open. */
const popupId = 7009;

/** Post ids of the page's templates, each a possible value of `?theme_template_id=`. */
const templateIds = [3431, 3432, 3433] as const;

/** `/lab/links/`: the page builder's action links, anchors, and links to a template. */
export function linksPage(context: PageContext): Page {
  const { locale } = context;
  const texts = linksTexts[locale];
  const path = localPath('/lab/links/', locale);
  const popup = popupById(popupId);
  const section = (id: keyof typeof texts.parts, inside: Html): Html => {
    const { title, lead } = texts.parts[id];
    return html`<section class="links-part" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${title}</h2><p>${lead}</p>${inside}</section>
`;
  };
  const parts = Object.entries(texts.parts).map(([id, { title }]) => ({ label: title, href: `#${id}` }));
  const anchors = linkList([
    ...parts,
    { label: texts.toTop, href: '#top' },
    { label: texts.otherPage, href: `${popupsPath(locale)}#group-rules` },
    { label: texts.nowhere, href: '#nowhere' },
  ]);
  const templates = templateIds.map((id, at) => ({ id, label: texts.templates[at] ?? '' }));
  const template = ({ id, label }: (typeof templates)[number]): Html =>
    html`<div class="elementor elementor-${id} links-template" data-elementor-type="section" data-elementor-id="${id}"><h2>${label}</h2><p>${texts.templateText}</p></div>
`;
  const inside = html`
${section('anchors', anchors)}
${section('popups', popupLinks(context))}
${section('pictures', lightboxLinks(context))}
${section('panels', panelLink(context))}
${section('templates', linkList(templates.map(({ id, label }) => ({ label, href: `${path}?theme_template_id=${id}` }))))}
${section('bad', linkList(badLinks(texts.bad)))}
`;
  return builtPage({
    title: texts.title,
    postId: 343,
    crumbs: labCrumbs(locale, { label: texts.title }),
    main: html`<header class="page-header" id="top"><h1>${texts.title}</h1><p>${texts.lead}</p></header>
${builderDocument(343, inside, 'links-page')}
${templates.map(template)}<p><a href="#top">${texts.toTop}</a></p>`,
    inside,
    popups: popup === null ? [] : [sheetPopup(context, popup)],
  });
}

/** Id of the page's panel. */
const panelId = elementId('panel');

/** Renders a link that opens a panel, and the panel at the side of the window, with links to the other parts of the page. */
function panelLink({ locale }: PageContext): Html {
  const { links, parts } = linksTexts[locale];
  const act = (mode: string) => builderAction(`off_canvas:${mode}`, { id: panelId, displayMode: mode });
  const others = Object.entries(parts).filter(([id]) => id !== 'panels');
  return html`${linkList([{ label: links.openPanel, href: act('open') }])}
${builderWidget({
  type: 'off-canvas',
  id: panelId,
  settings: { entrance_animation: 'fadeIn', exit_animation: 'fadeIn', prevent_scroll: 'yes' },
  widget: 'off-canvas',
  inside: html`<div id="off-canvas-${panelId}" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="${parts.panels.title}" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content"><h2>${parts.panels.title}</h2>${linkList(
    [
      ...others.map(([id, { title }]) => ({ label: title, href: `#${id}` })),
      { label: links.closePanel, href: act('close') },
    ],
  )}</div></div></div>`,
})}`;
}

/**
 * Renders links with every spelling of an action that real pages have: percent-encoded after the `#`, not encoded, and encoded
 * together with the `#`.
 */
function popupLinks({ locale }: PageContext): Html {
  const texts = linksTexts[locale].links;
  const open = openPopupAction(popupId);
  const raw = decodeURIComponent(open);
  return linkList([
    { label: texts.open, href: open },
    { label: texts.toggle, href: openPopupAction(popupId, true) },
    { label: texts.number, href: builderAction('popup:open', { id: popupId }) },
    { label: texts.raw, href: raw },
    { label: texts.encoded, href: encodeURIComponent(raw) },
    { label: texts.closeOutside, href: closePopupAction() },
  ]);
}
