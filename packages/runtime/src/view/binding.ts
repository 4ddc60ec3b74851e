import type { Island } from '../islands/define.ts';
import { nameElement } from '../islands/report.ts';
import type { HandlerMap, Wanted } from './bindings.ts';
import { drawAfter } from './draw-now.ts';
import { holdAll, isContested, type Values } from './ledger.ts';

/** One component's hold of an element. */
export interface Binding {
  update(element: Element | null, wanted: Wanted): void;
  end(): void;
}

const NO_VALUES: Values = new Map();
const NO_HANDLERS: HandlerMap = {};

export function createBinding(island: Island): Binding {
  let element: Element | null = null;
  let values = NO_VALUES;
  let handlers = NO_HANDLERS;

  const answer = (key: string, event: Event) => {
    const handler = handlers[key] as ((event: Event) => unknown) | undefined;
    if (handler) drawAfter(event, () => island.handler(handler)(event));
  };
  // One listener object a phase, however many events it hears.
  const listener = { handleEvent: (event: Event) => answer(event.type, event) };
  const capturing = { handleEvent: (event: Event) => answer(`${event.type}!`, event) };
  const listen = (how: 'addEventListener' | 'removeEventListener', key: string) => {
    if (key.endsWith('!')) element?.[how](key.slice(0, -1), capturing, true);
    else element?.[how](key, listener);
  };

  const sayConflict = (bound: Element, name: string) => {
    // Not yet: two that change places do so one after the other within a commit.
    queueMicrotask(() => {
      if (!isContested(bound, name)) return;
      const message = `expected one binding of "${name}" on ${nameElement(bound)}, found several`;
      island.report(new Error(message), 'enhancing an element');
    });
  };

  const binding: Binding = {
    update(next, wanted) {
      if (next !== element) binding.end();
      element = next;
      if (!element) return;
      const before = values;
      values = wanted.values;
      try {
        for (const name of holdAll(binding, element, values, before)) sayConflict(element, name);
      } catch (error) {
        binding.end(); // React does not clean up after an effect that threw
        throw error;
      }
      const heard = handlers;
      handlers = wanted.handlers;
      for (const key in heard) if (!(key in handlers)) listen('removeEventListener', key);
      for (const key in handlers) if (!(key in heard)) listen('addEventListener', key);
    },
    end() {
      if (!element) return;
      holdAll(binding, element, NO_VALUES, values);
      for (const key in handlers) listen('removeEventListener', key);
      element = null;
      values = NO_VALUES;
      handlers = NO_HANDLERS;
    },
  };
  return binding;
}
