const alerted: string[] = [];

/** What this page alerted, oldest first: a play function asks it. */
export const alerts = (): readonly string[] => alerted;

/** Keeps alerts from the browser, which would hold the story up: the Actions panel has them. Returns what ends it. */
export function hearAlerts(): () => void {
  const controller = new AbortController();
  alerted.length = 0;
  document.addEventListener(
    'iyim:alert',
    (event) => {
      event.preventDefault();
      alerted.push(event instanceof CustomEvent ? String(event.detail.text) : '');
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
