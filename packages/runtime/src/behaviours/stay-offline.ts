import { pressedIslands } from '../islands/replay.ts';
import { translate } from '../signals/locale.ts';

/**
 * Keeps the page while the browser is offline: a press for an island whose code could not be fetched would lead to the browser's error
 * page. Says so, and the press may be made again (RT-4). Returns what ends it.
 */
export function stayOffline(window: Window): () => void {
  const controller = new AbortController();
  const stay = (event: Event) => {
    const { target } = event;
    if (navigator.onLine !== false || !(target instanceof Element)) return;
    if (!pressedIslands(event, target, false)[0]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.alert(translate(target, 'page', undefined, 'offline'));
  };
  const options = { capture: true, signal: controller.signal };
  for (const type of ['click', 'submit']) window.addEventListener(type, stay, options);
  return () => controller.abort();
}
