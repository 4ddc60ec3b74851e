import { studio } from '../../content/studio.ts';
import { animatedText } from '../../markup/animated-text.ts';
import { html } from '../../markup/html.ts';
import { imagesLayout } from '../../markup/images-layout.ts';
import { navMenu } from '../../markup/nav-menu.ts';
import { testimonials } from '../../markup/testimonials.ts';
import { unfold } from '../../markup/unfold.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 377;

export const studioPath = (locale: Locale): string => localPath('/studio/', locale);

export const studioTexts = {
  he: {
    title: 'הסטודיו',
    before: 'ליד האובניים נולדים',
    menu: 'הסטודיו בעמוד הזה',
    toggle: 'פתיחת התפריט',
    story: 'הסיפור',
    pictures: 'מהמדפים',
    visitors: 'מה מספרים אורחים',
    visit: 'לבוא לבקר',
    workshops: 'יומן הסדנאות',
    write: 'לכתוב לנו',
    unfold: 'להמשיך לקרוא',
    fold: 'לקפל',
  },
  en: {
    title: 'The studio',
    before: 'At the wheel we make',
    menu: 'The studio on this page',
    toggle: 'Open the menu',
    story: 'The story',
    pictures: 'From the shelves',
    visitors: 'What visitors say',
    visit: 'Come and see',
    workshops: 'Classes by date',
    write: 'Write to us',
    unfold: 'Read on',
    fold: 'Fold',
  },
} as const;

/** `/studio/`: a menu of its own, a text whose end changes, a folded story, pictures, visitors’ words, and details that open. */
export function studioPage({ locale, shop: { repository } }: PageContext): Page {
  const say = studioTexts[locale];
  const pictures = studio.pictures.flatMap(({ product: slug, words }) => {
    const product = repository.productBySlug(slug);
    const picture = repository.picture(product?.pictureIds[0] ?? 0);
    return product && picture ? [{ picture, title: product.name[locale], words: words[locale] }] : [];
  });
  const menu = navMenu({
    name: 'studio-menu',
    label: say.menu,
    toggle: say.toggle,
    entries: [
      { href: '#story', label: say.story },
      { href: '#pictures', label: say.pictures },
      { href: '#visitors', label: say.visitors },
      {
        href: '#visit',
        label: say.visit,
        below: [
          { href: localPath('/events/', locale), label: say.workshops },
          { href: localPath('/contact/', locale), label: say.write },
        ],
      },
    ],
  });
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1></header>
<div class="elementor elementor-${postId} studio" data-elementor-type="wp-page" data-elementor-id="${postId}">
${animatedText({ name: 'studio', before: say.before, phrases: studio.made[locale] })}
${menu}
<section id="story"><h2>${say.story}</h2>${unfold({
      name: 'studio-story',
      height: 200,
      content: html`${studio.story.map((words) => html`<p>${words[locale]}</p>`)}`,
      unfold: say.unfold,
      fold: say.fold,
    })}</section>
<section id="pictures"><h2>${say.pictures}</h2>${imagesLayout('studio-pictures', pictures, locale)}</section>
<section id="visitors"><h2>${say.visitors}</h2>${testimonials(
      'studio-visitors',
      studio.visitors.map(({ name, from, words, stars }) => ({
        name: name[locale],
        position: from[locale],
        words: words[locale],
        stars,
      })),
    )}</section>
<section id="visit"><h2>${say.visit}</h2>${studio.visit.map(({ id, title, words }) => html`<details class="wp-block-details" id="${id}" data-widget="collapse"><summary>${title[locale]}</summary><p>${words[locale]}</p></details>`)}</section></div>`,
  };
}
