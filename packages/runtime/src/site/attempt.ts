import { report } from './report.ts';

/** What `run` returns, or undefined when it throws. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** `text` of an address or a cookie, decoded; as it stands where it is not well encoded. */
export const decode = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;

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
