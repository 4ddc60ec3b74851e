import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PlainWidget } from '../islands/plain-widget.ts';
import { type AnyDefinition, NothingToEnhance, type ViewProps } from '../islands/types.ts';
import { guard } from '../site/attempt.ts';
import { linkedController } from '../site/linked-controller.ts';
import type { Bindings } from './bindings.ts';
import { Enhance } from './enhance.tsx';

type Raw = Readonly<Record<string, unknown>>;
type Bound = ReadonlyMap<Element, Bindings>;

const NOTHING_BOUND: Bound = new Map();

interface PlainInput<Input> {
  readonly widget: PlainWidget<Input>;
  readonly read: Input;
}

/** Returns the definition of a widget that consists of plain functions. Its settings are not checked. */
export function plainDefinition<Input>(widget: PlainWidget<Input>): AnyDefinition {
  return {
    name: widget.name,
    settings: { entries: {}, parse: (raw) => raw },
    read(host) {
      const read: unknown = widget.read?.(host);
      if (read === null) throw new NothingToEnhance('expected a result of read(), found null');
      if (isPromise(read)) throw new TypeError('read(): expected a value, found a promise');
      return { widget, read };
    },
    View: PlainView,
  };
}

/** Runs the widget's `mount` for the current settings, and renders the bindings that it asks for. */
function PlainView<Input>({ island, settings, input }: ViewProps<Raw, PlainInput<Input>>): ReactNode {
  const [bound, setBound] = useState(NOTHING_BOUND);
  useLayoutEffect(() => {
    const { host, name } = island;
    const controller = linkedController(island.signal);
    const { signal } = controller;
    const enhance = (element: Element, bindings: Bindings | null) => {
      if (!(element instanceof Element))
        throw new TypeError(
          `enhance(): expected an element, found ${element === null ? 'null' : typeof element}`,
        );
      if (!signal.aborted)
        setBound((before) => {
          const now = new Map(before);
          // An element keeps its position, which identifies its binding.
          now.set(element, bindings ?? {});
          return now;
        });
    };
    const end: unknown = input.widget.mount(host, {
      ...island,
      input: input.read,
      settings,
      signal,
      enhance,
    });
    if (end !== undefined && typeof end !== 'function')
      throw new TypeError(
        `mount(): expected a clean-up function or nothing, found ${isPromise(end) ? 'a promise' : end === null ? 'null' : typeof end}`,
      );
    return () => {
      controller.abort();
      guard(end as (() => unknown) | undefined, name, 'unmounting', host);
      setBound(NOTHING_BOUND);
    };
  }, [island, settings, input]);
  return [...bound].map(([element, bindings], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the element
    <Enhance key={index} of={element} {...bindings} />
  ));
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';
