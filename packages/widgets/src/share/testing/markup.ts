/** Returns the page builder's share buttons as its server prints them; with `old`, without role, tab stop and name. */
export const builder = (
  networks: readonly string[],
  settings?: object,
  { old = false, text = true } = {},
): string =>
  `<div class="elementor-element elementor-grid-0 elementor-widget elementor-widget-share-buttons" data-id="abc" data-widget="share"${settings ? ` data-settings='${JSON.stringify(settings)}'` : ''}><div class="elementor-grid">${networks
    .map(
      (network) =>
        `<div class="elementor-grid-item"><div class="elementor-share-btn elementor-share-btn_${network}"${old ? '' : ` role="button" tabindex="0" aria-label="Share on ${network}"`}><span class="elementor-share-btn__icon"><i aria-hidden="true"></i></span>${text ? `<div class="elementor-share-btn__text"><span class="elementor-share-btn__title">${network}</span></div>` : ''}</div></div>`,
    )
    .join('')}</div></div>`;

/** Returns share buttons in plain markup. */
export const plain = (): string =>
  '<p data-widget="share"><button type="button" data-share="facebook">Facebook</button> <button type="button" data-share="print">Print</button></p>';
