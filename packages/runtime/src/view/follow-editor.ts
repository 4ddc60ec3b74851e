import { effect } from '@preact/signals-core';
import type { IslandRecord } from '../islands/record.ts';
import { editMode } from '../signals/edit-mode.ts';

const SETTINGS_ATTRIBUTES = ['data-widget-settings', 'data-settings'];

/** While the page is edited, an island follows the settings that the editor writes on its host (RT-20). */
export function followEditor(record: IslandRecord, signal: AbortSignal): void {
  const end = effect(() => {
    if (!editMode().value) return;
    const observer = new MutationObserver(() => record.update?.());
    observer.observe(record.host, { attributes: true, attributeFilter: SETTINGS_ATTRIBUTES });
    return () => observer.disconnect();
  });
  signal.addEventListener('abort', end);
}
