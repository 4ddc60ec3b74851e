import { pageGlobal } from '@iyim/runtime/page';
import { attempt, type PlainObject, report } from '@iyim/runtime/widget';
import { FRONTEND, FRONTEND_CONFIG, MODEL } from './names.ts';

/** What was read of a model, and whether it has been said that it can not be read. */
interface Reading {
  settings?: PlainObject;
  isSaid?: boolean;
}

const readings = new WeakMap<object, Reading>();

/** A property of whatever an editor or a page has left there; undefined for what is no object. */
export const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' || typeof value === 'function'
    ? (value as Record<string, unknown> | null)?.[key]
    : undefined;

/** The same, and none of a prototype. Windows have objects of their own, so that no class is asked for. */
export const ownProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? property(value, key) : undefined;

/** The editor's model of an element's settings, which is asked for anew each time: editors replace it. */
export function modelOf(element: Element): object | undefined {
  const id = element.getAttribute(MODEL);
  if (!id) return undefined;
  return attempt(() => {
    const config = property(pageGlobal(FRONTEND), 'config') ?? pageGlobal(FRONTEND_CONFIG);
    const model = ownProperty(property(property(config, 'elements'), 'data'), id);
    return typeof model === 'object' && model !== null ? model : undefined;
  });
}

/**
 * The settings that the editor holds for an element, as the server would print them: of the controls that apply, those that
 * scripts may read, without the empty ones. Undefined where it holds none. What can not be read is reported once, and
 * the last that could be stays.
 */
export function editedSettings(element: Element): PlainObject | undefined {
  const model = modelOf(element);
  if (!model) return undefined;
  const reading: Reading = readings.get(model) ?? {};
  readings.set(model, reading);
  try {
    reading.settings = readModel(model);
  } catch (error) {
    if (!reading.isSaid) report(error, 'editor', 'reading the settings of an element', element);
    reading.isSaid = true;
  }
  return reading.settings;
}

function readModel(model: object): PlainObject {
  // A copy: an editor changes its lists in place. Parts that are models themselves become what their `toJSON` gives.
  const all: unknown = JSON.parse(JSON.stringify(property(model, 'attributes') ?? model));
  if (typeof all !== 'object' || all === null || Array.isArray(all))
    throw new Error(`expected a model of settings, found ${JSON.stringify(all)}`);
  const shown = shownControls(model);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => value !== null && value !== '' && (shown?.has(name) ?? true),
    ),
  );
}

/** The names of the controls that the server would print; undefined where the model does not say. */
function shownControls(model: object): Set<string> | undefined {
  const { getActiveControls } = model as { getActiveControls?: unknown };
  if (typeof getActiveControls !== 'function') return undefined;
  const active = Object.entries((getActiveControls.call(model) as object | null) ?? {});
  const isShown = (control: unknown) =>
    Boolean(property(control, 'frontend_available') || property(control, 'editor_available'));
  return new Set(active.filter(([, control]) => isShown(control)).map(([name]) => name));
}

/** Whether the window around the page is of this site. Of another one nothing can be read, and every look at it throws. */
export const isReachable = (): boolean => attempt(() => window.top?.document) !== undefined;

/** A global of the editor: of the window around the page, else of the page itself, where it has some of them too. */
export function editorGlobal(name: string, ...path: readonly string[]): unknown {
  for (const place of [() => window.top, () => window]) {
    const found = attempt(() => path.reduce(property, ownProperty(place(), name)));
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}
