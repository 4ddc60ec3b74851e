/** The editor around an edited page, as far as its settings go: models that say when they change, by the names of elements. */

type Heard = () => void;

/** What the editor keeps settings and lists in. */
function emitter() {
  const heard = new Map<string, Set<Heard>>();
  return {
    on: (type: string, listener: Heard) => {
      heard.set(type, (heard.get(type) ?? new Set()).add(listener));
    },
    off: (type: string, listener: Heard) => {
      heard.get(type)?.delete(listener);
    },
    trigger: (type: string) => {
      for (const listener of heard.get(type) ?? []) listener();
    },
    /** How many listen. */
    count: () => [...heard.values()].reduce((sum, { size }) => sum + size, 0),
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

/** `controls`: those that apply, when the model is to say so. */
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

/** Opens the editor on this page: its models by the names that elements give them. */
export function openModels(data: Record<string, unknown>): void {
  Object.assign(window, { elementorFrontend: { config: { elements: { data } }, isEditMode: () => true } });
}

export const closeEditor = (): void => void Reflect.deleteProperty(window, 'elementorFrontend');
