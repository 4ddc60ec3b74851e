import { action } from 'storybook/actions';

const alerted: string[] = [];
const say = action('the page alerts');

/** What this page alerted, oldest first: a play function asks it. */
export const alerts = (): readonly string[] => alerted;

/** Shows alerts in the Actions panel instead: the browser's own would hold the story up. Returns what ends it. */
export function hearAlerts(): () => void {
  const controller = new AbortController();
  alerted.length = 0;
  document.addEventListener(
    'iyim:alert',
    (event) => {
      event.preventDefault();
      const text = event instanceof CustomEvent ? String(event.detail.text) : '';
      alerted.push(text);
      say(text);
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
