/**
 * Returns a controller that aborts when `signal` does, or earlier when its `abort()` is called. Also call `abort()` when the work
 * is done: it removes the listener from `signal`. `AbortSignal.any` is not used because it needs Safari 17.4.
 */
export function linkedController(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
  return controller;
}
