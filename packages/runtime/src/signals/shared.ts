import { batch, type Signal, signal } from '@preact/signals-core';
import { lifeSlot } from '../site/life-slot.ts';
import { report } from '../site/report.ts';

/** Tells copies of the script apart: a component tracks the signals of its own copy only. */
const thisCopy = Symbol('copy');

/**
 * One object a page under `name`, made by whoever asks first (RT-11). Another copy of the script gets the first one's
 * object, with each of its signals mirrored both ways into a signal of its own. It lasts until the page is stopped: `create`
 * gets the signal that is aborted then.
 */
export function shared<T extends object>(name: string, create: (signal: AbortSignal) => T): T {
  const { ended, copies } = lifeSlot(`shared:${name}`, (signal) => ({
    ended: signal,
    copies: new Map<symbol, T>(),
  }));
  const mine = copies.get(thisCopy);
  if (mine) return mine;
  const [original] = copies.values();
  const view = original ? mirror(original) : create(ended);
  copies.set(thisCopy, view);
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

/** Changes shared signals. What a subscriber throws is reported, and reaches neither the others nor who changes them (RT-7). */
export function changeSignals(signals: string, work: () => void): void {
  try {
    batch(work);
  } catch (error) {
    report(error, signals, 'telling a subscriber');
  }
}
