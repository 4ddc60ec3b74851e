import type { CSSProperties } from 'react';
import { type ATTRIBUTES, isChangeable, STYLE, TEXT } from '../host-page/html/restore.ts';
import { safeUrl } from '../site/safe-url.ts';
import type { Values } from './ledger.ts';

type Value = string | number | boolean | null | undefined;

/** Splits a string type at its spaces into a union. */
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

type AttributeName = Words<(typeof ATTRIBUTES)[number]>;

type Attributes = { [N in AttributeName | `aria-${string}` | `data-${string}`]?: Value };

/** Native events, unlike the props of React elements: `onChange` listens to the native `change`, and `onFocus` does not bubble (`onFocusIn` does). */
type EventName = Words<
  | 'Click DblClick AuxClick ContextMenu KeyDown KeyUp BeforeInput BeforeMatch Input Change Invalid Submit Reset'
  | 'FormData Focus Blur FocusIn FocusOut PointerDown PointerUp PointerMove PointerCancel PointerEnter'
  | 'PointerLeave MouseEnter MouseLeave MouseOver TouchStart TouchMove TouchEnd TouchCancel Wheel Scroll Toggle'
  | 'Cancel Close Paste Load Error AnimationEnd TransitionEnd'
>;

type Handlers = {
  [N in EventName as `on${N}` | `on${N}Capture`]?:
    | ((event: HTMLElementEventMap[Lowercase<N> & keyof HTMLElementEventMap]) => unknown)
    | undefined;
};

/**
 * Attributes, classes, styles, text and handlers for a server-rendered element. An undefined value is not bound, and the server's
 * value stays.
 */
export interface Bindings extends Attributes, Handlers {
  /** Class tokens to add (true) or remove (false). Several tokens may share one key, separated by one space. */
  classes?: Readonly<Record<string, boolean | undefined>> | undefined;
  /** Inline style properties, named as in React's `style`; null removes the property. A value may end in `!important`. */
  styles?: Readonly<{ [P in keyof CSSProperties | `--${string}`]?: string | null | undefined }> | undefined;
  /**
   * The element's text. If the element contains other elements and only one text node with words, only that node changes;
   * otherwise the text replaces the whole content.
   */
  text?: string | undefined;
}

export type HandlerMap = Readonly<Record<string, (event: never) => unknown>>;

export interface SortedBindings {
  readonly values: Values;
  /** Handlers by event type. A `!` after the type means the capture phase. */
  readonly handlers: HandlerMap;
}

/** Props whose attribute name is not just the prop in lower case. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { htmlFor: 'for' };
/** Attributes for which false is written as the word "false". */
const WRITES_FALSE = /^(aria-|data-|draggable$)/;

const names = new Map<string, string>();
const eventTypes = new Map<string, string>();

/** Returns the key in `handlers` for an `on…` prop. */
function eventOf(prop: string): string {
  let cached = eventTypes.get(prop);
  if (cached === undefined) {
    const [, type = '', capture] = /^on(.+?)(Capture)?$/.exec(prop) ?? [];
    cached = type.toLowerCase() + (capture ? '!' : '');
    eventTypes.set(prop, cached);
  }
  return cached;
}

/** Returns the ledger's name for an attribute prop; throws for an attribute that views may not change. */
function nameOf(prop: string): string {
  const cached = names.get(prop);
  if (cached !== undefined) return cached;
  const name = ATTRIBUTE_NAMES[prop] ?? prop.toLowerCase();
  if (!isChangeable(name))
    throw new Error(`<Enhance>: expected an attribute that may change, found "${prop}"`);
  names.set(prop, name);
  return name;
}

const propertyOf = (prop: string): string =>
  STYLE + (prop.startsWith('--') ? prop : prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Sorts props into values to write and event handlers. */
export function sortBindings(props: Bindings): SortedBindings {
  const values = new Map<string, string | null>();
  const handlers: Record<string, (event: never) => unknown> = {};
  for (const prop in props) {
    const value = props[prop as keyof Bindings];
    if (value === undefined) continue;
    if (prop === 'classes') {
      for (const [tokens, on] of Object.entries(value as NonNullable<Bindings['classes']>))
        if (on !== undefined) for (const token of tokens.split(' ')) values.set(`.${token}`, on ? '' : null);
    } else if (prop === 'styles') {
      for (const [property, text] of Object.entries(value as Record<string, string | null | undefined>))
        if (text !== undefined) values.set(propertyOf(property), text || null);
    } else if (prop === 'text') values.set(TEXT, String(value));
    else if (typeof value === 'function') handlers[eventOf(prop)] = value as (event: never) => unknown;
    else {
      const name = nameOf(prop);
      values.set(name, toAttribute(name, value as Exclude<Value, undefined>));
    }
  }
  return { values, handlers };
}

function toAttribute(name: string, value: Exclude<Value, undefined>): string | null {
  if (typeof value === 'boolean') return WRITES_FALSE.test(name) ? String(value) : value ? '' : null;
  if (name === 'href' && value !== null && safeUrl(String(value)) === null) return null;
  return value === null ? null : String(value);
}
