import { report } from './report.ts';

/** Runs a step that must stop no other; what it throws is reported. */
export function guard(step: (() => void) | undefined, name: string, where: string, host?: Element): void {
  try {
    step?.();
  } catch (error) {
    report(error, name, where, host);
  }
}
