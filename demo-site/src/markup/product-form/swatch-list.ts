import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { picturePath } from '../../shop/links.ts';
import type { AttributeOption, ProductAttribute } from '../../shop/model.ts';
import type { Visit } from '../../shop/visit.ts';
import { type Html, html } from '../html.ts';
import { swatchClass } from '../swatch-styles.ts';

/** Number of options that a longer list shows before "more" is clicked. */
const limit = 8;

/** Renders the swatches plugin's list of an attribute's options. The select beside it has the value. */
export function swatchList(visit: Visit, attribute: ProductAttribute, chosen: string): Html {
  const { locale } = visit;
  const { key, name, options, swatch } = attribute;
  const hidden = options.length - limit;
  const isLimited = hidden > 0;
  const classes = ['variable-items-wrapper', `${swatch}-variable-items-wrapper`, 'wvs-style-squared'];
  const values = JSON.stringify(options.map(({ value }) => value));
  const more = html`<li class="woo-variation-swatches-variable-item-more"><a href="#">${fill(texts.swatches[locale].more, { count: hidden })}</a></li>`;
  return html`<ul role="radiogroup" aria-label="${name[locale]}" class="${[...classes, ...(isLimited ? ['enabled-display-limit-mode'] : [])].join(' ')}" data-attribute_name="attribute_${key}" data-attribute_values="${values}">
${options.map((option) => item(visit, attribute, option, option.value === chosen))}${isLimited && more}
</ul>`;
}

function item(
  visit: Visit,
  { key, swatch }: ProductAttribute,
  option: AttributeOption,
  isChosen: boolean,
): Html {
  const { locale } = visit;
  const title = option.name[locale];
  const slug = option.value.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const kind = `${swatch}-variable-item`;
  return html`<li class="variable-item ${kind} ${kind}-${slug}${isChosen && ' selected'}" title="${title}" data-title="${title}" data-value="${option.value}" data-wvstooltip="${title}" data-wvstooltip-out-of-stock="${texts.swatches[locale].gone}" role="radio" aria-checked="${String(isChosen)}" tabindex="${isChosen ? 0 : -1}" aria-label="${title}"><div class="variable-item-contents">${contents(visit, key, swatch, option)}<span class="wvs-stock-left-info" data-wvs-stock-info=""></span></div></li>
`;
}

function contents(
  { locale, shop }: Visit,
  key: string,
  swatch: ProductAttribute['swatch'],
  option: AttributeOption,
): Html {
  const title = option.name[locale];
  if (swatch === 'color') {
    return html`<span class="variable-item-span variable-item-span-color ${swatchClass(key, option.value)}"></span>`;
  }
  const picture = option.pictureId === undefined ? null : shop.repository.picture(option.pictureId);
  if (swatch === 'image' && picture) {
    return html`<img class="variable-item-image" aria-hidden="true" alt="" src="${picturePath(picture)}" width="50" height="50">`;
  }
  return html`<span class="variable-item-span variable-item-span-${swatch}">${title}</span>`;
}
