import magazineTexts from '../../../content/texts/magazine.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { loopGrid } from '../../markup/loop-grid.ts';
import { type TaxonomyFilter, taxonomyFilter } from '../../markup/taxonomy-filter.ts';
import { ideasPostId, loops } from '../../shop/loops.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { builtPage, type Page } from '../page.ts';

const filters = {
  category: { id: '6c21b0e', loop: loops.ideas, taxonomy: 'category' },
  tag: { id: '9d54e7a', loop: loops.ideas, taxonomy: 'post_tag', multiple: true },
  short: { id: 'e17c4a6', loop: loops.short, taxonomy: 'post_tag' },
} as const satisfies Record<string, TaxonomyFilter>;

/** Renders two loop grids, each with its own filters; the address contains their whole state. */
export function ideasPage(context: PageContext): Page {
  const { locale, url } = context;
  const texts = magazineTexts.ideas[locale];
  const address = { pathname: url.pathname, query: url.searchParams };
  return builtPage({
    title: texts.title,
    postId: ideasPostId,
    kind: 'ideas',
    lead: texts.lead,
    inside: html`
<section class="ideas" aria-labelledby="ideas-all"><h2 id="ideas-all">${texts.all}</h2>
<div class="ideas__filters">${taxonomyFilter(context, filters.category, address)}
${taxonomyFilter(context, filters.tag, address)}</div>
${loopGrid(context, loops.ideas, address)}</section>
<section class="ideas ideas--short" aria-labelledby="ideas-short"><h2 id="ideas-short">${texts.short}</h2>
<div class="ideas__filters">${taxonomyFilter(context, { ...filters.short, label: texts.shortFilter }, address)}</div>
${loopGrid(context, loops.short, address)}</section>
`,
  });
}
