import { report } from '../site/report.ts';
import type { Bindings } from '../view/bindings.ts';
import { lazyWidget } from './lazy-widget.ts';
import { register } from './register.ts';
import { pageRecord } from './registry.ts';
import type { Island, Widget } from './types.ts';

/** The access of a plain widget's `mount` to its island. */
export interface PlainIsland<Input = unknown> extends Island {
  /** The result of `read`; undefined without `read`. */
  readonly input: Input;
  /** The host's settings as the page writes them, unchecked. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Aborted when the island is unmounted, and when `mount` runs again with changed settings. */
  readonly signal: AbortSignal;
  /**
   * Binds attributes, classes, styles, text and handlers to an element of the page, instead of the previous bindings of this
   * element; null removes them. The server's values are restored when the island is unmounted. An error in a handler fails only this
   * island.
   */
  enhance(element: Element, bindings: Bindings | null): void;
}

/** A widget without React, for pages without a build. */
export interface PlainWidget<Input = unknown> {
  /** Name in `data-widget`, in kebab-case. */
  readonly name: string;
  /** When an island activates, as in `data-widget-load`. @default 'visible(200px)' */
  readonly trigger?: string | undefined;
  /**
   * Returns what `mount` needs from the server's markup. Runs before anything has changed. Throws to refuse the host; null means that
   * the host has nothing to enhance, which is not an error.
   */
  readonly read?: ((host: HTMLElement) => Input | null) | undefined;
  /**
   * Enhances the host. Runs again, after the clean-up, when the host's settings change.
   *
   * @returns a function that removes what `mount` has added, or nothing. Values that `enhance` has bound need no clean-up.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function without `return` returns void
  readonly mount: (host: HTMLElement, island: PlainIsland<Input>) => (() => unknown) | undefined | void;
}

/** Names that hosts can have, and that cannot be confused with another word in `data-widget`. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Widgets that `define` has registered. */
const defined = new WeakSet<Widget>();

/**
 * Registers a widget that consists of plain functions (RT-34). Reports an invalid widget and a name of another widget, and never
 * throws. A widget that is defined again under its name is logged and ignored, because the page may run its script twice.
 */
export function define<Input = unknown>(widget: PlainWidget<Input>): void {
  const { name, trigger, read, mount } = (widget ?? {}) as Partial<PlainWidget<Input>>;
  const existing = pageRecord().widgets.get(name as string);
  const problem =
    typeof name !== 'string' || !NAME.test(name)
      ? `a name in kebab-case, such as "price-alert", found ${shown(name)}`
      : typeof mount !== 'function'
        ? `a function "mount", found ${shown(mount)}`
        : read !== undefined && typeof read !== 'function'
          ? `a function "read", found ${shown(read)}`
          : trigger !== undefined && typeof trigger !== 'string'
            ? `a trigger such as "idle", found ${shown(trigger)}`
            : existing && !defined.has(existing) && `a free name, found "${name}", which another widget has`;
  if (problem) {
    report(new TypeError(`expected ${problem}`), typeof name === 'string' ? name : 'page', 'define()');
    return;
  }
  const plain = lazyWidget(name as string, {
    trigger,
    load: async () => ({ default: (await import('../view/plain-view.tsx')).plainDefinition(widget) }),
  });
  defined.add(plain);
  register(plain);
}

const shown = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : typeof value);
