import { type Signal, signal } from '@iyim/runtime/widget';
import type { FormSession } from '../session.ts';

const current = new WeakMap<FormSession, Signal<number>>();

/** The step a form is at, from 0; 0 for a form without steps. What is put into it before the steps are there is resumed. */
export function currentStep(session: FormSession): Signal<number> {
  const known = current.get(session) ?? signal(0);
  current.set(session, known);
  return known;
}
