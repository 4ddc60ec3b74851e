import magazineTexts from '../../content/texts/magazine.json' with { type: 'json' };
import { type Loop, type LoopAddress, loopFilters, loopPage, withLoopFilters } from '../shop/loops.ts';
import { type PostTaxonomy, type PostTerm, postTerms } from '../shop/magazine.ts';
import type { Locale } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

export interface TaxonomyFilter {
  /** Exactly seven letters and digits. */
  readonly id: string;
  readonly loop: Loop;
  readonly taxonomy: PostTaxonomy;
  /** Label of the filter, needed when a page has several filters of the same taxonomy. */
  readonly label?: string;
  /** Whether several terms can be chosen simultaneously. */
  readonly multiple?: boolean;
}

/**
 * Renders the page builder's filter of a loop. Its items are links here, so that they work before and without the script: each
 * opens the page with its term chosen, or removed if it was chosen.
 */
export function taxonomyFilter(visit: Visit, filter: TaxonomyFilter, address: LoopAddress): Html {
  const { id, loop, taxonomy, label, multiple } = filter;
  const { locale, shop, url } = visit;
  const texts = magazineTexts.filters[locale];
  const settings = {
    selected_element: loop.id,
    taxonomy,
    ...(multiple ? { multiple_selection: 'yes', logical_combination: 'OR' } : {}),
    horizontal_scroll: 'disable',
    retry_notice: 'yes',
  };
  const all = loopFilters(address.query, loop.id);
  const chosen = all.get(taxonomy)?.terms ?? [];
  const hrefOf = (terms: readonly string[]): string =>
    withLoopFilters(address, loop.id, new Map([...all, [taxonomy, { terms, join: 'OR' }]]));
  const items = postTerms(shop.repository, taxonomy).map((term) => {
    const slug = slugOf(term, locale);
    const names: readonly string[] = [term.slug.he, term.slug.en];
    const isChosen = chosen.some((one) => names.includes(one));
    const href = hrefOf(
      isChosen ? chosen.filter((one) => !names.includes(one)) : multiple ? [...chosen, slug] : [slug],
    );
    return item(slug, term.name[locale], isChosen, href);
  });
  return html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-taxonomy-filter" data-id="${id}" data-element_type="widget" data-settings="${JSON.stringify(settings)}" data-widget_type="taxonomy-filter.default" data-widget="taxonomy-filter">
<div class="elementor-widget-container">
<search class="e-filter" role="search" aria-label="${label ?? texts[taxonomy]}" data-base-url="${url.origin}${address.pathname}" data-page-num="${loopPage(address, loop.id)}">
${item('__all', texts.all, chosen.length === 0, hrefOf([]))}
${items}
</search>
</div>
</div>`;
}

const slugOf = ({ slug }: PostTerm, locale: Locale): string => slug[locale];

const item = (slug: string, name: string, isChosen: boolean, href: string): Html =>
  html`<a class="e-filter-item" data-filter="${slug}" href="${href}"${isChosen && html` aria-current="true"`} rel="nofollow">${name}</a>\n`;
