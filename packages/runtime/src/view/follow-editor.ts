import type { IslandRecord } from '../islands/record.ts';

const SETTINGS_ATTRIBUTES = ['data-widget-settings', 'data-settings'];

/** In edit mode an island re-reads its settings when the editor changes them (RT-20). */
export function followEditor(record: IslandRecord, signal: AbortSignal): void {
  const observer = new MutationObserver(() => record.update?.());
  observer.observe(record.host, { attributes: true, attributeFilter: SETTINGS_ATTRIBUTES });
  signal.addEventListener('abort', () => observer.disconnect());
}
