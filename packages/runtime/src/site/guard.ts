import { report } from './report.ts';

/** Runs a step that must stop no other; what it throws is reported. */
export function guard(step: (() => unknown) | undefined, name: string, where: string, host?: Element): void {
  try {
    step?.();
  } catch (error) {
    try {
      report(error, name, where, host);
    } catch {
      // A field of the host is named like a method that fires the event; the console has it.
    }
  }
}
