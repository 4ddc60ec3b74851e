import { about } from '../../content/about.ts';
import { barChart, pieChart } from '../../markup/charts.ts';
import { counter, progressBar } from '../../markup/counted.ts';
import { animatedHeadline } from '../../markup/headline.ts';
import { html } from '../../markup/html.ts';
import { horizontalTimeline, verticalTimeline } from '../../markup/timelines.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 375;

export const aboutPath = (locale: Locale): string => localPath('/about/', locale);

export const aboutTexts = {
  he: {
    title: 'הסיפור שלנו',
    lead: 'ממחסן אחד לחצר שלמה, כד אחרי כד.',
    numbers: 'במספרים',
    years: 'שנה אחרי שנה',
    steps: 'איך נולד כד',
    step: (number: number) => `שלב ${number}`,
    shares: 'מה חוזר לאדמה',
    sold: 'מה קונים אצלנו',
    madeBefore: 'מהחצר שלנו יוצאים',
    made: ['כדים וקערות', 'מנורות עץ', 'כריות פשתן'],
  },
  en: {
    title: 'Our story',
    lead: 'From one shed to a whole yard, pot by pot.',
    numbers: 'In numbers',
    years: 'Year by year',
    steps: 'How a pot is born',
    step: (number: number) => `Step ${number}`,
    shares: 'What goes back to the earth',
    sold: 'What people buy',
    madeBefore: 'Out of our yard come',
    made: ['vases and bowls', 'wooden lamps', 'linen cushions'],
  },
} as const;

/** `/about/`: the shop's years, the steps of its work, and what can be counted of it. */
export function aboutPage({ locale }: PageContext): Page {
  const say = aboutTexts[locale];
  const { years, steps, numbers, shares, orders, kinds } = about;
  const chart = ({ title, rows }: typeof orders) => ({
    title: title[locale],
    labels: rows.map(({ label }) => label[locale]),
    values: rows.map(({ value }) => value),
  });
  const entries = years.map(({ year, title, words }) => ({
    meta: year,
    title: title[locale],
    words: words[locale],
  }));
  const work = steps.map(({ title, words }, index) => ({
    meta: say.step(index + 1),
    title: title[locale],
    words: words[locale],
  }));
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} about" data-elementor-type="wp-page" data-elementor-id="${postId}">
${animatedHeadline({ name: 'about', before: say.madeBefore, phrases: say.made })}
<section><h2>${say.numbers}</h2><div class="about__numbers">${numbers.map(({ value, label }) => counter(value, label[locale]))}</div></section>
<section><h2>${say.years}</h2>${verticalTimeline('about-years', entries)}</section>
<section><h2>${say.steps}</h2>${horizontalTimeline('about-steps', work)}</section>
<section><h2>${say.shares}</h2><div class="about__shares">${shares.map(({ percent, label }) => progressBar(percent, label[locale]))}</div></section>
<section><h2>${say.sold}</h2><div class="about__charts">${pieChart(chart(kinds))}${barChart(chart(orders))}</div></section></div>`,
  };
}
