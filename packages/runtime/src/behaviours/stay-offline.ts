import { pressedIslands, type Refuses } from '../islands/replay.ts';
import { translate } from '../signals/locale.ts';

/**
 * Keeps the page while the browser is offline: a press for an island whose code could not be fetched would lead to the browser's error
 * page. Says so, and the press may be made again (RT-4).
 */
export const staysOffline: Refuses = (event, target) => {
  if (navigator.onLine !== false || event.type === 'keydown') return false;
  if (!pressedIslands(event, target, false)[0]) return false;
  window.alert(translate(target, 'page', undefined, 'offline'));
  return true;
};
