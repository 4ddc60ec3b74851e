import { md5 } from '../shop/md5.ts';
import { type Html, html } from './html.ts';

/**
 * Returns the href of a link that the page builder's script handles: `#` and, percent-encoded as a whole,
 * `elementor-action:action={name}&settings={base64 of JSON}`, as the builder's server writes it. Settings may contain only
 * Latin-1 characters, because of `btoa`.
 */
export const builderAction = (name: string, settings: Readonly<Record<string, unknown>>): string =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

/** Returns the href of a link that opens a popup; with `toggle` a second click closes it. */
export const openPopupAction = (id: number, toggle = false): string =>
  builderAction('popup:open', { id: String(id), toggle });

/** Returns the href of a link that closes the popup around it; with `forGood` the popup never opens again. */
export const closePopupAction = (forGood = false): string =>
  builderAction('popup:close', { do_not_show_again: forGood ? 'yes' : '' });

interface BuilderWidget {
  /** The builder's name of the widget, such as `heading` or `countdown`. */
  readonly type: string;
  /** Seven characters, made by `elementId`. */
  readonly id: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly classes?: string;
  /** Name of the Iyim widget to mount on this element. */
  readonly widget?: string;
  readonly inside: Html;
}

/** Returns an element id in the builder's format, derived from the name. */
export const elementId = (name: string): string => md5(name).slice(0, 7);

/** Renders the builder's element around a widget. */
export const builderWidget = ({ type, id, settings, classes, widget, inside }: BuilderWidget): Html =>
  html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}${classes !== undefined && ` ${classes}`}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default"${settings && html` data-settings="${JSON.stringify(settings)}"`}${widget !== undefined && html` data-widget="${widget}"`}><div class="elementor-widget-container">${inside}</div></div>`;
