import { md5 } from '../shop/md5.ts';
import { type Html, html } from './html.ts';

interface BuilderWidget {
  /** What the builder calls it: `heading`, `countdown`. */
  readonly type: string;
  /** Seven characters; `elementId` makes them. */
  readonly id: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly classes?: string;
  /** A widget of ours whose host this element is. */
  readonly widget?: string;
  readonly inside: Html;
}

/** The builder's id of an element, made of a name of ours: the same every time. */
export const elementId = (name: string): string => md5(name).slice(0, 7);

/** The builder's element around a widget. */
export const builderWidget = ({ type, id, settings, classes, widget, inside }: BuilderWidget): Html =>
  html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}${classes !== undefined && ` ${classes}`}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default"${settings && html` data-settings="${JSON.stringify(settings)}"`}${widget !== undefined && html` data-widget="${widget}"`}><div class="elementor-widget-container">${inside}</div></div>`;
