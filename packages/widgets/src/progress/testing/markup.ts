/** Returns the page builder's progress bar as its server prints it; without `aria`, as in older releases. */
export const builder = (max = '65', { aria = true } = {}): string =>
  `<div class="elementor-element elementor-widget elementor-widget-progress" data-id="abc" data-widget="progress"><span class="elementor-title" id="skill">Skill</span><div class="elementor-progress-wrapper"${aria ? ` aria-labelledby="skill" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${max}" aria-valuetext="${max}% (Clay)"` : ''}><div class="elementor-progress-bar" data-max="${max}"><span class="elementor-progress-text">Clay</span><span class="elementor-progress-percentage">${max}%</span></div></div></div>`;

/** Returns a progress bar in plain markup. */
export const plain = (): string =>
  '<div data-widget="progress"><div role="progressbar" aria-label="Glazed" aria-valuenow="40" aria-valuemin="0" aria-valuemax="100"><div data-max="40">40%</div></div></div>';
