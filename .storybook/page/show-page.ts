import { start, type Widget } from '@iyim/runtime';
import type { AnyDefinition } from '@iyim/runtime/page';
import { parseHtml } from '@iyim/runtime/widget';
import { createElement, StrictMode } from 'react';
import * as catalogue from '../../packages/widgets/bundle/catalogue.ts';
import type { OpenPage } from './open-page.ts';

const widgets = Object.values(catalogue);

/** What a story draws. */
export interface ShownPage {
  readonly page: OpenPage;
  /** The widget the story is about. */
  readonly widget: string;
  /** Its settings, written on its hosts as a page's author writes them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** One that the library does not have. */
  readonly definition?: AnyDefinition | undefined;
}

/** The widget with its view in React's StrictMode, which runs effects twice: a story finds what can not bear that. */
const strictly = (widget: Widget): Widget => ({
  ...widget,
  load: async () => {
    const { definition, renderer } = await widget.load();
    return { definition: inStrictMode(definition), renderer };
  },
});

const inStrictMode = (definition: AnyDefinition): AnyDefinition => ({
  ...definition,
  // biome-ignore lint/correctness/noComponentHookFactories: once for a widget
  View: (props) => createElement(StrictMode, null, createElement(definition.View, props)),
});

/** These bind from one effect, and would bind twice. */
const notYet = new Set(['form', 'popup']);
const strictWidgets = widgets.map((widget) => (notYet.has(widget.name) ? widget : strictly(widget)));

/** Puts server HTML into the canvas and starts the real runtime on it, as a page with the script tag does. Returns the undo. */
export function showPage({ page, widget, settings, definition }: ShownPage, canvas: HTMLElement): () => void {
  const content = parseHtml(page.html);
  for (const host of content.querySelectorAll(`[data-widget="${widget}"]`)) {
    if (Object.keys(settings).length > 0) host.setAttribute('data-widget-settings', JSON.stringify(settings));
    // At once: a story shows the widget, not the wait for it.
    host.setAttribute('data-widget-load', 'load');
  }
  canvas.replaceChildren(content);
  const undress = dress(page);
  start({ widgets: definition ? [inStrictMode(definition), ...strictWidgets] : strictWidgets });
  return () => {
    undress();
    canvas.replaceChildren();
  };
}

/** Gives the document what a page of the shop has on `html` and `body`. */
function dress({ language, direction, bodyClasses }: OpenPage): () => void {
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
