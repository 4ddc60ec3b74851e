import aboutFile from '../../content/pages/about.json' with { type: 'json' };
import campaignFile from '../../content/pages/campaign.json' with { type: 'json' };
import faqFile from '../../content/pages/faq.json' with { type: 'json' };
import guideFile from '../../content/pages/guide.json' with { type: 'json' };
import lookbookFile from '../../content/pages/lookbook.json' with { type: 'json' };
import lotteryFile from '../../content/pages/lottery.json' with { type: 'json' };
import plansFile from '../../content/pages/plans.json' with { type: 'json' };
import studioFile from '../../content/pages/studio.json' with { type: 'json' };
import videosFile from '../../content/pages/videos.json' with { type: 'json' };
import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { type Localised, localised } from '../content/localised.ts';
import { playerPath } from '../contracts/video-player.ts';
import { animatedBox } from '../markup/animated-box.ts';
import { animatedHeadline, animatedText } from '../markup/animated-text.ts';
import { builderAccordion } from '../markup/builder-accordion.ts';
import { builderAction, builderWidget, elementId } from '../markup/builder-widget.ts';
import { barChart, pieChart } from '../markup/charts.ts';
import { contentsBox } from '../markup/contents-box.ts';
import { counter, progressBar } from '../markup/counted.ts';
import { type Html, html } from '../markup/html.ts';
import { imagesLayout } from '../markup/images-layout.ts';
import { lottie } from '../markup/lottie.ts';
import { navMenu } from '../markup/nav-menu.ts';
import { image } from '../markup/picture.ts';
import { portfolio } from '../markup/portfolio.ts';
import { pricingTable } from '../markup/pricing-table.ts';
import { scrollNavigation } from '../markup/scroll-navigation.ts';
import { shareButtons } from '../markup/share-buttons.ts';
import { testimonials } from '../markup/testimonials.ts';
import { horizontalTimeline, verticalTimeline } from '../markup/timelines.ts';
import { unfold } from '../markup/unfold.ts';
import { cartPath, picturePath, productPath } from '../shop/links.ts';
import { contactPath, localPath } from '../shop/locale.ts';
import type { Locale, Picture, Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { closerLookSection } from './closer-look.ts';
import { builtPage, type Page } from './page.ts';
import { wheelFile } from './theme-files.ts';

/** A page whose texts and data are in a file of `content/pages/`. */
export interface ContentPage {
  readonly path: (locale: Locale) => string;
  readonly title: (locale: Locale) => string;
  readonly render: (context: PageContext) => Page;
}

interface PageFile {
  readonly texts: Readonly<Record<Locale, { readonly title: string; readonly lead?: string }>>;
}

interface Drawn extends Partial<Page> {
  readonly inside: Html;
  readonly before?: Html;
}

/** Creates a page from a file. `name` is its path and, by default, the class of the builder's document. */
const contentPage = <File extends PageFile>(
  postId: number,
  name: string,
  file: File,
  draw: (page: Localised<File>, context: PageContext) => Html | Drawn,
  documentClass = name,
): ContentPage => ({
  path: (locale) => localPath(`/${name}/`, locale),
  title: (locale) => file.texts[locale].title,
  render(context) {
    const drawn = draw(localised(file, context.locale), context);
    const more = 'inside' in drawn ? drawn : { inside: drawn };
    const { title, lead } = file.texts[context.locale];
    return builtPage({ postId, title, ...(lead && { lead }), name: documentClass, ...more });
  },
});

/** Returns a product by its English slug with one of its pictures; an empty list when either is missing. */
function pictured(
  { shop: { repository } }: PageContext,
  slug: string,
  at = 0,
): readonly { readonly product: Product; readonly picture: Picture }[] {
  const product = repository.productBySlug(slug);
  const picture = repository.picture(product?.pictureIds[at] ?? 0);
  return product && picture ? [{ product, picture }] : [];
}

/** The about page: the shop's history, how a pot is made, and charts of the shop's figures. */
const about = contentPage(375, 'about', aboutFile, ({ texts, ...page }) => {
  const chart = ({ title, rows }: typeof page.orders) => ({
    title,
    labels: rows.map(({ label }) => label),
    values: rows.map(({ value }) => value),
  });
  const years = page.years.map(({ year, ...entry }) => ({ ...entry, meta: year }));
  const steps = page.steps.map((entry, at) => ({ ...entry, meta: fill(texts.step, { number: at + 1 }) }));
  return html`
${animatedHeadline({ name: 'about', before: texts.madeBefore, phrases: texts.made })}
<section><h2>${texts.numbers}</h2><div class="about__numbers">${page.numbers.map(({ value, label }) => counter(value, label))}</div></section>
<section><h2>${texts.years}</h2>${verticalTimeline('about-years', years)}</section>
<section><h2>${texts.steps}</h2>${horizontalTimeline('about-steps', steps)}</section>
<section><h2>${texts.shares}</h2><div class="about__shares">${page.shares.map(({ percent, label }) => progressBar(percent, label))}</div></section>
<section><h2>${texts.sold}</h2><div class="about__charts">${pieChart(chart(page.kinds))}${barChart(chart(page.orders))}</div></section>`;
});

/** Full-height sections that animate in, and the elements plugin's dots at the side. */
const campaign = contentPage(371, 'campaign', campaignFile, ({ texts, sections }, context) => {
  const { locale } = context;
  const found = sections.flatMap(({ product, ...section }) =>
    pictured(context, product).map((shown) => ({ isDark: false, ...section, ...shown })),
  );
  const section = ({ id, product, picture, isDark, title, words }: (typeof found)[number]) => {
    const lines = builderWidget({
      type: 'text-editor',
      widget: 'entrance',
      id: elementId(`words of ${id}`),
      classes: 'elementor-invisible campaign__words',
      settings: { _animation: 'fadeInUp' },
      inside: html`<h2>${title}</h2><p>${words}</p><p><a class="button" href="${productPath(product, locale)}">${fill(texts.to, { name: product.name[locale] })}</a></p>`,
    });
    const drawing = builderWidget({
      type: 'image',
      widget: 'motion',
      id: elementId(`picture of ${id}`),
      settings: widgetSettings.drifting,
      inside: image(picture, { classes: 'campaign__picture', locale, lazy: true }),
    });
    return html`<section id="${id}" class="elementor-section elementor-top-section elementor-element elementor-element-${elementId(id)} campaign__section${isDark && ' campaign__section--dark'}" data-id="${elementId(id)}" data-element_type="section"><div class="elementor-container">${lines}${drawing}</div></section>
`;
  };
  const parts = found.map(({ id, title, isDark }) => ({ id, label: title, isDark }));
  const dots = builderWidget({
    type: 'jet-scroll-navigation',
    id: elementId('campaign'),
    inside: scrollNavigation({ position: locale === 'he' ? 'left' : 'right', parts }),
  });
  return {
    headerSettings: widgetSettings.stickyHeader,
    before: html`<nav class="campaign-parts" aria-label="${texts.parts}"><ol>${parts.map(({ id, label }) => html`<li><a href="#${encodeURIComponent(id)}">${label}</a></li>`)}</ol></nav>
`,
    inside: html`${dots}
${found.map(section)}`,
  };
});

/** Number of subjects above the button that shows the others. */
const shownSubjects = 2;

/** Questions by subject. A button shows the subjects after the first two. */
const faq = contentPage(
  362,
  'faq',
  faqFile,
  ({ texts, sections }) => {
    const later = sections.slice(shownSubjects);
    const settings = {
      effect: 'move-up',
      sections: Object.fromEntries(later.map(({ id }) => [elementId(`more-${id}`), id])),
      showall: false,
    };
    const subject = ({ id, title, questions }: (typeof sections)[number], at: number): Html => {
      const items = questions.map(({ question, answer }) => ({ title: question, text: answer }));
      const element = elementId(`faq-${id}`);
      return html`<section id="${id}" class="elementor-element elementor-element-${element} elementor-top-section elementor-section${at >= shownSubjects && ' jet-view-more-section'}" data-id="${element}" data-element_type="section"><h2>${title}</h2>${builderAccordion(`faq-${id}-items`, title, items)}</section>
`;
    };
    const button = builderWidget({
      type: 'jet-view-more',
      id: elementId('faq-more'),
      inside: html`<div class="jet-view-more" data-settings="${JSON.stringify(settings)}" data-widget="view-more"><div class="jet-view-more__button" role="button" tabindex="0"><div class="jet-view-more__icon jet-tricks-icon" aria-hidden="true">+</div><div class="jet-view-more__label">${texts.more}</div></div></div>`,
    });
    return html`${sections.map(subject)}${button}`;
  },
  'questions',
);

/** A long text, its table of contents, share buttons, and pictures of its products. */
const guide = contentPage(374, 'guide', guideFile, ({ texts, chapters, pieces }, context) => {
  const { locale, shop } = context;
  const categories = shop.repository.categories();
  const shown = pieces.flatMap((slug) =>
    pictured(context, slug).map((found) => ({
      ...found,
      categories: categories.filter(({ id }) => found.product.categoryIds.includes(id)),
    })),
  );
  const chapter = ({ id, heading, lead, parts }: (typeof chapters)[number]): Html =>
    html`<section><h2 id="${id}">${heading}</h2><p class="guide__lead">${lead}</p>
${parts.map((part) => html`<h3>${part.heading}</h3><p>${part.text}</p>`)}</section>
`;
  return html`
<aside class="guide__contents" aria-label="${texts.contents.title}">${contentsBox({ ...texts.contents, without: '.jet-portfolio__title, .guide__share h2' })}</aside>
<div class="guide__text">${chapters.map(chapter)}</div>
<section class="guide__share"><h2>${texts.share}</h2>${shareButtons(locale)}</section>
<section class="guide__pieces"><h2 id="pieces">${texts.pieces}</h2>${portfolio(shown, locale, texts.portfolio)}</section>`;
});

/** A gallery in the page builder's markup; a script fills in the pictures. */
const lookbook = contentPage(365, 'lookbook', lookbookFile, ({ texts, looks }, context) => {
  const { locale, shop } = context;
  const id = elementId('lookbook');
  const shown = looks.flatMap((entry) =>
    pictured(context, entry.product, entry.picture).map((found) => ({ ...found, words: entry.words })),
  );
  const categories = shop.repository
    .categories()
    .filter((category) => shown.some(({ product }) => product.categoryIds.includes(category.id)));
  const title = (name: string, shows: string): Html =>
    html`<a class="elementor-item elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${shows}">${name}</a>`;
  const item = ({ product, picture, words }: (typeof shown)[number]): Html => {
    const url = picturePath(picture);
    const name = product.name[locale];
    const tags = categories.flatMap((category, at) => (product.categoryIds.includes(category.id) ? at : []));
    const hash = builderAction('lightbox', { id: picture.id, url, slideshow: id });
    return html`<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="${url}" data-e-gallery-tags="${tags.join(',')}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${id}" data-elementor-lightbox-title="${name}" data-elementor-lightbox-description="${words}" data-e-action-hash="${hash}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="${url}" data-width="${picture.width}" data-height="${picture.height}" aria-label="${picture.alt[locale]}" role="img"><noscript>${image(picture, { classes: 'lookbook__picture', locale, lazy: true })}</noscript></div><div class="elementor-gallery-item__overlay"></div><div class="elementor-gallery-item__content"><div class="elementor-gallery-item__title">${name}</div><div class="elementor-gallery-item__description">${words}</div></div></a>
`;
  };
  const gallery = builderWidget({
    type: 'gallery',
    widget: 'gallery',
    id,
    settings: widgetSettings.gallery,
    inside: html`<div class="elementor-gallery__titles-container e--pointer-underline e--animation-fade" aria-label="${texts.filters}">${title(texts.all, 'all')}${categories.map(({ name }, at) => title(name[locale], String(at)))}</div>
<div class="elementor-gallery__container">${shown.map(item)}</div>`,
  });
  return html`${gallery}${closerLookSection(context)}`;
});

/** A scratch card with a coupon, and products on cards that flip. */
const lottery = contentPage(366, 'lottery', lotteryFile, ({ texts, coupon, card, prizes }, context) => {
  const { locale } = context;
  const button = (href: string, label: string): Html =>
    html`<a class="elementor-button elementor-size-md jet-animated-box__button jet-animated-box__button--back" href="${href}"><span class="jet-animated-box__button-text">${label}</span></a>`;
  const side = (which: 'front' | 'back', more: Html | null = null): Html =>
    html`<h2 class="jet-animated-box__title jet-animated-box__title--${which}">${card[which].title}</h2><p class="jet-animated-box__description jet-animated-box__description--${which}">${card[which].words}${more}</p>`;
  const scratchCard = animatedBox({
    name: 'lottery',
    way: 'scratch',
    front: side('front'),
    back: html`${side('back', html` <strong class="lottery__code" dir="ltr">${coupon}</strong>`)}${button(cartPath(locale), texts.toCart)}`,
  });
  const prize = ({ product: slug, way, words }: (typeof prizes)[number]): readonly Html[] =>
    pictured(context, slug).map(({ product, picture }) => {
      const name = html`<h3 class="jet-animated-box__title">${product.name[locale]}</h3>`;
      return animatedBox({
        name: `prize-${slug}`,
        way: way as 'hover' | 'click' | 'toggle',
        front: html`${image(picture, { classes: 'lottery__picture', locale, lazy: true, decorative: true })}${name}`,
        back: html`${name}<p class="jet-animated-box__description jet-animated-box__description--back">${words}</p>${button(productPath(product, locale), texts.toProduct)}`,
      });
    });
  return html`<div class="lottery__draw"><div class="lottery__card">${scratchCard}</div>
${lottie({ name: 'lottery wheel', source: wheelFile, caption: texts.wheel })}</div>
<section><h2>${texts.prizes}</h2><p>${texts.prizesLead}</p><div class="lottery__prizes">${prizes.map(prize)}</div></section>`;
});

/** The studio's monthly plans. */
const plans = contentPage(
  361,
  'plans',
  plansFile,
  ({ table, plans: all }, { locale }) =>
    html`${all.map((plan) => pricingTable(plan, table, locale, contactPath(locale)))}`,
);

/** The studio page: a rotating text, a menu of its sections, a story behind “read more”, pictures, testimonials and `<details>`. */
const studio = contentPage(377, 'studio', studioFile, ({ texts, ...page }, context) => {
  const { locale } = context;
  const pictures = page.pictures.flatMap(({ product: slug, words }) =>
    pictured(context, slug).map(({ product, picture }) => ({ picture, title: product.name[locale], words })),
  );
  const entries = [
    { href: '#story', label: texts.story },
    { href: '#pictures', label: texts.pictures },
    { href: '#visitors', label: texts.visitors },
    {
      href: '#visit',
      label: texts.visit,
      below: [
        { href: localPath('/events/', locale), label: texts.workshops },
        { href: contactPath(locale), label: texts.write },
      ],
    },
  ];
  const story = html`${page.story.map((words) => html`<p>${words}</p>`)}`;
  const visitors = page.visitors.map(({ from, ...visitor }) => ({ ...visitor, position: from }));
  return html`
${animatedText({ name: 'studio', before: texts.before, phrases: page.made })}
${navMenu({ name: 'studio-menu', label: texts.menu, toggle: texts.toggle, entries })}
<section id="story"><h2>${texts.story}</h2>${unfold({ name: 'studio-story', height: 200, content: story, unfold: texts.unfold, fold: texts.fold })}</section>
<section id="pictures"><h2>${texts.pictures}</h2>${imagesLayout('studio-pictures', pictures, locale)}</section>
<section id="visitors"><h2>${texts.visitors}</h2>${testimonials('studio-visitors', visitors)}</section>
<section id="visit"><h2>${texts.visit}</h2>${page.visit.map(({ id, title, words }) => html`<details class="wp-block-details" id="${id}" data-widget="collapse"><summary>${title}</summary><p>${words}</p></details>`)}</section>`;
});

interface Film {
  readonly address: string;
  readonly label: string;
  readonly poster: Html;
}

/** Players in the page builder's markup, in the elements plugin's markup, and in Iyim's markup. */
const players: readonly ((film: Film) => Html)[] = [
  ({ address, label, poster }) =>
    builderWidget({
      type: 'video',
      widget: 'video',
      id: elementId('video'),
      settings: {
        video_type: 'youtube',
        youtube_url: address,
        yt_privacy: 'yes',
        show_image_overlay: 'yes',
        player_url: playerPath,
      },
      inside: html`<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div><div class="elementor-custom-embed-image-overlay">${poster}<div class="elementor-custom-embed-play" role="button" aria-label="${label}" tabindex="0">▶</div></div></div>`,
    }),
  ({ address, label, poster }) =>
    html`<div class="elementor-jet-video jet-elements"><div class="jet-video" data-settings="${JSON.stringify({ lightbox: false, autoplay: false, player_url: playerPath })}" data-widget="video"><iframe class="jet-video-iframe" title="${label}" allow="autoplay;encrypted-media" data-lazy-load="${address}?autoplay=0&amp;dnt=1"></iframe><div class="jet-video__overlay">${poster}<div class="jet-video__play-button" role="button" aria-label="${label}" tabindex="0">▶</div></div></div></div>`,
  ({ address, label, poster }) =>
    html`<div data-widget="video" data-widget-settings="${JSON.stringify({ player_url: playerPath })}"><a href="${address}" aria-label="${label}">${poster}<span class="video-play" aria-hidden="true">▶</span></a></div>`,
];

/** One film for each kind of player; nothing loads from a provider before a click. */
const videos = contentPage(360, 'videos', videosFile, ({ texts, films }, context) => {
  const card = ({ id, address, product, name, words }: (typeof films)[number], at: number): Html => {
    const poster = pictured(context, product, 1).map(
      ({ picture }) =>
        html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="" />`,
    );
    const label = fill(texts.play, { name });
    const alone = `${playerPath}?${new URLSearchParams({ provider: new URL(address).host, video: id })}`;
    return html`<article class="video-card">${players[at]?.({ address, label, poster: html`${poster}` })}
<h2>${name}</h2><p>${words}</p><p><a href="${alone}">${texts.alone}</a></p></article>
`;
  };
  return html`${films.map(card)}`;
});

export const contentPages = {
  about,
  campaign,
  faq,
  guide,
  lookbook,
  lottery,
  plans,
  studio,
  videos,
} as const;
