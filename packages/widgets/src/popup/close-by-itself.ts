/** What shows that the visitor is using the popup. */
const USES = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/**
 * Closes a popup after `time` milliseconds (PO-5, `close_automatically`), unless the visitor presses, types or scrolls in it
 * before: who has begun to use it is not interrupted. In a tab behind it waits to be seen, and then its whole time. Returns
 * what ends the wait.
 */
export function closeByItself(dialog: HTMLElement, time: number, close: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const document = dialog.ownerDocument;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(close, time);
  };
  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };
  wait();
  document.addEventListener('visibilitychange', wait, { signal });
  for (const type of USES) dialog.addEventListener(type, end, { passive: true, signal });
  return end;
}
