import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../host-page/adopt-styles.ts';
import { fail } from '../islands/activate.ts';
import type { AnyDefinition, MountTask, Renderer } from '../islands/define.ts';
import { type IslandRecord, setState, settle } from '../islands/record.ts';
import { report } from '../islands/report.ts';
import { readHostSettings } from '../settings/host-settings.ts';
import { SettingsError } from '../settings/settings.ts';
import { editMode } from '../signals/edit-mode.ts';
import { Boundary } from './boundary.tsx';
import { trackChanges } from './changes.ts';
import { followEditor } from './follow-editor.ts';
import { createIsland } from './island.ts';
import { createMountQueue } from './mount-queue.ts';

/** The React side of mounting: loaded with the first widget, never by the entry script (RT-15). */
export const renderer: Renderer = createMountQueue((batch) => {
  // One synchronous commit for the whole batch: half the cost of a commit for each root.
  flushSync(() => {
    for (const task of batch) {
      try {
        mountIsland(task);
      } catch (error) {
        fail(task.record, error, error instanceof SettingsError ? 'reading its settings' : 'mounting');
      }
    }
  });
  for (const { record } of batch) announceMounted(record);
});

function announceMounted(record: IslandRecord): void {
  if (record.state !== 'loading') return;
  setState(record, 'mounted');
  record.host.dispatchEvent(
    new CustomEvent('iyim:mounted', { bubbles: true, detail: { widget: record.name } }),
  );
  settle(record);
}

function readSettings(definition: AnyDefinition, host: HTMLElement): unknown {
  return definition.settings.parse({ ...definition.pageSettings?.(), ...readHostSettings(host) });
}

function mountIsland({ record, definition }: MountTask): void {
  const { host } = record;
  const controller = new AbortController();
  const changes = trackChanges();
  const island = createIsland(record, definition, changes, controller.signal);
  let root: Root | undefined;
  const serverNodes =
    definition.root === 'hydrate' ? [...host.childNodes].map((node) => node.cloneNode(true)) : undefined;

  // Set before anything can fail, so that a failure at any later step gives the host back whole.
  record.unmount = () => {
    controller.abort();
    root?.unmount();
    changes.undo();
    if (serverNodes) host.replaceChildren(...serverNodes);
  };

  let settings = readSettings(definition, host);
  const input = definition.read(host, settings);
  if (definition.styles) adoptStyles(host.ownerDocument, definition.styles);

  const { View } = definition;
  const draw = () => (
    <Boundary onError={(error) => fail(record, error, 'rendering')}>
      <View island={island} settings={settings} input={input} />
    </Boundary>
  );
  const options = {
    identifierPrefix: `${record.id}-`,
    onCaughtError: () => {}, // the boundary reports
    onUncaughtError: (error: unknown) => fail(record, error, 'rendering'),
    onRecoverableError: (error: unknown) => report(error, record.name, 'hydrating its server HTML', host),
  };
  if (definition.root === 'hydrate') root = hydrateRoot(host, draw(), options);
  else {
    const container = host.ownerDocument.createElement('div');
    // No event ever reaches a detached element, yet React would add some 140 listeners to it: a third of an island's memory.
    container.addEventListener = () => {};
    root = createRoot(container, options);
    root.render(draw());
  }

  record.update = () => {
    try {
      settings = readSettings(definition, host);
      root?.render(draw());
    } catch (error) {
      fail(record, error, 'reading its changed settings');
    }
  };
  if (editMode().value) followEditor(record, controller.signal);
}
