import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
  useInsertionEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { SLOT } from '../host-page/html/restore.ts';
import { directionOf } from '../signals/direction.ts';
import { languageOf } from '../signals/foreign-texts.ts';
import { useBinding } from './binding.ts';
import type { Bindings } from './bindings.ts';
import { useIsland } from './island-context.ts';
import { deferListeners } from './late-listeners.ts';
import { move, type ServerNodes, SlotNodes } from './server-html.tsx';

export type Place = 'before' | 'after' | 'first' | 'last';

/** The slot or server-rendered element around a component. By default, its parts are placed there. */
export const Around = createContext<Element | null>(null);

export interface SlotProps extends Bindings {
  /** Server-rendered element that the slot is inside or next to; with null, neither the slot nor the children are rendered. */
  of: Element | null;
  /** Position inside or next to `of`. @default 'last' */
  place?: Place | undefined;
  /** Tag of the slot. @default 'div' */
  as?: string | undefined;
  /** The slot element, which contains the children. */
  ref?: Ref<HTMLElement> | undefined;
  /** Server HTML to put inside, instead of children; see `<ServerHtml>`. */
  nodes?: ServerNodes | undefined;
  children?: ReactNode;
}

/** Renders an element inside or next to a server-rendered one, with React children in it. */
export function Slot({ of, as = 'div', ...rest }: SlotProps): ReactNode {
  return of && <Placed key={as} of={of} as={as} {...rest} />;
}

interface PlacedProps extends SlotProps {
  of: Element;
  as: string;
}

/** The slot element, with the state that its cleanup needs. */
interface Made {
  readonly slot: HTMLElement;
  /** The text that was written into the slot. */
  text?: string | undefined;
  /** Whether React renders nothing in the slot. */
  isEmpty?: boolean;
  /** Whether the component has ended; children in the slot end later. */
  isOver?: boolean;
}

/**
 * Inserts the slot before the children's effects run and removes it after their cleanups, even on preact, because effects of
 * siblings run in order. A slot without children gets no React listeners, because a page may have hundreds of such slots,
 * such as pictures, and each fires `load`.
 */
function Placed({
  of,
  as,
  place = 'last',
  ref,
  nodes,
  children: given,
  ...bindings
}: PlacedProps): ReactNode {
  // Text is written without React, which cannot remove a text node that a translator has wrapped.
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : undefined;
  const children = text === undefined ? given : undefined;
  const hasChildren = children !== undefined;
  const around = useContext(Around);
  const { host } = useIsland();
  const [made] = useState((): Made => {
    const slot = createSlot(of, as, host);
    if (hasChildren) deferListeners(slot, of, around);
    return { slot };
  });
  const { slot } = made;
  const bind = useBinding(slot, bindings);
  const isEmpty = !hasChildren && !nodes;
  const update = () => {
    made.isEmpty = isEmpty;
    bind();
    showText(made, text);
    // This runs on every render, because a page script may have emptied the element around the slot.
    put(slot, of, place);
  };
  useInsertionEffect(update);
  // Not a passive effect: preact would end it after the slot has left the page.
  useInsertionEffect(
    () => (place === 'before' || place === 'after' ? follow(slot, of, place) : undefined),
    [slot, of, place],
  );
  useInsertionEffect(
    () => () => {
      made.isOver = true;
      if (made.isEmpty) slot.remove();
    },
    [made, slot],
  );
  useImperativeHandle(ref, () => slot, [slot]);
  if (isEmpty) return null;
  return (
    <>
      <First run={update} />
      {nodes && <SlotNodes of={slot} nodes={nodes} />}
      {hasChildren && createPortal(<Around value={slot}>{children}</Around>, slot)}
      <Last made={made} />
    </>
  );
}

/** Calls `run` before the children's effects, even on preact, because it is a sibling before the children. */
export function First({ run }: { run: () => void }): null {
  useInsertionEffect(run);
  return null;
}

/** Removes the slot after the children's effects have ended, because it is a sibling after the children. */
function Last({ made }: { made: Made }): null {
  useInsertionEffect(
    () => () => {
      if (made.isOver) made.slot.remove();
    },
    [made],
  );
  return null;
}

function createSlot(of: Element, as: string, host: Element): HTMLElement {
  const element = of.ownerDocument.createElement(as);
  element.setAttribute(SLOT, '');
  const language = languageOf(host);
  // The slot's content is in the host's language; the element around it may be in another, such as an English body around a
  // Hebrew part.
  if (of.isConnected && languageOf(of) !== language)
    Object.assign(element, { lang: language, dir: directionOf(host) });
  return element;
}

/**
 * Writes a slot's text into its text node. If a translator has put elements there, the text replaces them. When a slot changes
 * from text to children, only the first node is removed, because React may already have inserted the children after it.
 */
function showText(made: Made, text: string | undefined): void {
  const { slot, text: before } = made;
  if (before === text) return;
  made.text = text;
  const { firstChild } = slot;
  if (text === undefined) {
    if (before) firstChild?.remove();
  } else if (firstChild instanceof Text && !firstChild.nextSibling) firstChild.data = text;
  else slot.textContent = text;
}

function put(slot: Element, of: Element, place: Place): void {
  const isBeside = place === 'before' || place === 'after';
  const parent = isBeside ? of.parentNode : of;
  if (!parent) slot.remove();
  if (!parent || (isBeside ? isNextTo(slot, of, place) : slot.parentNode === of)) return;
  const next = { before: of, after: of.nextSibling, first: of.firstChild, last: null };
  move(slot, parent, next[place]);
}

/** Whether nothing but other slots, which keep their order, separates the slot from its element. */
function isNextTo(slot: Element, of: Element, place: 'before' | 'after'): boolean {
  const side = place === 'before' ? 'previousElementSibling' : 'nextElementSibling';
  let sibling = of[side];
  while (sibling !== slot && sibling?.hasAttribute(SLOT)) sibling = sibling[side];
  return sibling === slot;
}

/** Keeps a slot next to its element when a page script moves that element, or removes it and inserts it again later. */
function follow(slot: Element, of: Element, place: Place): () => void {
  let end = () => {};
  const watch = () => {
    const { parentNode: parent } = of;
    const putAgain = () => {
      put(slot, of, place);
      if (of.parentNode === parent) return;
      end();
      watch();
    };
    end = parent ? onMoves(of, parent, putAgain) : onReturn(of, putAgain);
  };
  watch();
  return () => end();
}

/** Functions to call when an element moves, by element. One observer serves all. */
const followers = new Map<Node, Set<() => void>>();
let moves: MutationObserver | undefined;

/**
 * Calls `moved` when `element` leaves or enters `parent`. Changes of other nodes are ignored, because two slots for one place
 * would move each other forever.
 */
function onMoves(element: Element, parent: Node, moved: () => void): () => void {
  moves ??= new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    for (const node of new Set(nodes)) for (const run of [...(followers.get(node) ?? [])]) run();
  });
  moves.observe(parent, { childList: true });
  const all = followers.get(element) ?? new Set();
  followers.set(element, all.add(moved));
  return () => {
    all.delete(moved);
    if (!all.size) followers.delete(element);
    if (!followers.size) moves?.disconnect();
  };
}

/** Functions that check whether removed elements have a parent again. One observer serves all. */
const checks = new Set<() => unknown>();
let returns: MutationObserver | undefined;

/** Calls `returned` when the document changes and the removed `element` has a parent again. */
function onReturn(element: Element, returned: () => void): () => void {
  const check = () => element.parentNode && returned();
  checks.add(check);
  returns ??= new MutationObserver(() => {
    for (const check of [...checks]) check();
  });
  returns.observe(element.ownerDocument, { childList: true, subtree: true });
  return () => {
    checks.delete(check);
    if (checks.size === 0) returns?.disconnect();
  };
}
