const alerted: string[] = [];

/** Returns the texts of this page's alerts, oldest first, for play functions. Messages in the page are not alerts. */
export const alerts = (): readonly string[] => alerted;

/** Records the texts of the page's alerts, for play functions. Returns a function that ends this. */
export function recordAlerts(): () => void {
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
