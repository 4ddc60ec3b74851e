import { useInsertionEffect, useState } from 'react';
import type { Island } from '../islands/types.ts';
import { languageOf, languageOfText } from '../signals/foreign-texts.ts';
import { nameElement } from '../site/report.ts';
import { type Bindings, type HandlerMap, type SortedBindings, sortBindings } from './bindings.ts';
import { drawAfter } from './draw-now.ts';
import { useIsland } from './island-context.ts';
import { holdAll, isContested, type Values } from './ledger.ts';

const NO_VALUES: Values = new Map();
const NO_HANDLERS: HandlerMap = {};

/**
 * One component's binding of an element. Pages have many bindings, so each is a single object that also serves as the event
 * listener.
 */
interface Binding {
  readonly island: Island;
  element: Element | null;
  values: Values;
  handlers: HandlerMap;
  handleEvent(event: Event): void;
  /** Listens in the capture phase. */
  capturing?: EventListenerObject;
}

/**
 * Writes `bindings` to a server-rendered element while the component is mounted. Writes in an insertion effect, so that the whole
 * commit is written before any layout effect measures elements or moves the focus. Returns a function that writes the bindings
 * earlier in the commit.
 */
export function useBinding(of: Element | null, bindings: Bindings): () => void {
  const island = useIsland();
  const [binding] = useState<Binding>(() => ({
    island,
    element: null,
    values: NO_VALUES,
    handlers: NO_HANDLERS,
    handleEvent,
  }));
  const sorted = sortBindings(withLanguage(of, bindings));
  const bind = () => update(binding, of, sorted);
  useInsertionEffect(bind);
  useInsertionEffect(() => () => end(binding), [binding]);
  return bind;
}

/**
 * Adds `lang` to an element whose text is a widget text in another language. Slots and their children get `lang` where they are
 * rendered.
 */
function withLanguage(of: Element | null, bindings: Bindings): Bindings {
  const lang = languageOfText(bindings.text);
  const parent = of?.parentElement;
  return lang && parent && languageOf(parent) !== lang ? { lang, ...bindings } : bindings;
}

function handleEvent(this: Binding, event: Event): void {
  runHandler(this, event.type, event);
}

function runHandler({ island, handlers }: Binding, key: string, event: Event): void {
  const handler = handlers[key] as ((event: Event) => unknown) | undefined;
  if (handler) drawAfter(event, () => island.handler(handler)(event));
}

function update(binding: Binding, next: Element | null, { values, handlers }: SortedBindings): void {
  if (next !== binding.element) end(binding);
  binding.element = next;
  if (!next || values === binding.values) return;
  const before = binding.values;
  binding.values = values;
  try {
    for (const name of holdAll(binding, next, values, before)) reportConflict(binding, next, name);
  } catch (error) {
    end(binding); // React does not clean up after an effect that threw
    throw error;
  }
  const previous = binding.handlers;
  binding.handlers = handlers;
  listen(binding, next, 'removeEventListener', previous, handlers);
  listen(binding, next, 'addEventListener', handlers, previous);
}

function end(binding: Binding): void {
  const { element } = binding;
  if (!element) return;
  holdAll(binding, element, NO_VALUES, binding.values);
  listen(binding, element, 'removeEventListener', binding.handlers);
  binding.element = null;
  binding.values = NO_VALUES;
  binding.handlers = NO_HANDLERS;
}

/** Adds or removes the listeners of `handlers`, except for the keys of `others`. */
function listen(
  binding: Binding,
  element: Element,
  how: 'addEventListener' | 'removeEventListener',
  handlers: HandlerMap,
  others: HandlerMap = NO_HANDLERS,
): void {
  for (const key in handlers) {
    if (key in others) continue;
    if (key.endsWith('!')) {
      binding.capturing ??= { handleEvent: (event) => runHandler(binding, `${event.type}!`, event) };
      element[how](key.slice(0, -1), binding.capturing, true);
    } else element[how](key, binding);
  }
}

function reportConflict({ island }: Binding, bound: Element, name: string): void {
  // The check is deferred, because two bindings that swap elements do so one after the other within a commit.
  queueMicrotask(() => {
    if (!isContested(bound, name)) return;
    const message = `expected one binding of "${name}" on ${nameElement(bound)}, found several`;
    island.report(new Error(message), 'enhancing an element');
  });
}
