/** Lets an error of foreign code reach `window.onerror` and the page's monitoring, and not the code that called it. */
export function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
