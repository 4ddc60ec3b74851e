import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Entry {
  /** Date or number of the entry. */
  readonly meta: string;
  readonly title: string;
  readonly words: string;
}

/** Renders the elements plugin's vertical timeline, whose cards animate in when they become visible. */
export function verticalTimeline(name: string, entries: readonly Entry[]): Html {
  const item = ({ meta, title, words }: Entry, index: number): Html => {
    const when = html`<div class="timeline-item__meta-content">${meta}</div>`;
    return html`<div class="jet-timeline-item jet-timeline-item--animated elementor-repeater-item-${elementId(`${name}-${index}`)} jet-timeline-item--image-inside"><div class="timeline-item__card"><div class="timeline-item__card-inner"><div class="timeline-item__card-content"><div class="timeline-item__meta">${when}</div><h3 class="timeline-item__card-title">${title}</h3><div class="timeline-item__card-desc">${words}</div></div></div><div class="timeline-item__card-arrow"></div></div><div class="timeline-item__point"><div class="timeline-item__point-content timeline-item__point-content--text"></div></div><div class="timeline-item__meta">${when}</div></div>`;
  };
  return builderWidget({
    type: 'jet-timeline',
    id: elementId(name),
    inside: html`<div class="elementor-jet-timeline jet-elements"><div class="jet-timeline jet-timeline--align-left jet-timeline--align-top" data-widget="timeline"><div class="jet-timeline__line"><div class="jet-timeline__line-progress"></div></div><div class="jet-timeline-list">${entries.map(item)}</div></div></div>`,
  });
}

/** Renders the elements plugin's horizontal timeline, with the cards above the line. */
export function horizontalTimeline(name: string, entries: readonly Entry[]): Html {
  const list = (place: string, content: (entry: Entry) => Html, before: Html | null = null): Html =>
    html`<div class="jet-hor-timeline-list jet-hor-timeline-list--${place}">${before}${entries.map(
      (entry, index) => {
        const id = elementId(`${name}-${index}`);
        return html`<div class="jet-hor-timeline-item elementor-repeater-item-${id}" data-item-id="${id}">${content(entry)}</div>`;
      },
    )}</div>`;
  const card = ({ title, words }: Entry): Html =>
    html`<div class="jet-hor-timeline-item__card"><div class="jet-hor-timeline-item__card-inner"><h3 class="jet-hor-timeline-item__card-title">${title}</h3><div class="jet-hor-timeline-item__card-desc">${words}</div></div><div class="jet-hor-timeline-item__card-arrow"></div></div>`;
  const meta = ({ meta }: Entry): Html => html`<div class="jet-hor-timeline-item__meta">${meta}</div>`;
  const point = (): Html =>
    html`<div class="jet-hor-timeline-item__point"><div class="jet-hor-timeline-item__point-content"></div></div>`;
  const arrow = (classes: string, way: string): Html =>
    html`<i class="jet-arrow ${classes}"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="${way}" fill="none" stroke="currentColor" stroke-width="2"/></svg></i>`;
  const line = html`<div class="jet-hor-timeline__line"><div class="jet-hor-timeline__line-progress"></div></div>`;
  return builderWidget({
    type: 'jet-horizontal-timeline',
    id: elementId(name),
    settings: { columns: '3', columns_tablet: '2', columns_mobile: '1', slides_to_scroll: '1' },
    inside: html`<div class="elementor-jet-horizontal-timeline jet-elements"><div class="jet-hor-timeline jet-hor-timeline--layout-top jet-hor-timeline--align-center jet-hor-timeline--arrows-nav" data-widget="horizontal-timeline"><div class="jet-hor-timeline-inner"><div class="jet-hor-timeline-track">${list('top', card)}${list('middle', point, line)}${list('bottom', meta)}</div></div>${arrow('jet-prev-arrow jet-arrow-disabled', 'M13 3 6 10l7 7')}${arrow('jet-next-arrow', 'm7 3 7 7-7 7')}</div></div>`,
  });
}
