/** Rules of the elements plugin's style sheet: cards of animated entries are hidden until they are shown. */
export const SHEET = `
  .jet-timeline { position: relative; } .jet-timeline__line { position: absolute; inset-inline-start: 20px; inline-size: 2px; }
  .jet-timeline__line-progress { width: 100%; height: 0; } .jet-timeline-item { display: flex; margin-block-end: 40px; }
  .timeline-item__point { inline-size: 40px; block-size: 40px; } .timeline-item__card { block-size: 300px; }
  .jet-timeline-item--animated > .timeline-item__card { opacity: 0 } .jet-timeline-item--animated.is--show > .timeline-item__card { opacity: 1 }`;

const item = (index: number, isAnimated: boolean) =>
  `<div class="jet-timeline-item${isAnimated ? ' jet-timeline-item--animated' : ''} elementor-repeater-item-${index}a jet-timeline-item--image-inside"><div class="timeline-item__card"><div class="timeline-item__card-inner"><div class="timeline-item__card-content"><div class="timeline-item__meta"><div class="timeline-item__meta-content">201${index}</div></div><h5 class="timeline-item__card-title">Year ${index}</h5><div class="timeline-item__card-desc">Words</div></div></div><div class="timeline-item__card-arrow"></div></div><div class="timeline-item__point"><div class="timeline-item__point-content timeline-item__point-content--text">${index}</div></div><div class="timeline-item__meta"></div></div>`;

/** Returns a vertical timeline as the elements plugin prints it. */
export const plugin = ({ count = 4, isAnimated = true, rest = 'data-widget="timeline"' } = {}): string =>
  `<div class="elementor-widget elementor-widget-jet-timeline" data-id="abc"><div class="elementor-jet-timeline jet-elements"><div class="jet-timeline jet-timeline--align-left jet-timeline--align-top" ${rest}><div class="jet-timeline__line"><div class="jet-timeline__line-progress"></div></div><div class="jet-timeline-list">${Array.from({ length: count }, (_, index) => item(index, isAnimated)).join('')}</div></div></div></div>`;

/** Returns a timeline without the plugin's markup. */
export const plain = (): string =>
  '<div data-widget="timeline"><ol><li><h3>2012</h3><p>A wheel in a shed.</p></li><li><h3>2018</h3><p>A kiln of our own.</p></li><li><h3>2024</h3><p>A shop.</p></li></ol></div>';
