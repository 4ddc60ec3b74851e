/**
 * Simulates the parts of Elementor's editor that the library reads: each element's settings, as a model that fires change events.
 */

type Listener = () => void;

/** Creates the event methods of a model or a list in the editor. */
function emitter() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (type: string, listener: Listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    off: (type: string, listener: Listener) => {
      listeners.get(type)?.delete(listener);
    },
    trigger: (type: string) => {
      for (const listener of listeners.get(type) ?? []) listener();
    },
    /** Returns the number of listeners. */
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

export function listOf(items: object[]) {
  const events = emitter();
  return {
    ...events,
    toJSON: () => items,
    add: (item: object) => {
      items.push(item);
      events.trigger('update');
    },
  };
}

/**
 * Creates a model with `attributes`, and with `controls` as its active controls. Without `controls`, the model has no list of
 * controls.
 */
export function modelWith(attributes: Record<string, unknown>, controls?: Record<string, object>) {
  const events = emitter();
  return {
    ...events,
    attributes,
    ...(controls && { controls, getActiveControls: () => controls }),
    set: (changed: Record<string, unknown>) => {
      Object.assign(attributes, changed);
      events.trigger('change');
    },
  };
}

/** Makes the page look as if it were open in the editor. `data` contains the models, by element id. */
export function openModels(data: Record<string, unknown>): void {
  Object.assign(window, { elementorFrontend: { config: { elements: { data } }, isEditMode: () => true } });
}

export const closeEditor = (): void => void Reflect.deleteProperty(window, 'elementorFrontend');
