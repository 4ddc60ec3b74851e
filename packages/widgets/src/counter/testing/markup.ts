interface Given {
  readonly to?: string;
  readonly from?: string;
  readonly duration?: string;
  readonly delimiter?: string;
}

/** The page builder's counter, as its server prints it. */
export const builder = ({ to = '1234', from = '0', duration = '10', delimiter = ',' }: Given = {}): string =>
  `<div class="elementor-element elementor-widget elementor-widget-counter" data-id="abc" data-widget="counter"><div class="elementor-counter"><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="${duration}" data-to-value="${to}" data-from-value="${from}"${delimiter && ` data-delimiter="${delimiter}"`}>${from}</span><span class="elementor-counter-number-suffix">+</span></div><div class="elementor-counter-title">Pots</div></div></div>`;

/** Our minimal markup. */
export const plain = (): string =>
  '<p data-widget="counter"><b data-to-value="1234" data-delimiter="," data-duration="10">1,234</b> pots</p>';
