import { effect } from '@preact/signals-core';
import { broughtPart } from '../islands/brought.ts';
import { withinTime } from '../islands/load-code.ts';
import type { SettingsEditor } from '../islands/types.ts';
import { editMode } from '../signals/edit-mode.ts';
import { report } from '../site/report.ts';

// Undefined for visitors: their pages never fetch the code that reads the editor's settings.
let editor: SettingsEditor | undefined;
let loading: Promise<void> | undefined;

/** Loads the editor's code. Always resolves; if it fails, islands use the settings in the markup. */
function fetchEditor(): Promise<void> {
  const load = broughtPart('editor');
  if (!load) return Promise.resolve();
  loading ??= withinTime(load).then(
    (found) => {
      editor = found;
    },
    (error: unknown) => {
      loading = undefined;
      report(error, 'editor', 'loading its code');
    },
  );
  return loading;
}

/** Returns the reader of the editor's settings while the page is edited; undefined for visitors, and until it has loaded. */
export const openEditor = (): SettingsEditor | undefined => (editMode().peek() ? editor : undefined);

/** Runs `then` now, or in the editor after `fetchEditor`, because elements there may have no settings in their markup. */
export function whenEditorReads(then: () => void): void {
  if (editor || !editMode().peek()) then();
  else void fetchEditor().then(then);
}

/** While the page is edited, calls `update` when the settings of the host may have changed (RT-20, EM-3). */
export function followEditor(host: Element, update: () => void, signal: AbortSignal): void {
  const end = effect(() => {
    if (!editMode().value) return;
    const controller = new AbortController();
    whenEditorReads(() => {
      if (controller.signal.aborted) return;
      editor?.followSettings(host, update, controller.signal);
      update();
    });
    return () => controller.abort();
  });
  signal.addEventListener('abort', end);
}
