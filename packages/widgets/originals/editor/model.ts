import { pageGlobal } from '@iyim/runtime/page';
import { attempt, type PlainObject, report } from '@iyim/runtime/widget';
import { FRONTEND, FRONTEND_CONFIG, MODEL } from './names.ts';

/** The last settings read from a model, and whether a failure to read them has been reported. */
interface Reading {
  settings?: PlainObject;
  isReported?: boolean;
}

const readings = new WeakMap<object, Reading>();

/** Returns a property of a value from an editor or a page. Undefined if the value is neither an object nor a function. */
export const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' || typeof value === 'function'
    ? (value as Record<string, unknown> | null)?.[key]
    : undefined;

/** Returns an own property of a value. Does not use `instanceof`, because each window has its own classes. */
export const ownProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? property(value, key) : undefined;

/** Returns the editor's model of an element's settings. The model is looked up each time, because editors replace it. */
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
 * Returns the settings that the editor has for an element, as the server would print them: non-empty settings of active controls
 * that scripts may read. Undefined if the editor has no settings for it. If reading fails, the error is reported once and the last
 * settings read are returned.
 */
export function editedSettings(element: Element): PlainObject | undefined {
  const model = modelOf(element);
  if (!model) return undefined;
  const reading: Reading = readings.get(model) ?? {};
  readings.set(model, reading);
  try {
    reading.settings = readModel(model);
  } catch (error) {
    if (!reading.isReported) report(error, 'editor', 'reading the settings of an element', element);
    reading.isReported = true;
  }
  return reading.settings;
}

function readModel(model: object): PlainObject {
  // Makes a copy, because the editor changes its lists in place. Nested models are replaced by the result of their `toJSON`.
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

/** Returns the names of the controls that the server would print. Undefined if the model does not list them. */
function shownControls(model: object): Set<string> | undefined {
  const { getActiveControls } = model as { getActiveControls?: unknown };
  if (typeof getActiveControls !== 'function') return undefined;
  const active = Object.entries((getActiveControls.call(model) as object | null) ?? {});
  const isShown = (control: unknown) =>
    Boolean(property(control, 'frontend_available') || property(control, 'editor_available'));
  return new Set(active.filter(([, control]) => isShown(control)).map(([name]) => name));
}

/** Whether the window around the page is same-origin. Every access to a cross-origin window throws. */
export const isReachable = (): boolean => attempt(() => window.top?.document) !== undefined;

/**
 * Returns a global of the editor, or a property in it: from the window around the page, or if it is missing there, from the page
 * itself, which has some of the editor's globals.
 */
export function editorGlobal(name: string, ...path: readonly string[]): unknown {
  for (const place of [() => window.top, () => window]) {
    const found = attempt(() => path.reduce(property, ownProperty(place(), name)));
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}
