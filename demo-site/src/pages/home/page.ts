import { type Html, html } from '../../markup/html.ts';
import { pictureOf } from '../../markup/picture.ts';
import { categoryPath, shopPath } from '../../shop/links.ts';
import { posts } from '../../shop/magazine.ts';
import { magazinePath } from '../../shop/magazine-links.ts';
import type { Category } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { newsletterStrip } from '../forms/newsletter.ts';
import { storyList } from '../magazine/story-list.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, postIds } from '../page.ts';
import { image } from '../picture.ts';
import { productList } from '../product-list.ts';
import { homeSlides } from './slides.ts';
import { testimonials } from './testimonials.ts';

const texts = {
  he: {
    title: 'דברים טובים לבית ולגוף',
    heading: 'דברים טובים לבית ולגוף',
    lead: 'קרמיקה מהאובניים, עץ זית, פשתן שנושם ואור רך. נעשים בסדנאות קטנות ונשארים הרבה שנים.',
    shop: 'לכל המוצרים',
    clothing: 'לקולקציית הפשתן',
    featured: 'אהובים במיוחד',
    categories: 'לפי קטגוריה',
    magazine: 'מהמגזין',
    stories: 'לכל הכתבות',
    promises: 'איך אנחנו עובדים',
    customers: 'לקוחות מספרים',
    list: [
      ['משלוח חינם', 'בהזמנה מעל 400 ₪, עד הבית.'],
      ['החלפה פשוטה', 'שלושים יום להחליף או להחזיר, בלי שאלות.'],
      ['נעשה בקרוב', 'רוב המוצרים נעשים במרחק של פחות ממאה קילומטרים מכאן.'],
    ],
  },
  en: {
    title: 'Good things for home and body',
    heading: 'Good things for home and body',
    lead: 'Wheel-thrown ceramics, olive wood, linen that breathes and soft light. Made in small workshops, to stay for years.',
    shop: 'See everything',
    clothing: 'The linen collection',
    featured: 'Best loved',
    categories: 'By category',
    magazine: 'From the magazine',
    stories: 'All stories',
    promises: 'How we work',
    customers: 'Customers say',
    list: [
      ['Free delivery', 'For orders over ₪400, to your door.'],
      ['Easy returns', 'Thirty days to change your mind, no questions asked.'],
      ['Made nearby', 'Most of what we sell is made within a hundred kilometres.'],
    ],
  },
} as const;

const clothingId = 25;

export function homePage(context: PageContext): Page {
  const { locale, shop } = context;
  const say = texts[locale];
  const { repository } = shop;
  const products = repository.products();
  const featured = products.filter((product) => product.featured).slice(0, 8);
  const clothing = repository.categories().find(({ id }) => id === clothingId);
  const main = html`${noticesArea(context)}
<section class="hero">
<div>
<h1>${say.heading}</h1>
<p>${say.lead}</p>
<div class="hero__actions">
<a class="button button--primary" href="${shopPath(locale)}">${say.shop}</a>
${clothing && html`<a class="button" href="${categoryPath(clothing, locale)}">${say.clothing}</a>`}
</div>
</div>
${homeSlides(context)}
</section>
<section class="home-section" aria-labelledby="featured">
<div class="section-head"><h2 id="featured">${say.featured}</h2><a href="${shopPath(locale)}">${say.shop}</a></div>
${productList(context, featured, 0)}
</section>
<section class="home-section" aria-labelledby="by-category">
<div class="section-head"><h2 id="by-category">${say.categories}</h2></div>
<ul class="category-tiles">${repository.categories().map((category) => categoryTile(context, category))}</ul>
</section>
<section class="home-section" aria-labelledby="from-the-magazine">
<div class="section-head"><h2 id="from-the-magazine">${say.magazine}</h2><a href="${magazinePath(locale)}">${say.stories}</a></div>
${storyList(context, posts(repository).slice(0, 4))}
</section>
<section class="home-section" aria-labelledby="promises">
<h2 id="promises">${say.promises}</h2>
<ul class="promises">${say.list.map(([name, text]) => html`<li><h3>${name}</h3><p>${text}</p></li>`)}</ul>
</section>
<section class="home-section" aria-labelledby="customers-say">
<h2 id="customers-say">${say.customers}</h2>
${testimonials(locale)}
</section>
${newsletterStrip(context)}`;
  return { title: say.title, postId: postIds.home, bodyClasses: ['home', 'page', 'page-id-2'], main };
}

function categoryTile({ shop, locale }: PageContext, category: Category): Html {
  const { repository } = shop;
  const first = repository.products().find(({ categoryIds }) => categoryIds.includes(category.id));
  const picture = first && pictureOf(repository, first);
  return html`<li><a href="${categoryPath(category, locale)}">
${picture && image(picture, { classes: 'category-tile', locale, lazy: true, decorative: true })}
<span>${category.name[locale]}</span></a></li>`;
}
