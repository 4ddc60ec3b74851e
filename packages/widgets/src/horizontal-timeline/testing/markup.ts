import type { HorizontalTimelineSettings } from '../settings.ts';

/** Styles of the elements plugin and the server, for three visible entries. */
export const SHEET = `
  .jet-hor-timeline { position: relative } .jet-hor-timeline--arrows-nav > .jet-hor-timeline-inner { overflow: hidden }
  .jet-hor-timeline-list { display: flex; position: relative } .jet-hor-timeline-item { flex: 0 0 calc(100% / 3); max-width: calc(100% / 3) }
  .jet-hor-timeline__line { position: absolute; top: 19px; height: 2px; background: grey } .jet-hor-timeline-item__point-content { width: 40px; height: 40px }
  .jet-arrow { position: absolute; top: 50% } .jet-arrow-disabled { opacity: 0.5; pointer-events: none }`;

const item = (index: number, content: string) =>
  `<div class="jet-hor-timeline-item elementor-repeater-item-${index}a" data-item-id="${index}a">${content}</div>`;
const card = (index: number) =>
  `<div class="jet-hor-timeline-item__card"><div class="jet-hor-timeline-item__card-inner"><h5 class="jet-hor-timeline-item__card-title">Year ${index}</h5><div class="jet-hor-timeline-item__card-desc">Words</div><div class="jet-hor-timeline-item__card-btn-wrap"><a class="jet-hor-timeline-item__card-btn" href="#${index}">More</a></div></div><div class="jet-hor-timeline-item__card-arrow"></div></div>`;
const meta = (index: number) => `<div class="jet-hor-timeline-item__meta">201${index}</div>`;
const point = (index: number) =>
  `<div class="jet-hor-timeline-item__point"><div class="jet-hor-timeline-item__point-content">${index}</div></div>`;

interface PluginOptions {
  readonly count?: number;
  /** Settings of the page builder's element. */
  readonly settings?: object;
  readonly hasArrows?: boolean;
  readonly rest?: string;
}

/** The elements plugin's horizontal timeline, as its server prints it, with odd entries reversed. */
export function plugin({
  count = 5,
  settings = {},
  hasArrows = true,
  rest = 'data-widget="horizontal-timeline"',
}: PluginOptions = {}): string {
  const list = (name: string, content: (index: number) => string, before = '') =>
    `<div class="jet-hor-timeline-list jet-hor-timeline-list--${name}">${before}${Array.from({ length: count }, (_, index) => item(index, content(index))).join('')}</div>`;
  const isOdd = (index: number) => index % 2 === 1;
  const arrow = (side: string, more = '') =>
    `<i class="jet-arrow jet-${side}-arrow${more}"><svg width="20" height="20"></svg></i>`;
  return `<div class="elementor-element elementor-widget elementor-widget-jet-horizontal-timeline" data-id="abc" data-settings='${JSON.stringify(settings)}'><div class="elementor-jet-horizontal-timeline jet-elements"><div class="jet-hor-timeline jet-hor-timeline--layout-chess jet-hor-timeline--align-center jet-hor-timeline--${hasArrows ? 'arrows-nav' : 'scroll-bar'}" ${rest}><div class="jet-hor-timeline-inner"><div class="jet-hor-timeline-track">${list('top', (index) => (isOdd(index) ? meta(index) : card(index)))}${list('middle', point, '<div class="jet-hor-timeline__line"><div class="jet-hor-timeline__line-progress"></div></div>')}${list('bottom', (index) => (isOdd(index) ? card(index) : meta(index)))}</div></div>${hasArrows ? arrow('prev', ' jet-arrow-disabled') + arrow('next') : ''}</div></div></div>`;
}

/** Our minimal markup. */
export const plain = (
  settings?: Partial<Record<keyof HorizontalTimelineSettings, number>>,
  count = 5,
): string =>
  `<div data-widget="horizontal-timeline"${settings ? ` data-widget-settings='${JSON.stringify(settings)}'` : ''}><ol>${[
    '2012',
    '2015',
    '2019',
    '2022',
    '2024',
  ]
    .slice(0, count)
    .map((year) => `<li><h3>${year}</h3><p>A wheel in a shed.</p></li>`)
    .join('')}</ol></div>`;
