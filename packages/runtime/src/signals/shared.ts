import { type Signal, signal } from '@preact/signals-core';
import { pageSlot } from '../site/page-slot.ts';

/** Tells copies of the script apart: a component tracks the signals of its own copy only. */
const thisCopy = Symbol('copy');

/**
 * One object a page under `name`, made by whoever asks first (RT-11). Another copy of the script gets the first one's
 * object, with each of its signals mirrored both ways into a signal of its own.
 */
export function shared<T extends object>(name: string, create: () => T): T {
  const views = pageSlot(`shared:${name}`, () => new Map<symbol, T>());
  const mine = views.get(thisCopy);
  if (mine) return mine;
  const [original] = views.values();
  const view = original ? mirror(original) : create();
  views.set(thisCopy, view);
  return view;
}

function mirror<T extends object>(original: T): T {
  const entries = Object.entries(original).map(([key, value]) => [
    key,
    isSignal(value) ? link(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}

function isSignal(value: unknown): value is Signal<unknown> {
  return typeof value === 'object' && value !== null && 'subscribe' in value && 'peek' in value;
}

function link(theirs: Signal<unknown>): Signal<unknown> {
  const ours = signal(theirs.peek());
  theirs.subscribe((value) => {
    ours.value = value;
  });
  ours.subscribe((value) => {
    if (theirs.peek() !== value) theirs.value = value;
  });
  return ours;
}
