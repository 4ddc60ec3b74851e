import type { CSSProperties } from 'react';
import { type ATTRIBUTES, isChangeable, STYLE, TEXT } from '../host-page/html/restore.ts';
import { safeUrl } from '../site/safe-url.ts';
import type { Values } from './ledger.ts';

type Value = string | number | boolean | null | undefined;

/** The words of a text. */
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

type AttributeName = Words<(typeof ATTRIBUTES)[number]>;

type Attributes = { [N in AttributeName | `aria-${string}` | `data-${string}`]?: Value };

/** The browser's own events: `onChange` is its `change`, and `onFocus` does not bubble (`onFocusIn` does). */
type EventName = Words<
  | 'Click DblClick AuxClick ContextMenu KeyDown KeyUp BeforeInput BeforeMatch Input Change Invalid Submit Reset'
  | 'FormData Focus Blur FocusIn FocusOut PointerDown PointerUp PointerMove PointerCancel PointerEnter'
  | 'PointerLeave MouseEnter MouseLeave MouseOver TouchStart TouchMove TouchEnd Wheel Scroll Toggle'
  | 'Cancel Close Paste Load Error AnimationEnd TransitionEnd'
>;

type Handlers = {
  [N in EventName as `on${N}` | `on${N}Capture`]?:
    | ((event: HTMLElementEventMap[Lowercase<N> & keyof HTMLElementEventMap]) => unknown)
    | undefined;
};

/** What may be bound to an element that the server rendered. Undefined is not bound: what the server wrote shows. */
export interface Bindings extends Attributes, Handlers {
  /** Tokens of the class list: there, or not there. Several separated by one space go together. */
  classes?: Readonly<Record<string, boolean | undefined>> | undefined;
  /** Inline style properties, named as in React's `style`; null: not there. `!important` may stand at the end. */
  styles?: Readonly<{ [P in keyof CSSProperties | `--${string}`]?: string | null | undefined }> | undefined;
  /** Its whole text. Refused where there are elements inside. */
  text?: string | undefined;
}

export type HandlerMap = Readonly<Record<string, (event: never) => unknown>>;

export interface Wanted {
  readonly values: Values;
  /** By event type, with `!` at its end for the capturing phase. */
  readonly handlers: HandlerMap;
}

/** React's spelling, where lower case alone does not give the attribute's name. */
const SPELLED: Readonly<Record<string, string>> = { htmlFor: 'for' };
/** Attributes whose `false` is a word. */
const SPOKEN = /^(aria-|data-|draggable$)/;

const names = new Map<string, string>();
const eventTypes = new Map<string, string>();

/** The key in the handlers of an `on…` prop. */
function eventOf(prop: string): string {
  let known = eventTypes.get(prop);
  if (known === undefined) {
    const [, type = '', capture] = /^on(.+?)(Capture)?$/.exec(prop) ?? [];
    known = type.toLowerCase() + (capture ? '!' : '');
    eventTypes.set(prop, known);
  }
  return known;
}

/** The name in the ledger of what a prop sets; throws for one that no view may change. */
function nameOf(prop: string): string {
  const known = names.get(prop);
  if (known !== undefined) return known;
  const name = SPELLED[prop] ?? prop.toLowerCase();
  if (!isChangeable(name))
    throw new Error(`<Enhance>: expected an attribute that may change, found "${prop}"`);
  names.set(prop, name);
  return name;
}

const propertyOf = (prop: string): string =>
  STYLE + (prop.startsWith('--') ? prop : prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Sorts props into what is written and what is heard. */
export function toWanted(props: Bindings): Wanted {
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
      values.set(name, written(name, value as Exclude<Value, undefined>));
    }
  }
  return { values, handlers };
}

function written(name: string, value: Exclude<Value, undefined>): string | null {
  if (typeof value === 'boolean') return SPOKEN.test(name) ? String(value) : value ? '' : null;
  if (name === 'href' && value !== null && safeUrl(String(value)) === null) return null;
  return value === null ? null : String(value);
}
