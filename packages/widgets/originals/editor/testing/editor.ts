/** The editor around an edited page, as far as its settings go: models that fire change events, by the ids on elements. */

type Listener = () => void;

/** Emits the events of a model or a list in the editor. */
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
    /** Number of listeners. */
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

/** Creates a model with `attributes`. `controls`: its active controls, if the model should list them. */
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

/** Opens the editor on this page, with its models by the ids on elements. */
export function openModels(data: Record<string, unknown>): void {
  Object.assign(window, { elementorFrontend: { config: { elements: { data } }, isEditMode: () => true } });
}

export const closeEditor = (): void => void Reflect.deleteProperty(window, 'elementorFrontend');
