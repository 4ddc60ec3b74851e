import { popupById } from '../../../content/popups.ts';
import { builderAction, closePopupAction, openPopupAction } from '../../../markup/builder-action.ts';
import { type Html, html } from '../../../markup/html.ts';
import { localPath } from '../../../shop/locale.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import type { Page } from '../../page.ts';
import { linkList } from '../popups/link-list.ts';
import { sheetPopup } from '../popups/popup-markup.ts';
import { labCrumb } from '../texts.ts';
import { badLinks } from './bad-links.ts';
import { lightboxLinks } from './lightbox-links.ts';
import { linksTexts } from './texts.ts';

const postId = 343;
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
  const anchors = linkList([
    ...(Object.keys(say.parts) as (keyof typeof say.parts)[]).map((id) => ({
      label: say.parts[id].title,
      href: `#${id}`,
    })),
    { label: say.toTop, href: '#top' },
    { label: say.otherPage, href: `${localPath('/lab/popups/', locale)}#group-rules` },
    { label: say.nowhere, href: '#nowhere' },
  ]);
  const templates = linkList(
    templateIds.map((id, at) => ({
      label: say.templates[at] ?? '',
      href: `${path}?theme_template_id=${id}`,
    })),
  );
  const main = html`<header class="page-header" id="top"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} links-page" data-elementor-type="wp-page" data-elementor-id="${postId}">
${section('anchors', anchors)}
${section('popups', popupLinks(context))}
${section('pictures', lightboxLinks(context))}
${section('templates', templates)}
${section('bad', linkList(badLinks(say.bad)))}
</div>
${templateIds.map(
  (
    id,
    at,
  ) => html`<div class="elementor elementor-${id} links-template" data-elementor-type="section" data-elementor-id="${id}"><h2>${say.templates[at]}</h2><p>${say.templateText}</p></div>
`,
)}<p><a href="#top">${say.toTop}</a></p>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [labCrumb(locale), { label: say.title }],
    main,
    popups: popup === null ? [] : [sheetPopup(context, popup)],
  };
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
