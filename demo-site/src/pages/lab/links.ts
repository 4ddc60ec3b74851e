import { popupById } from '../../content/popups.ts';
import { builderAction, closePopupAction, openPopupAction } from '../../markup/builder-widget.ts';
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
/** The id of the builder's gallery, which its pictures have in common. */
const slideshow = '1b0c5e2';

/** One picture by itself, and some that belong together. Without scripts each link leads to its picture. */
function lightboxLinks(context: PageContext): Html {
  const say = linksTexts[context.locale].links;
  return html`<h3>${say.one}</h3><ul class="picture-links">${pictureLink(context, alone, null)}</ul>
<h3>${say.many}</h3><ul class="picture-links">${together.map((id) => pictureLink(context, id, slideshow))}</ul>`;
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

/** Broken and malicious links: a click on one changes nothing. */
export const badLinks = (say: Words): readonly { readonly label: string; readonly href: string }[] => [
  { label: say.noSettings, href: '#elementor-action%3Aaction%3Dpopup%3Aopen' },
  { label: say.noBase64, href: '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D***' },
  {
    label: say.noJson,
    href: `#${encodeURIComponent(`elementor-action:action=popup:open&settings=${btoa('{"id":')}`)}`,
  },
  { label: say.unknown, href: builderAction('shop:close', { id: '1' }) },
  { label: say.prototype, href: builderAction('__proto__', { __proto__: null, id: 'constructor' }) },
  { label: say.markup, href: builderAction('popup:open', { id: hostile }) },
  { label: say.selector, href: builderAction('popup:open', { id: '"],*' }) },
  { label: say.script, href: builderAction('lightbox', { url: "javascript:document.title='broken'" }) },
  { label: say.escape, href: '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D%E0%A4%A' },
];

/** The popup that the links open. */
const popupId = 7009;

/** The templates of the page, each a place that `?theme_template_id=` leads to. */
const templateIds = [3431, 3432, 3433] as const;

/** `/lab/links/`: links of the page builder that do something, anchors, and the way to a template. */
export function linksPage(context: PageContext): Page {
  const { locale } = context;
  const say = linksTexts[locale];
  const path = localPath('/lab/links/', locale);
  const popup = popupById(popupId);
  const section = (id: keyof typeof say.parts, inside: Html): Html => {
    const { title, lead } = say.parts[id];
    return html`<section class="links-part" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${title}</h2><p>${lead}</p>${inside}</section>
`;
  };
  const parts = Object.entries(say.parts).map(([id, { title }]) => ({ label: title, href: `#${id}` }));
  const anchors = linkList([
    ...parts,
    { label: say.toTop, href: '#top' },
    { label: say.otherPage, href: `${popupsPath(locale)}#group-rules` },
    { label: say.nowhere, href: '#nowhere' },
  ]);
  const templates = templateIds.map((id, at) => ({ id, label: say.templates[at] ?? '' }));
  const template = ({ id, label }: (typeof templates)[number]): Html =>
    html`<div class="elementor elementor-${id} links-template" data-elementor-type="section" data-elementor-id="${id}"><h2>${label}</h2><p>${say.templateText}</p></div>
`;
  const inside = html`
${section('anchors', anchors)}
${section('popups', popupLinks(context))}
${section('pictures', lightboxLinks(context))}
${section('templates', linkList(templates.map(({ id, label }) => ({ label, href: `${path}?theme_template_id=${id}` }))))}
${section('bad', linkList(badLinks(say.bad)))}
`;
  return builtPage({
    title: say.title,
    postId: 343,
    crumbs: labCrumbs(locale, { label: say.title }),
    main: html`<header class="page-header" id="top"><h1>${say.title}</h1><p>${say.lead}</p></header>
${builderDocument(343, inside, 'links-page')}
${templates.map(template)}<p><a href="#top">${say.toTop}</a></p>`,
    inside,
    popups: popup === null ? [] : [sheetPopup(context, popup)],
  });
}

/** Each spelling of an action that pages have: whole percent-encoded, not at all, and with its `#` encoded, too. */
function popupLinks({ locale }: PageContext): Html {
  const say = linksTexts[locale].links;
  const open = openPopupAction(popupId);
  const raw = decodeURIComponent(open);
  return linkList([
    { label: say.open, href: open },
    { label: say.toggle, href: openPopupAction(popupId, true) },
    { label: say.number, href: builderAction('popup:open', { id: popupId }) },
    { label: say.raw, href: raw },
    { label: say.encoded, href: encodeURIComponent(raw) },
    { label: say.closeOutside, href: closePopupAction() },
  ]);
}
