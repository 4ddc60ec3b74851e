import {
  type AnyDefinition,
  allIslands,
  type IslandRecord,
  isVisible,
  nameElement,
  nearestName,
  pageRecord,
  pageSlot,
  parseTrigger,
  triggersOf,
} from '@iyim/runtime/page';
import { isAdopted } from '../names.ts';
import { findHandlers } from './find-handlers.ts';
import { readSettings, show, unknownKeys, writtenSettings } from './read-settings.ts';
import type { Chunk, Finding, InspectedHost, Phrase } from './report.ts';
import { type BundleFiles, fetchedStatus, type PageWatch } from './watch-page.ts';

/** Returns the definitions of the widgets whose code has loaded, by name. */
export async function loadedDefinitions(): Promise<ReadonlyMap<string, AnyDefinition>> {
  const unknown = new Promise<undefined>((resolve) => setTimeout(resolve)); // for code that is still loading
  const found = await Promise.all(
    [...pageRecord().widgets.values()].map(
      async ({ name, code }) => [name, await Promise.race([code?.catch(() => undefined), unknown])] as const,
    ),
  );
  return new Map(found.flatMap(([name, code]) => (code ? [[name, code.definition] as const] : [])));
}

/** Describes every island of the page. */
export function inspectHosts(
  definitions: ReadonlyMap<string, AnyDefinition>,
  files: BundleFiles | undefined,
  { shifts }: PageWatch,
): InspectedHost[] {
  const byPlace = ({ host: a }: IslandRecord, { host: b }: IslandRecord) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return allIslands()
    .toSorted((a, b) => (a.host === b.host ? 0 : byPlace(a, b)))
    .map((record) => {
      const { host, name, widget, times } = record;
      const definition = definitions.get(name);
      const settings = writtenSettings(host, definition);
      const handlers = findHandlers(host);
      const shift = shifts
        .filter(({ nodes }) => nodes.some((node) => host.contains(node)))
        .reduce((sum, { value }) => sum + value, 0);
      const chunks = chunksOf(record, files);
      const unknown = definition ? unknownKeys(host, definition) : [];
      const read = definition && !settings.error ? readSettings(definition, settings.written) : undefined;
      const trigger = widget ? triggersOf(host, widget)[0] : '';
      return {
        element: host,
        label: nameElement(host),
        widget: name,
        state: widget ? (record.state as InspectedHost['state']) : 'unknown',
        reason: reasonOf(record, trigger),
        trigger,
        isAdopted: isAdopted(host, name),
        mounted:
          times?.mounted === undefined
            ? undefined
            : { after: times.mounted - (times.loading ?? times.mounted), at: times.mounted },
        chunks,
        written: settings.written,
        ...(read && { settings: read }),
        unknownKeys: unknown,
        handlers,
        shift,
        findings: [
          ...findFailure(record, chunks, files),
          ...(settings.error && record.state !== 'failed'
            ? [finding('error', 'settingsBroken', host, { widget: name }, settings.error)]
            : []),
          ...(record.state === 'failed' ? [] : findSettings(record, read ?? [])),
          ...unknown.map(({ key, meant }) =>
            finding('warning', meant ? 'settingMisspelt' : 'settingUnknown', host, {
              key,
              meant: meant ?? '',
              widget: name,
            }),
          ),
          ...findUnused(record),
          ...handlers.flatMap((handler) =>
            handler.isTaken || !isLive(record)
              ? []
              : [
                  finding('warning', 'handler', host, {
                    widget: name,
                    event: handler.event,
                    target: handler.target,
                    name: handler.name || 'anonymous',
                  }),
                ],
          ),
        ],
      };
    });
}

const isLive = ({ state }: IslandRecord): boolean => state === 'mounted';

const finding = (
  level: Finding['level'],
  key: string,
  element: Element,
  values: Phrase['values'] = {},
  detail?: string,
): Finding => ({
  level,
  what: { key, values },
  remedy: { key: `${key}Remedy`, values },
  element,
  ...(detail && { detail }),
});

/** Returns why an island is not mounted; undefined if it is. */
function reasonOf(record: IslandRecord, trigger: string): Phrase | undefined {
  const { host, name, state, widget } = record;
  if (!widget) {
    const meant = nearestName(name, [...pageRecord().widgets.keys()]);
    return { key: meant ? 'noWidgetMeant' : 'noWidget', values: { name, meant: meant ?? '' } };
  }
  if (state === 'failed') return { key: 'whyFailed', values: { where: record.failure?.where ?? '' } };
  if (state === 'mounted') return record.nothing ? { key: 'whyNothing' } : undefined;
  if (state === 'loading') return { key: 'whyLoading' };
  if (navigator.onLine === false) return { key: 'whyOffline' };
  const { name: kind, argument } = parseTrigger(trigger);
  const key = {
    interaction: 'whyInteraction',
    never: 'whyNever',
    media: 'whyMedia',
    idle: 'whyIdle',
    load: 'whyLoad',
  }[kind];
  if (key) return { key, values: { argument } };
  if (!isVisible(host)) return { key: 'whyHidden' };
  return { key: 'whyVisible', values: { argument: argument || '0px' } };
}

/** Explains why an island has failed, with the remedy for the step. */
function findFailure(
  { failure, host, name, state }: IslandRecord,
  chunks: readonly Chunk[],
  files: BundleFiles | undefined,
): Finding[] {
  if (state !== 'failed' || !failure) return [];
  const { error, where } = failure;
  const message = error instanceof Error ? error.message : String(error);
  const values = { widget: name, where };
  if (where === 'loading its code') {
    const cause = error instanceof Error && error.cause !== undefined ? String(error.cause) : '';
    const address = /\bhttps?:\/\/\S+/.exec(cause)?.[0] ?? missingFile(chunks, files) ?? '?';
    return [finding('error', 'chunkMissing', host, { ...values, address }, `${message} ${cause}`.trim())];
  }
  const key =
    where === 'reading its settings'
      ? 'settingWrong'
      : where === 'mounting'
        ? 'partMissing'
        : where === 'data-widget-load'
          ? 'triggerWrong'
          : 'broken';
  return [finding('error', key, host, values, message)];
}

/** Returns the address of the first of these files that the browser could not fetch. */
function missingFile(chunks: readonly Chunk[], files: BundleFiles | undefined): string | undefined {
  const missing = chunks.find(({ isFetched }) => !isFetched);
  return files && missing && `${files.folder}${missing.file}`;
}

const findSettings = (
  { host, name }: IslandRecord,
  read: NonNullable<InspectedHost['settings']>,
): Finding[] =>
  read.flatMap(({ name: setting, value, problem }) =>
    problem ? [finding('warning', 'settingReplaced', host, { widget: name, setting, value }, problem)] : [],
  );

/** Finds mounted islands that do nothing: without content to enhance, or left to the page's own script. */
function findUnused({ host, name, nothing, state }: IslandRecord): Finding[] {
  if (state !== 'mounted') return [];
  if (nothing !== undefined) return [finding('warning', 'nothing', host, { widget: name }, nothing)];
  const left: WeakSet<Element> = pageSlot('left-alone-elements', () => new WeakSet());
  const isLeft = left.has(host) || [...host.querySelectorAll('*')].some((element) => left.has(element));
  return isLeft ? [finding('warning', 'leftAlone', host, { widget: name })] : [];
}

/** Returns the files that an island needs. The browser keeps only a page's first 250 requests, so a mounted island counts, too. */
function chunksOf({ name, state }: IslandRecord, files: BundleFiles | undefined): Chunk[] {
  const { widgets = {} } = files ?? {};
  // A host may have the name "constructor".
  const needed = Object.hasOwn(widgets, name) ? (widgets[name] ?? []) : [];
  return needed.map((file) => {
    const status = fetchedStatus(`${files?.folder}${file}`);
    return {
      file,
      bytes: files?.bytes[file],
      isFetched: state === 'mounted' || (status !== undefined && status < 400),
    };
  });
}

/** Returns the settings that are in use, as text, for hosts whose widget has not loaded yet. */
export const showWritten = (written: Readonly<Record<string, unknown>>): readonly [string, string][] =>
  Object.entries(written).map(([key, value]) => [key, show(value)]);
