const alerted: string[] = [];

/** What this page alerted, oldest first: a play function asks it. Messages in the page are not alerts. */
export const alerts = (): readonly string[] => alerted;

/** Keeps what the page shows in the browser's alert, for play functions. Returns a function that ends it. */
export function hearAlerts(): () => void {
  const { alert } = window;
  alerted.length = 0;
  window.alert = (text?: string) => {
    alerted.push(String(text));
    alert.call(window, text);
  };
  return () => {
    window.alert = alert;
  };
}
