import { termsOf } from '../shop/magazine.ts';
import { type NestedFields, textAt } from '../shop/nested-fields.ts';
import type { FoundItem } from '../shop/search.ts';
import { isOn } from '../shop/search-settings.ts';
import type { Visit } from '../shop/visit.ts';
import { html } from './html.ts';

/** Where something was found: its category's name. */
function categoryName({ shop, locale }: Visit, found: FoundItem): string {
  const { repository } = shop;
  const names =
    found.kind === 'product'
      ? repository.categories().filter(({ id }) => found.item.categoryIds.includes(id))
      : termsOf(repository, found.item, 'category');
  return names[0]?.name[locale] ?? '';
}

const authorName = ({ locale }: Visit, found: FoundItem): string =>
  found.kind === 'post' ? found.item.author[locale] : '';

const fieldMarkup = (place: 'title' | 'content', value: string): string =>
  value === ''
    ? ''
    : html`<div class="jet-search-${place}-fields"><div class="jet-search-${place}-fields__item"><div class="jet-search-${place}-fields__item-value">${value}</div></div></div>`.toString();

/**
 * The fields around title and content that the widget's settings ask for: this shop shows the category with the title,
 * and a post's author with the content.
 */
export function foundMeta(visit: Visit, found: FoundItem, data: NestedFields) {
  const at = (place: 'title' | 'content', position: string, value: string): string => {
    const isShown = isOn(textAt(data, `show_${place}_related_meta`));
    const wanted = textAt(data, `meta_${place}_related_position`) || 'after';
    return isShown && wanted === position ? fieldMarkup(place, value) : '';
  };
  const category = categoryName(visit, found);
  const author = authorName(visit, found);
  return {
    before_title: at('title', 'before', category),
    after_title: at('title', 'after', category),
    before_content: at('content', 'before', author),
    after_content: at('content', 'after', author),
  };
}
