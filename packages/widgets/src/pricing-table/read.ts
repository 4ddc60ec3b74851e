import { jsonAttribute } from '@iyim/runtime/widget';

export type PricingTableInput = ReturnType<typeof readPricingTable>;

export type FoldParts = NonNullable<ReturnType<typeof readFold>>;

export interface TooltipPart {
  readonly element: HTMLElement;
  readonly html: string;
}

const MASK = '.pricing-table__fold-mask';
const OPEN = 'pricing-table-unfold-state';

export const openClass = (isOpen: boolean): Record<string, boolean> => ({ [OPEN]: isOpen });

/** Reads the plugin's markup, or plain markup: a list in which the class `iyim-feature-more` is on the items that the button shows. */
export const readPricingTable = (host: HTMLElement) => ({
  /** Null if all features are visible. */
  fold: readFold(host),
  tooltips: [
    ...host.querySelectorAll<HTMLElement>(
      '.pricing-feature__inner:is([data-tippy-content], [title]), li [title]',
    ),
  ].flatMap((element) => {
    const html = element.dataset.tippyContent ?? element.title;
    return html.trim() ? [{ element, html }] : [];
  }),
});

function readFold(host: HTMLElement) {
  const find = (part: string) => host.querySelector<HTMLElement>(`.pricing-table__fold-button${part}`);
  const plugins = host.querySelector<HTMLElement>(`${MASK}[data-fold-settings]`);
  const mask = plugins ?? host.querySelector<HTMLElement>(':is(ul, ol):has(> .iyim-feature-more)');
  if (!mask) return null;
  const features = [...mask.querySelectorAll<HTMLElement>(plugins ? '.pricing-feature' : ':scope > li')];
  const seen = features.filter((feature) =>
    feature.matches(plugins ? '.fold_visible' : ':not(.iyim-feature-more)'),
  );
  const last = seen.at(-1);
  const button = find('');
  if (!last || seen.length === features.length || (plugins && !button)) return null;
  return {
    /** The box around the features. */
    mask,
    features,
    /** The last feature that is visible while folded. */
    last,
    /** The plugin's button; null in plain markup. */
    button,
    icon: find('-icon'),
    text: find('-text'),
    startsOpen: mask.classList.contains(OPEN),
  };
}

/**
 * Reads the settings that the plugin prints: settings of the fold on the box around the features, settings of the tooltips on the host.
 */
export const printedSettings = (host: HTMLElement): Record<string, unknown> => ({
  ...jsonAttribute(host, 'data-tooltips-settings'),
  ...jsonAttribute(host.querySelector(MASK), 'data-fold-settings'),
});
