import { batch, type Signal, signal } from '@preact/signals-core';
import { lifeSlot } from '../site/life-slot.ts';
import { report } from '../site/report.ts';

/** Identifies this copy of the script: a component tracks only signals that the same copy created. */
const thisCopy = Symbol('copy');

/**
 * Returns the page's single object under `name`, created by the first call (RT-11). Another copy of the script gets a mirror of
 * the object, whose signals are synchronised with the original ones in both directions. The object lasts until the page is
 * stopped, which aborts the `AbortSignal` passed to `create`.
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

/** Changes shared signals. An error in a subscriber is reported, and affects neither other subscribers nor the caller (RT-7). */
export function changeSignals(signals: string, work: () => void): void {
  try {
    batch(work);
  } catch (error) {
    report(error, signals, 'notifying a subscriber');
  }
}
