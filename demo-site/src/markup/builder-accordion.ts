import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html, jsonForScript } from './html.ts';

interface BuilderItem {
  readonly title: string;
  readonly text: string;
}

/**
 * Renders the page builder's accordion of nested elements, with every item closed, and its structured data for search engines.
 */
export function builderAccordion(name: string, label: string, items: readonly BuilderItem[]): Html {
  const id = elementId(name);
  const number = Number.parseInt(id, 16);
  const item = ({ title, text }: BuilderItem, index: number) => {
    const itemId = `e-n-accordion-item-${number}${index}`;
    return html`<details id="${itemId}" class="e-n-accordion-item"><summary class="e-n-accordion-item-title" data-accordion-index="${index + 1}" tabindex="${index === 0 ? 0 : -1}" aria-expanded="false" aria-controls="${itemId}"><span class="e-n-accordion-item-title-header"><span class="e-n-accordion-item-title-text">${title}</span></span><span class="e-n-accordion-item-title-icon" aria-hidden="true"></span></summary><div role="region" aria-labelledby="${itemId}" class="elementor-element e-con e-child" data-element_type="container"><p>${text}</p></div></details>
`;
  };
  const schema = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return builderWidget({
    type: 'n-accordion',
    widget: 'accordion',
    id,
    settings: {
      default_state: 'all_collapsed',
      max_items_expended: 'multiple',
      n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
    },
    inside: html`<div class="e-n-accordion" aria-label="${label}">${items.map(item)}</div><script type="application/ld+json">${jsonForScript(schema)}</script>`,
  });
}
