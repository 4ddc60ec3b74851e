import { onTestFinished } from 'vitest';

/** Returns a controller that aborts when the running test has ended, unless the test aborts it before. */
export function testController(): AbortController {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return controller;
}

/** Returns a signal that is aborted when the running test has ended. */
export const testSignal = (): AbortSignal => testController().signal;
