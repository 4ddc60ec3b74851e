import { looks } from '../../content/lookbook.ts';
import { builderAction } from '../../markup/builder-action.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { picturePath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { closerLookSection } from '../closer-look.ts';
import type { Page } from '../page.ts';
import { image } from '../picture.ts';

const postId = 365;
const id = elementId('lookbook');

export const lookbookPath = (locale: Locale): string => localPath('/lookbook/', locale);

export const lookbookTexts = {
  he: {
    title: 'לוקבוק',
    lead: 'העונה בתמונות. לחיצה על תמונה פותחת אותה, והחצים ממשיכים לבאה.',
    all: 'הכול',
    filters: 'סינון לפי קטגוריה',
  },
  en: {
    title: 'Lookbook',
    lead: 'The season in pictures. Press one to open it; the arrows lead on to the next.',
    all: 'All',
    filters: 'Filter by category',
  },
} as const;

const settings = {
  gallery_layout: 'grid',
  columns: 4,
  columns_tablet: 3,
  columns_mobile: 2,
  gap: { unit: 'px', size: 16 },
  gap_mobile: { unit: 'px', size: 8 },
  aspect_ratio: '1:1',
  lazyload: 'yes',
  link_to: 'file',
  show_all_galleries: 'yes',
  overlay_background: 'yes',
  overlay_title: 'title',
  overlay_description: 'description',
  image_hover_animation: 'grow',
};

/** A gallery in the page builder's markup, whose pictures a script of the builder's would fill in. */
export function lookbookPage(context: PageContext): Page {
  const {
    locale,
    shop: { repository },
  } = context;
  const say = lookbookTexts[locale];
  const shown = looks.flatMap(({ product: slug, picture: index, words }) => {
    const product = repository.productBySlug(slug);
    const picture = repository.picture(product?.pictureIds[index] ?? 0);
    return product && picture ? [{ product, picture, words: words[locale] }] : [];
  });
  const categories = repository
    .categories()
    .filter((category) => shown.some(({ product }) => product.categoryIds.includes(category.id)));
  const title = (name: string, shows: string): Html =>
    html`<a class="elementor-item elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${shows}">${name}</a>`;
  const item = ({ product, picture, words }: (typeof shown)[number]): Html => {
    const url = picturePath(picture);
    const name = product.name[locale];
    const tags = categories.flatMap((category, index) =>
      product.categoryIds.includes(category.id) ? [index] : [],
    );
    const hash = builderAction('lightbox', { id: picture.id, url, slideshow: id });
    return html`<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="${url}" data-e-gallery-tags="${tags.join(',')}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${id}" data-elementor-lightbox-title="${name}" data-elementor-lightbox-description="${words}" data-e-action-hash="${hash}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="${url}" data-width="${picture.width}" data-height="${picture.height}" aria-label="${picture.alt[locale]}" role="img"><noscript>${image(picture, { classes: 'lookbook__picture', locale, lazy: true })}</noscript></div><div class="elementor-gallery-item__overlay"></div><div class="elementor-gallery-item__content"><div class="elementor-gallery-item__title">${name}</div><div class="elementor-gallery-item__description">${words}</div></div></a>
`;
  };
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} lookbook" data-elementor-type="wp-page" data-elementor-id="${postId}">${builderWidget(
      {
        type: 'gallery',
        widget: 'gallery',
        id,
        settings,
        inside: html`<div class="elementor-gallery__titles-container e--pointer-underline e--animation-fade" aria-label="${say.filters}">${title(say.all, 'all')}${categories.map(({ name }, index) => title(name[locale], String(index)))}</div>
<div class="elementor-gallery__container">${shown.map(item)}</div>`,
      },
    )}${closerLookSection(context)}</div>`,
  };
}
