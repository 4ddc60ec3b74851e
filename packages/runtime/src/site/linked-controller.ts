/** A controller that aborts with `signal`, and earlier when its own `abort()` is called. */
export function linkedController(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
  return controller;
}
