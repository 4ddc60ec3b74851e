const alerted: string[] = [];

/** What this page alerted, oldest first: a play function asks it. */
export const alerts = (): readonly string[] => alerted;

/** Keeps what the page alerts, for play functions. Returns what ends it. */
export function hearAlerts(): () => void {
  const controller = new AbortController();
  alerted.length = 0;
  document.addEventListener(
    'iyim:alert',
    (event) => {
      alerted.push(event instanceof CustomEvent ? String(event.detail.text) : '');
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
