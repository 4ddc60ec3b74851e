import { type Plan, plans } from '../content/pages.ts';
import type { Locale } from '../shop/model.ts';
import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

const texts = {
  he: {
    unfold: 'כל מה שכלול',
    fold: 'פחות',
    join: 'להצטרפות',
    included: 'כלול:',
    excluded: 'לא כלול:',
  },
  en: {
    unfold: 'All that is included',
    fold: 'Show less',
    join: 'Join',
    included: 'Included:',
    excluded: 'Not included:',
  },
} as const;

const foldSettings = {
  fold_enabled: true,
  unfoldDuration: { size: 500, unit: 'ms' },
  foldDuration: { size: 300, unit: 'ms' },
  unfoldEasing: 'easeOutSine',
  foldEasing: 'easeOutSine',
};
const tooltipSettings = {
  tooltipPlacement: 'top',
  tooltipArrow: true,
  tooltipTrigger: 'mouseenter',
  tooltipShowDuration: { size: 200 },
  tooltipHideDuration: { size: 200 },
  tooltipDelay: { size: 0 },
  tooltipDistance: { size: 10 },
  tooltipAnimation: 'shift-toward',
};
const icon = (sign: string) => `<span aria-hidden="true">${sign}</span>`;

/** A plan, in the elements plugin's markup. */
export function pricingTable(plan: Plan, locale: Locale, join: string): Html {
  const say = texts[locale];
  const { features, shown } = plan;
  const classesOf = (index: number) =>
    index < shown && html` fold_visible${index === shown - 1 && ' fold_visible_last'}`;
  return builderWidget({
    type: 'jet-pricing-table',
    id: elementId(`plan-${plan.id}`),
    inside: html`<div class="elementor-jet-pricing-table jet-elements"><div class="pricing-table${plan.badge && ' featured-table'}" data-tooltips-settings="${JSON.stringify(tooltipSettings)}" data-widget="pricing-table">
<div class="pricing-table__heading"><h2 class="pricing-table__title">${plan.name[locale]}</h2><p class="pricing-table__subtitle">${plan.lead[locale]}</p></div>
<div class="pricing-table__price">${locale === 'en' && html`<span class="pricing-table__price-prefix">₪</span>`}<span class="pricing-table__price-val">${plan.price}</span> <span class="pricing-table__price-suffix">${locale === 'he' && '₪ '}${plan.per[locale]}</span></div>
<div class="pricing-table__features"><div class="pricing-table__fold-mask" data-fold-settings="${JSON.stringify(foldSettings)}">${features.map(
      ({ text, included, meaning }, index) =>
        html`<div class="pricing-feature pricing-feature-${elementId(`${plan.id}-${index}`)} ${included ? 'item-included' : 'item-excluded'}${classesOf(index)}"><div class="pricing-feature__inner"${meaning && html` data-tippy-content="${meaning[locale]}"`}><span class="item-bullet" aria-hidden="true">${included ? '✓' : '–'}</span><span class="screen-reader-text">${included ? say.included : say.excluded} </span><span class="pricing-feature__text">${text[locale]}</span></div></div>`,
    )}</div>
<div class="pricing-table__fold-trigger"><div class="pricing-table__fold-button elementor-button" role="button" tabindex="0" aria-label="${say.unfold}" data-unfold-text="${say.unfold}" data-fold-text="${say.fold}" data-unfold-icon="${icon('+')}" data-fold-icon="${icon('−')}"><span class="pricing-table__fold-button-icon">${html`<span aria-hidden="true">+</span>`}</span><span class="pricing-table__fold-button-text">${say.unfold}</span></div></div></div>
<div class="pricing-table__action"><a class="elementor-button pricing-table-button button-md-size" href="${join}">${say.join}<span class="screen-reader-text"> – ${plan.name[locale]}</span></a></div>
${plan.badge && html`<p class="pricing-table__badge">${plan.badge[locale]}</p>`}</div></div>`,
  });
}

export const pricingTables = (locale: Locale, join: string): readonly Html[] =>
  plans.map((plan) => pricingTable(plan, locale, join));
