import { guard } from '../islands/report.ts';

export interface Emitter<Events> {
  /** Calls `listener` at each event of that name; the returned function ends it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
}

/** Typed events between modules. What a listener throws is reported and reaches no other. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>();
  return {
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
    emit(name, detail) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        guard(() => listener(detail as never), 'page', `telling a listener of "${String(name)}"`);
      }
    },
  };
}
