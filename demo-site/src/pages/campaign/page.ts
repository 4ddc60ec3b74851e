import { campaign } from '../../content/campaign.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { html } from '../../markup/html.ts';
import { scrollNavigation } from '../../markup/scroll-navigation.ts';
import { productPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';
import { image } from '../picture.ts';

const postId = 371;

export const campaignPath = (locale: Locale): string => localPath('/campaign/', locale);

export const campaignTexts = {
  he: {
    title: 'מאדמה לשולחן',
    lead: 'חמש תחנות בדרך של כלי אחד, מהשק הרטוב ועד הסלט.',
    parts: 'התחנות',
    to: (name: string) => `אל ${name}`,
  },
  en: {
    title: 'From earth to table',
    lead: 'Five stops on the way of one piece, from the wet sack to the salad.',
    parts: 'The stops',
    to: (name: string) => `See ${name}`,
  },
} as const;

/** The page builder's scrolling effect: against the page, and slowly. */
const drifting = {
  motion_fx_motion_fx_scrolling: 'yes',
  motion_fx_translateY_effect: 'yes',
  motion_fx_translateY_direction: '',
  motion_fx_translateY_speed: { unit: 'px', size: 0.6, sizes: [] },
  motion_fx_translateY_affectedRange: { unit: '%', size: '', sizes: { start: 0, end: 100 } },
  motion_fx_devices: ['widescreen', 'desktop', 'laptop'],
};

/** The page builder's sticky effect, which lifts the header from the page once it has scrolled. */
const stickyHeader = {
  sticky: 'top',
  sticky_on: ['widescreen', 'desktop', 'laptop', 'tablet', 'mobile'],
  sticky_offset: 0,
  sticky_effects_offset: 40,
};

/** Full sections that come in when they are seen, and the elements plugin's dots at the side. */
export function campaignPage({ locale, shop: { repository } }: PageContext): Page {
  const say = campaignTexts[locale];
  const sections = campaign.flatMap(({ id, product: slug, dark = false, title, words }) => {
    const product = repository.productBySlug(slug);
    const picture = repository.picture(product?.pictureIds[0] ?? 0);
    return product && picture
      ? [{ id: id[locale], product, picture, isDark: dark, title: title[locale], words: words[locale] }]
      : [];
  });
  const section = ({ id, product, picture, isDark, title, words }: (typeof sections)[number]) =>
    html`<section id="${id}" class="elementor-section elementor-top-section elementor-element elementor-element-${elementId(id)} campaign__section${isDark && ' campaign__section--dark'}" data-id="${elementId(id)}" data-element_type="section"><div class="elementor-container">${builderWidget(
      {
        type: 'text-editor',
        widget: 'entrance',
        id: elementId(`words of ${id}`),
        classes: 'elementor-invisible campaign__words',
        settings: { _animation: 'fadeInUp' },
        inside: html`<h2>${title}</h2><p>${words}</p><p><a class="button" href="${productPath(product, locale)}">${say.to(product.name[locale])}</a></p>`,
      },
    )}${builderWidget({
      type: 'image',
      widget: 'motion',
      id: elementId(`picture of ${id}`),
      settings: drifting,
      inside: image(picture, { classes: 'campaign__picture', locale, lazy: true }),
    })}</div></section>
`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    headerSettings: stickyHeader,
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<nav class="campaign-parts" aria-label="${say.parts}"><ol>${sections.map(({ id, title }) => html`<li><a href="#${encodeURIComponent(id)}">${title}</a></li>`)}</ol></nav>
<div class="elementor elementor-${postId} campaign" data-elementor-type="wp-page" data-elementor-id="${postId}">${builderWidget(
      {
        type: 'jet-scroll-navigation',
        id: elementId('campaign'),
        inside: scrollNavigation({
          position: locale === 'he' ? 'left' : 'right',
          parts: sections.map(({ id, title, isDark }) => ({ id, label: title, isDark })),
        }),
      },
    )}
${sections.map(section)}</div>`,
  };
}
