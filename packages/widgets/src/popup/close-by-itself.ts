/** What shows that the visitor is using the popup. */
const USES = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/**
 * Closes a popup after `time` milliseconds (PO-5, `close_automatically`), unless the visitor presses, types or scrolls in it
 * before: who has begun to use it is not interrupted. Returns what ends the wait.
 */
export function closeByItself(dialog: HTMLElement, time: number, close: () => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(close, time);
  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };
  for (const type of USES) dialog.addEventListener(type, end, { passive: true, signal: controller.signal });
  return end;
}
