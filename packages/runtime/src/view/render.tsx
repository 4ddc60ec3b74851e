import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../host-page/adopt-styles.ts';
import { fail } from '../islands/activate.ts';
import { setState, settle } from '../islands/record.ts';
import { pageRecord } from '../islands/registry.ts';
import type { AnyDefinition, IslandRecord, MountTask, Renderer } from '../islands/types.ts';
import { NothingToEnhance } from '../islands/types.ts';
import { readHostSettings } from '../settings/host-settings.ts';
import { SettingsError } from '../settings/settings.ts';
import { guard } from '../site/attempt.ts';
import { fire } from '../site/events.ts';
import { nameElement, report } from '../site/report.ts';
import { Boundary } from './boundary.tsx';
import { createIsland } from './island.ts';
import { IslandContext } from './island-context.ts';
import { preventListeners } from './late-listeners.ts';
import { createMountQueue } from './mount-queue.ts';
import { followEditor, openEditor, whenEditorReads } from './open-editor.ts';

const queue = createMountQueue((batch) => {
  // One synchronous commit for the whole batch costs half as much as one commit for each root.
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

/** Mounts islands with React. Loaded with the first widget, never by the entry script (RT-15). */
export const renderer: Renderer = {
  enqueue: (task) => whenEditorReads(() => queue.enqueue(task)),
};

function announceMounted(record: IslandRecord): void {
  if (record.state !== 'loading') return;
  setState(record, 'mounted');
  fire('mounted', { widget: record.name, host: record.host });
  settle(record);
}

/** Returns a host's current settings, unchecked, from its markup or from the editor. */
const writtenSettings = (definition: AnyDefinition, host: HTMLElement): Record<string, unknown> => ({
  ...definition.pageSettings?.(host),
  ...(openEditor()?.currentSettings(host) ?? readHostSettings(host)),
});

/** Checks a host's settings. An unknown choice is reported once per page, however many hosts have it. */
function parseSettings(
  { name, host }: IslandRecord,
  { settings }: AnyDefinition,
  written: Record<string, unknown>,
) {
  return settings.parse(written, (problem) => {
    const { said } = pageRecord();
    const key = `${name} ${problem}`;
    if (said.has(key)) return;
    said.add(key);
    report(new SettingsError([problem]), name, 'reading its settings', host);
  });
}

function mountIsland({ record, definition }: MountTask): void {
  const { host } = record;
  const life = new AbortController();
  let view: MountedView | undefined;
  record.unmount = () => {
    life.abort();
    view?.end();
  };

  let written = writtenSettings(definition, host);
  view = mountView(record, definition, parseSettings(record, definition, written), life.signal);

  const update = () => {
    if (life.signal.aborted || record.state !== 'mounted') return;
    let settings: unknown;
    try {
      const now = writtenSettings(definition, host);
      if (JSON.stringify(now) === JSON.stringify(written)) return;
      written = now;
      settings = parseSettings(record, definition, now);
    } catch (error) {
      // The island keeps its previous settings, because a value may be half typed in the editor.
      report(error, record.name, 'reading its changed settings', host);
      return;
    }
    try {
      view?.draw(settings);
    } catch (error) {
      fail(record, error, 'following its changed settings');
    }
  };
  // Updates in a microtask, because a root cannot be unmounted while another one renders. Several changes cause one update.
  let isDue = false;
  record.update = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      update();
    });
  };
  followEditor(host, record.update, life.signal);
}

interface MountedView {
  draw(settings: unknown): void;
  /** Ends the view and restores the host's server HTML. */
  end(): void;
}

/** Mounts a view on the host's server HTML. If `read` throws, the host is still unchanged. */
function mountView(
  record: IslandRecord,
  definition: AnyDefinition,
  settings: unknown,
  signal: AbortSignal,
): MountedView {
  const { host } = record;
  let input: unknown;
  try {
    input = definition.read(host);
  } catch (error) {
    if (!(error instanceof NothingToEnhance)) throw error;
    record.nothing = error.message;
    logNothingToEnhance(error, record.name, host);
    return { draw() {}, end() {} };
  }
  const island = createIsland(record, definition, signal);
  adoptStyles(host.ownerDocument, definition.styles);

  const { View } = definition;
  const draw = (given: unknown) => (
    <Boundary onError={(error) => fail(record, error, 'rendering')}>
      <IslandContext value={island}>
        <View island={island} settings={given} input={input} />
      </IslandContext>
    </Boundary>
  );
  const container = host.ownerDocument.createElement('div');
  preventListeners(container); // no event reaches the container, which is never in the page
  const root = createRoot(container, {
    identifierPrefix: `${record.id}-`,
    onCaughtError: () => {}, // reported by the boundary
    onUncaughtError: (error: unknown) => fail(record, error, 'rendering'),
  });
  root.render(draw(settings));
  return {
    draw: (given) => root.render(draw(given)),
    end: () => guard(() => root.unmount(), record.name, 'unmounting', host),
  };
}

/** Logs why a widget has nothing to enhance, once per page for each reason. */
function logNothingToEnhance({ message }: NothingToEnhance, widget: string, host: Element): void {
  const { said } = pageRecord();
  const text = `[iyim] ${widget}: nothing to enhance: ${message}`;
  if (said.has(text)) return;
  said.add(text);
  console.info(text, nameElement(host));
}
