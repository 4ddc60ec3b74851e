import type { Bindings } from '../view/bindings.ts';
import type { Island } from './types.ts';

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
