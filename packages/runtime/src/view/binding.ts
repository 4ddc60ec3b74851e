import { useInsertionEffect, useState } from 'react';
import type { Island } from '../islands/types.ts';
import { languageOf, languageOfText } from '../signals/foreign-texts.ts';
import { nameElement } from '../site/report.ts';
import { type Bindings, type HandlerMap, toWanted, type Wanted } from './bindings.ts';
import { drawAfter } from './draw-now.ts';
import { useIsland } from './island-context.ts';
import { holdAll, isContested, type Values } from './ledger.ts';

const NO_VALUES: Values = new Map();
const NO_HANDLERS: HandlerMap = {};

/** One component's hold of an element. Pages have many: it is one object, and what it hears comes to the object itself. */
interface Binding {
  readonly island: Island;
  element: Element | null;
  values: Values;
  handlers: HandlerMap;
  handleEvent(event: Event): void;
  /** Hears the capturing phase. */
  capturing?: EventListenerObject;
}

/**
 * Writes `bindings` to an element of the server's while the component is there. In an insertion effect: all of a commit is
 * written before any layout effect measures or moves the focus. Returns what writes them earlier in the commit.
 */
export function useBinding(of: Element | null, bindings: Bindings): () => void {
  const island = useIsland();
  const [binding] = useState<Binding>(() => ({
    island,
    element: null,
    values: NO_VALUES,
    handlers: NO_HANDLERS,
    handleEvent: hear,
  }));
  const wanted = toWanted(withLanguage(of, bindings));
  const bind = () => update(binding, of, wanted);
  useInsertionEffect(bind);
  useInsertionEffect(() => () => end(binding), [binding]);
  return bind;
}

/** One of our texts brings its language along to its element; in slots and in their children it is marked where it is shown. */
function withLanguage(of: Element | null, bindings: Bindings): Bindings {
  const lang = languageOfText(bindings.text);
  const parent = of?.parentElement;
  return lang && parent && languageOf(parent) !== lang ? { lang, ...bindings } : bindings;
}

function hear(this: Binding, event: Event): void {
  answer(this, event.type, event);
}

function answer({ island, handlers }: Binding, key: string, event: Event): void {
  const handler = handlers[key] as ((event: Event) => unknown) | undefined;
  if (handler) drawAfter(event, () => island.handler(handler)(event));
}

function update(binding: Binding, next: Element | null, { values, handlers }: Wanted): void {
  if (next !== binding.element) end(binding);
  binding.element = next;
  if (!next || values === binding.values) return;
  const before = binding.values;
  binding.values = values;
  try {
    for (const name of holdAll(binding, next, values, before)) sayConflict(binding, next, name);
  } catch (error) {
    end(binding); // React does not clean up after an effect that threw
    throw error;
  }
  const heard = binding.handlers;
  binding.handlers = handlers;
  for (const key in heard) if (!(key in handlers)) listen(binding, next, 'removeEventListener', key);
  for (const key in handlers) if (!(key in heard)) listen(binding, next, 'addEventListener', key);
}

function end(binding: Binding): void {
  const { element } = binding;
  if (!element) return;
  holdAll(binding, element, NO_VALUES, binding.values);
  for (const key in binding.handlers) listen(binding, element, 'removeEventListener', key);
  binding.element = null;
  binding.values = NO_VALUES;
  binding.handlers = NO_HANDLERS;
}

function listen(
  binding: Binding,
  element: Element,
  how: 'addEventListener' | 'removeEventListener',
  key: string,
): void {
  if (key.endsWith('!')) {
    binding.capturing ??= { handleEvent: (event) => answer(binding, `${event.type}!`, event) };
    element[how](key.slice(0, -1), binding.capturing, true);
  } else element[how](key, binding);
}

function sayConflict({ island }: Binding, bound: Element, name: string): void {
  // Not yet: two that change places do so one after the other within a commit.
  queueMicrotask(() => {
    if (!isContested(bound, name)) return;
    const message = `expected one binding of "${name}" on ${nameElement(bound)}, found several`;
    island.report(new Error(message), 'enhancing an element');
  });
}
