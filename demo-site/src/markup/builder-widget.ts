import { md5 } from '../shop/md5.ts';
import { type Html, html } from './html.ts';

/**
 * The address of a link that the page builder's script answers, as its server writes it: `#` and, percent-encoded
 * whole, `elementor-action:action={name}&settings={base64 of JSON}`. Settings may hold Latin letters only.
 */
export const builderAction = (name: string, settings: Readonly<Record<string, unknown>>): string =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

/** Opens a popup; with `toggle` a second click closes it. */
export const openPopupAction = (id: number, toggle = false): string =>
  builderAction('popup:open', { id: String(id), toggle });

/** Closes the popup that the link stands in; `forGood`: it never shows again. */
export const closePopupAction = (forGood = false): string =>
  builderAction('popup:close', { do_not_show_again: forGood ? 'yes' : '' });

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
