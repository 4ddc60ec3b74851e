/** The part of the plugin's style sheet that hides features until its script runs. */
export const SHEET = `
  .pricing-table__fold-mask { max-height: 0; overflow: hidden } .pricing-table-unfold-state { max-height: none }
  .pricing-feature, li { line-height: 30px } ul { margin: 0 }`;

const json = (name: string, settings: object | null) =>
  settings ? ` ${name}='${JSON.stringify(settings).replaceAll("'", '&#39;')}'` : '';

export interface PluginOptions {
  /** Settings of the fold; null for a table that does not fold. */
  readonly fold?: object | null;
  readonly tooltips?: object;
  /** Attribute of the second and the fourth feature, with the text of their tooltips. */
  readonly tip?: string;
}

const quick = { fold_enabled: true, unfoldDuration: { size: 20, unit: 'ms' }, foldDuration: '20ms' };

const feature = (n: number, isSeen: boolean, tip: string) =>
  `<div class="pricing-feature pricing-feature-a${n} item-included${isSeen ? ' fold_visible' : ''}"><div class="pricing-feature__inner"${n % 2 ? '' : ` ${tip}`}><span class="item-bullet"><i aria-hidden="true" class="fas fa-check"></i></span><span class="pricing-feature__text">Feature ${n}</span></div></div>`;

/** Returns the elements plugin's table as its server prints it. Two of the five features are visible while folded. */
export const plugin = ({
  fold = quick,
  tooltips = {},
  tip = 'data-tippy-content="What it &lt;strong&gt;means&lt;/strong&gt;"',
}: PluginOptions = {}): string => `
  <div class="elementor-jet-pricing-table jet-elements"><div class="pricing-table" data-widget="pricing-table"${json('data-tooltips-settings', { tooltipShowDuration: { size: 0 }, ...tooltips })}>
    <div class="pricing-table__heading"><h2 class="pricing-table__title">Plan</h2></div>
    <div class="pricing-table__features"><div class="pricing-table__fold-mask"${json('data-fold-settings', fold)}>${[1, 2, 3, 4, 5].map((n) => feature(n, n < 3, tip)).join('')}</div>
      <div class="pricing-table__fold-trigger"><div class="pricing-table__fold-button elementor-button" role="button" tabindex="0" aria-label="More" data-unfold-text="More" data-fold-text="Less" data-unfold-icon='&lt;i class="fas fa-down"&gt;&lt;/i&gt;' data-fold-icon='&lt;i class="fas fa-up"&gt;&lt;/i&gt;'><span class="pricing-table__fold-button-icon"><i class="fas fa-down"></i></span><span class="pricing-table__fold-button-text">More</span></div></div></div>
    <div class="pricing-table__action"><a class="elementor-button pricing-table-button" href="#buy">Buy</a></div></div></div>`;

/** Returns a table of an older release, which had no folding. */
export const old = (): string => `
  <div class="pricing-table" data-widget="pricing-table"><div class="pricing-table__features">${[1, 2].map((n) => feature(n, false, 'title="What it means"')).join('')}</div></div>`;

/** Returns a pricing table in plain markup. */
export const plain = (): string => `
  <div data-widget="pricing-table"><h2>Plan</h2>
    <ul><li>One</li><li><span title="What it means">Two</span></li><li class="iyim-feature-more">Three</li><li class="iyim-feature-more"><a id="in" href="#x">Four</a></li></ul></div>`;
