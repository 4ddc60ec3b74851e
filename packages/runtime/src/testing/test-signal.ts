import { onTestFinished } from 'vitest';

/** A controller that aborts when the running test has ended, if the test does not before. */
export function testController(): AbortController {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return controller;
}

/** A signal that is aborted when the running test has ended. */
export const testSignal = (): AbortSignal => testController().signal;
