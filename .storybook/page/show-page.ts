import { start, stop, type Widget } from '@iyim/runtime';
import type { AnyDefinition } from '@iyim/runtime/page';
import { parseHtml } from '@iyim/runtime/widget';
import { createElement, StrictMode } from 'react';
import { addons } from 'storybook/preview-api';
import * as catalogue from '../../packages/widgets/bundle/catalogue.ts';
import { changedSettings, htmlToCopy } from './copied-html.ts';
import { HTML_SHOWN } from './html-shown.ts';
import type { OpenPage } from './open-page.ts';

const widgets = Object.values(catalogue);

/** The page that a story renders. */
export interface ShownPage {
  readonly page: OpenPage;
  /** The widget that the story shows. */
  readonly widget: string;
  /** The widget's settings, which are written on its hosts as a page's author would write them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Defaults of the settings. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Definition of a widget that is not in the library. */
  readonly definition?: AnyDefinition | undefined;
}

/**
 * Returns the widget with its view in React's StrictMode, which runs effects twice, so that a story fails if the view cannot
 * handle that.
 */
const withStrictMode = (widget: Widget): Widget => ({
  ...widget,
  load: async () => {
    const { definition, renderer } = await widget.load();
    return { definition: inStrictMode(definition), renderer };
  },
});

const inStrictMode = (definition: AnyDefinition): AnyDefinition => ({
  ...definition,
  // biome-ignore lint/correctness/noComponentHookFactories: called only once for each widget
  View: (props) => createElement(StrictMode, null, createElement(definition.View, props)),
});

/** Names of the widgets whose stories run without StrictMode. */
const notStrict = new Set(['form', 'popup']);
const strictWidgets = widgets.map((widget) => (notStrict.has(widget.name) ? widget : withStrictMode(widget)));

/** The story that is shown, and the HTML that its reader can copy. */
let shown: { readonly widget: string; readonly canvas: HTMLElement; readonly html: string } | undefined;

export const shownStory = () => shown;

/** Replaces the shown page with HTML, and starts the runtime on it, as on a page into which the HTML was pasted. */
export function pasteHtml(html: string, canvas: HTMLElement): void {
  stop();
  const content = parseHtml(html);
  for (const host of content.querySelectorAll('[data-widget]')) host.setAttribute('data-widget-load', 'load');
  canvas.replaceChildren(content);
  start({ widgets });
}

/**
 * Inserts server HTML into the canvas and starts the real runtime on it, like the script tag of a page. Returns a function that
 * removes the HTML again.
 */
export function showPage(
  { page, widget, settings, defaults = {}, definition }: ShownPage,
  canvas: HTMLElement,
): () => void {
  const content = parseHtml(page.html);
  const hasSettings = Object.keys(settings).length > 0;
  const changed = hasSettings ? changedSettings(settings, defaults) : undefined;
  const html = htmlToCopy(content, widget, changed, page.copied);
  shown = { widget, canvas, html };
  addons.getChannel().emit(HTML_SHOWN, html);
  for (const host of content.querySelectorAll(`[data-widget="${widget}"]`)) {
    if (hasSettings) host.setAttribute('data-widget-settings', JSON.stringify(settings));
    // Mounts the widget without waiting for its usual trigger.
    host.setAttribute('data-widget-load', 'load');
  }
  canvas.replaceChildren(content);
  const restoreDocument = applyToDocument(page);
  start({ widgets: definition ? [inStrictMode(definition), ...strictWidgets] : strictWidgets });
  return () => {
    restoreDocument();
    canvas.replaceChildren();
  };
}

/** Sets the attributes and classes of the shop's page on `html` and `body`. Returns a function that restores them. */
function applyToDocument({ language, direction, bodyClasses }: OpenPage): () => void {
  const { documentElement, body } = document;
  const before = { lang: documentElement.lang, dir: documentElement.dir };
  Object.assign(documentElement, { lang: language === 'he' ? 'he-IL' : 'en', dir: direction });
  const added = bodyClasses.filter((name) => !body.classList.contains(name));
  body.classList.add(...added);
  return () => {
    Object.assign(documentElement, before);
    body.classList.remove(...added);
  };
}
