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
import { cached } from './cached.ts';
import { handlerFinder } from './find-handlers.ts';
import { readSettings, show, unknownKeyFinder, writtenSettings } from './read-settings.ts';
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
  // `compareDocumentPosition` would be slow for hosts with many siblings.
  const places = new Map<Element, number>(
    [...document.querySelectorAll('*')].map((element, at) => [element, at]),
  );
  const placeOf = ({ host }: IslandRecord) => places.get(host) ?? places.size; // a host outside the page comes last
  const findHandlers = handlerFinder();
  const statusOf = cached((file: string) => fetchedStatus(`${files?.folder}${file}`));
  const shiftOf = shiftsByElement(shifts);
  const nearestWidget = cached((name: string) => nearestName(name, [...pageRecord().widgets.keys()]));
  const keysOf = cached((definition: AnyDefinition) => unknownKeyFinder(definition));
  return allIslands()
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((record) => {
      const { host, name, widget, times } = record;
      const definition = definitions.get(name);
      const settings = writtenSettings(host, definition);
      const handlers = findHandlers(host);
      const shift = shiftOf.get(host) ?? 0;
      const chunks = chunksOf(record, files, statusOf);
      const unknown = definition ? keysOf(definition)(host) : [];
      const read = definition && !settings.error ? readSettings(definition, settings.written) : undefined;
      const trigger = widget ? triggersOf(host, widget)[0] : '';
      return {
        element: host,
        label: nameElement(host),
        widget: name,
        state: widget ? (record.state as InspectedHost['state']) : 'unknown',
        reason: reasonOf(record, trigger, nearestWidget),
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
          ...findAttributes(record),
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

/** Returns the layout shift of each element that moved, or contains an element that did. */
function shiftsByElement(shifts: PageWatch['shifts']): Map<Node, number> {
  const sums = new Map<Node, number>();
  for (const { value, nodes } of shifts) {
    const moved = new Set<Node>();
    for (const node of nodes) for (let at: Node | null = node; at; at = at.parentNode) moved.add(at);
    for (const node of moved) sums.set(node, (sums.get(node) ?? 0) + value);
  }
  return sums;
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
function reasonOf(
  record: IslandRecord,
  trigger: string,
  nearestWidget: (name: string) => string | undefined,
): Phrase | undefined {
  const { host, name, state, widget } = record;
  if (!widget) {
    const meant = nearestWidget(name);
    return { key: meant ? 'noWidgetMeant' : 'noWidget', values: { name, meant: meant ?? '' } };
  }
  if (state === 'failed') return { key: WHY_FAILED[faultOf(record)] };
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

/** Reason of a failed host, by its fault. */
const WHY_FAILED = {
  chunkMissing: 'whyNoCode',
  triggerWrong: 'whyNoTrigger',
  settingWrong: 'whyNoSettings',
  partMissing: 'whyNoPart',
  brokenLater: 'whyBroken',
  broken: 'whyBroken',
} as const;

/** Returns what made an island fail, by the step and the error. */
function faultOf({ failure }: Pick<IslandRecord, 'failure'>): keyof typeof WHY_FAILED {
  const { error, where } = failure ?? {};
  const { name, message } = Object(error) as Partial<Error>;
  if (where === 'loading its code') return 'chunkMissing';
  if (where === 'data-widget-load') return 'triggerWrong';
  if (where === 'reading its settings' || name === 'SettingsError') return 'settingWrong';
  // A widget names the part that it expects. Other errors come from its code.
  if (where === 'mounting') return /^expected /.test(message ?? '') ? 'partMissing' : 'broken';
  return 'brokenLater';
}

/** Explains why an island has failed, with the remedy for the step. */
function findFailure(
  { failure, host, name, state }: IslandRecord,
  chunks: readonly Chunk[],
  files: BundleFiles | undefined,
): Finding[] {
  if (state !== 'failed' || !failure) return [];
  const { error } = failure;
  const message = error instanceof Error ? error.message : String(error);
  const fault = faultOf({ failure });
  if (fault !== 'chunkMissing') return [finding('error', fault, host, { widget: name }, message)];
  const cause = error instanceof Error && error.cause !== undefined ? String(error.cause) : '';
  const address = /\bhttps?:\/\/\S+/.exec(cause)?.[0] ?? missingFile(chunks, files) ?? '?';
  return [finding('error', fault, host, { widget: name, address }, `${message} ${cause}`.trim())];
}

/** Returns the address of the first of these files that the browser has not fetched. */
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

/** Attributes that authors write by mistake, each with the attribute that the library reads. */
const MISSPELT: Readonly<Record<string, string>> = {
  'data-widget-setting': 'data-widget-settings',
  'data-widget-options': 'data-widget-settings',
  'data-widget-config': 'data-widget-settings',
  'data-widget-trigger': 'data-widget-load',
  'data-widget-loading': 'data-widget-load',
};

/** Reports attributes of a host that are not read, each with the attribute that was probably meant. */
const findAttributes = ({ host, name }: IslandRecord): Finding[] =>
  Object.entries(MISSPELT).flatMap(([attribute, meant]) =>
    host.hasAttribute(attribute)
      ? [finding('warning', 'attributeMisspelt', host, { widget: name, attribute, meant })]
      : [],
  );

/** Reports a mounted island that does nothing, because it has no content to enhance or is left to the page's own script. */
function findUnused({ host, name, nothing, state }: IslandRecord): Finding[] {
  if (state !== 'mounted') return [];
  if (nothing !== undefined) return [finding('warning', 'nothing', host, { widget: name }, nothing)];
  const left: WeakSet<Element> = pageSlot('left-alone-elements', () => new WeakSet());
  const isLeft = left.has(host) || [...host.querySelectorAll('*')].some((element) => left.has(element));
  return isLeft ? [finding('warning', 'leftAlone', host, { widget: name })] : [];
}

/** Returns the files that an island needs. A mounted island has fetched them, even if the browser's list of requests was full. */
function chunksOf(
  { name, state }: IslandRecord,
  files: BundleFiles | undefined,
  statusOf: (file: string) => number | undefined,
): Chunk[] {
  const { widgets = {} } = files ?? {};
  // A host may have the name "constructor".
  const needed = Object.hasOwn(widgets, name) ? (widgets[name] ?? []) : [];
  return needed.map((file) => {
    const status = statusOf(file);
    return {
      file,
      bytes: files?.bytes[file],
      isFetched: state === 'mounted' || (status !== undefined && status < 400),
    };
  });
}

/** Returns written settings as text, for hosts whose widget has not loaded yet. */
export const showWritten = (written: Readonly<Record<string, unknown>>): readonly [string, string][] =>
  Object.entries(written).map(([key, value]) => [key, show(value)]);
