const alerted: string[] = [];

/** Returns the texts that `window.alert` has shown on this page, oldest first. Play functions check them. */
export const alerts = (): readonly string[] => alerted;

/** Records the texts of the page's alerts. Returns a function that stops recording. */
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
