import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import type { Locale } from '../shop/model.ts';
import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

const settings = widgetSettings.pricingTable;
const icon = (sign: string) => `<span aria-hidden="true">${sign}</span>`;

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
  /** Price in shekels. */
  readonly price: number;
  readonly per: string;
  readonly badge?: string | undefined;
  /** Number of features that are visible while the list is folded. */
  readonly shown: number;
  readonly features: readonly {
    readonly text: string;
    readonly included: boolean;
    /** Explanation of the feature, as HTML. */
    readonly meaning?: string | undefined;
  }[];
}

type Words = Readonly<Record<'unfold' | 'fold' | 'join' | 'included' | 'excluded', string>>;

/** Renders a plan in the elements plugin's markup. */
export function pricingTable(
  { features, shown, ...plan }: Plan,
  texts: Words,
  locale: Locale,
  join: string,
): Html {
  const classesOf = (index: number) =>
    index < shown && html` fold_visible${index === shown - 1 && ' fold_visible_last'}`;
  return builderWidget({
    type: 'jet-pricing-table',
    id: elementId(`plan-${plan.id}`),
    inside: html`<div class="elementor-jet-pricing-table jet-elements"><div class="pricing-table${plan.badge && ' featured-table'}" data-tooltips-settings="${JSON.stringify(settings.tooltips)}" data-widget="pricing-table">
<div class="pricing-table__heading"><h2 class="pricing-table__title">${plan.name}</h2><p class="pricing-table__subtitle">${plan.lead}</p></div>
<div class="pricing-table__price">${locale === 'en' && html`<span class="pricing-table__price-prefix">₪</span>`}<span class="pricing-table__price-val">${plan.price}</span>${locale === 'he' ? html`&nbsp;` : ' '}<span class="pricing-table__price-suffix">${locale === 'he' && '₪ '}${plan.per}</span></div>
<div class="pricing-table__features"><div class="pricing-table__fold-mask" data-fold-settings="${JSON.stringify(settings.fold)}">${features.map(
      ({ text, included, meaning }, index) =>
        html`<div class="pricing-feature pricing-feature-${elementId(`${plan.id}-${index}`)} ${included ? 'item-included' : 'item-excluded'}${classesOf(index)}"><div class="pricing-feature__inner"${meaning && html` data-tippy-content="${meaning}"`}><span class="item-bullet" aria-hidden="true">${included ? '✓' : '–'}</span><span class="screen-reader-text">${included ? texts.included : texts.excluded} </span><span class="pricing-feature__text">${text}</span></div></div>`,
    )}</div>
<div class="pricing-table__fold-trigger"><div class="pricing-table__fold-button elementor-button" role="button" tabindex="0" aria-label="${texts.unfold}" data-unfold-text="${texts.unfold}" data-fold-text="${texts.fold}" data-unfold-icon="${icon('+')}" data-fold-icon="${icon('−')}"><span class="pricing-table__fold-button-icon">${html`<span aria-hidden="true">+</span>`}</span><span class="pricing-table__fold-button-text">${texts.unfold}</span></div></div></div>
<div class="pricing-table__action"><a class="elementor-button pricing-table-button button-md-size" href="${join}">${texts.join}<span class="screen-reader-text"> – ${plan.name}</span></a></div>
${plan.badge && html`<p class="pricing-table__badge">${plan.badge}</p>`}</div></div>`,
  });
}
