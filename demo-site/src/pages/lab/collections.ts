import { type Html, html } from '../../markup/html.ts';
import { collectionPages, type ListingElement, listingElements } from '../../shop/listing-elements.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { listingWidget } from '../listing-widget.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page } from '../page.ts';
import { type CollectionName, collectionNames, collectionTexts, labCrumbs } from './texts.ts';

const isName = (name: string): name is CollectionName => collectionNames.some((one) => one === name);

/**
 * `/lab/collections/{name}/`: demonstrates one way of loading a list; null for any other name, and beyond the list's last page.
 */
export function collectionPage(context: PageContext, name: string): Page | null {
  if (!isName(name)) return null;
  const { locale } = context;
  const { pages } = collectionTexts[locale];
  const postId = collectionPages[name];
  const elements = listingElements(locale).filter(({ pageId }) => pageId === postId);
  const parts = elements.map((element) => part(context, element));
  if (parts.includes(null)) return null;
  const { title, lead } = pages[name];
  return builtPage({
    title,
    postId,
    lead,
    before: html`${noticesArea(context)}
`,
    crumbs: labCrumbs(locale, { label: title }),
    inside: html`${name === 'lazy' ? withTexts(context, parts) : parts}`,
  });
}

function part(context: PageContext, element: ListingElement): Html | null {
  const shown = listingWidget(context, element);
  const headings: Readonly<Record<string, string>> = collectionTexts[context.locale].headings;
  const heading = headings[element.cssId];
  if (shown === null || heading === undefined) return shown;
  const id = `${element.cssId}-heading`;
  return html`<section class="collection-part" aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${shown}</section>`;
}

/** Adds texts before each list, so that the list begins below the visible part of the page. */
const withTexts = ({ locale }: PageContext, parts: readonly (Html | null)[]): readonly Html[] =>
  parts.map((shown, at) => {
    const [first, second] = collectionTexts[locale].between.slice(at * 2);
    return html`<div class="collection-pause"><p>${first}</p><p>${second}</p></div>${shown}`;
  });
