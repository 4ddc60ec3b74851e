import { report } from './report.ts';

/** Returns the result of `run`, or undefined if it throws. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Decodes part of an address or a cookie. Returns `text` unchanged if its encoding is invalid. */
export const decode = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;

/** Runs a step whose failure must not stop the steps after it: reports anything it throws. */
export function guard(step: (() => unknown) | undefined, name: string, where: string, host?: Element): void {
  try {
    step?.();
  } catch (error) {
    try {
      report(error, name, where, host);
    } catch {
      // A form field named like a method of the host shadows it, so firing the event failed. The console has the error.
    }
  }
}
