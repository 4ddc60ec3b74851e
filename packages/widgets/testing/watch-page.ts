/** Watches resources that must be released, by replacing the platform's own functions. */
export interface PageWatch {
  /** Describes the listeners, timers, frames and observers that were started since the watch began and are still active. */
  left(): string[];
  /** Restores the platform's own functions. */
  end(): void;
}

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
}

const { addEventListener, removeEventListener } = EventTarget.prototype;

/**
 * Returns false for elements outside the document and parts of a faked request: they are garbage-collected with their listeners.
 */
const isInPage = (target: EventTarget) =>
  target instanceof Node ? target.isConnected : target.constructor !== EventTarget;

const nameOf = (target: EventTarget) =>
  target instanceof Element ? `<${target.localName}>` : target.constructor.name;

export function watchPage(): PageWatch {
  const undo: (() => void)[] = [];
  const replace = <T extends object, K extends keyof T>(owner: T, key: K, value: T[K]) => {
    const original = owner[key];
    owner[key] = value;
    undo.push(() => {
      owner[key] = original;
    });
  };
  const listening = watchListeners(replace);
  const timers = watchTimers(replace);
  const observers = watchObservers(replace);
  return {
    left: () => [...listening(), ...timers(), ...observers()].sort(),
    end() {
      for (const step of undo.splice(0).reverse()) step();
    },
  };
}

type Replace = <T extends object, K extends keyof T>(owner: T, key: K, value: T[K]) => void;

function watchListeners(replace: Replace): () => string[] {
  const all = new Set<Listening>();
  const captureOf = (options: AddEventListenerOptions | boolean | undefined) =>
    typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
  const find = (sought: Listening) =>
    [...all].find(
      (one) =>
        one.target === sought.target &&
        one.type === sought.type &&
        one.listener === sought.listener &&
        one.capture === sought.capture,
    );

  replace(
    EventTarget.prototype,
    'addEventListener',
    function add(this: EventTarget, type, listener, options) {
      addEventListener.call(this, type, listener, options);
      const { signal, once } = typeof options === 'object' ? options : {};
      // Listeners on an abort signal are released with the signal.
      if (!listener || signal?.aborted || this instanceof AbortSignal) return;
      const one = { target: this ?? window, type, listener, capture: captureOf(options) };
      if (find(one)) return;
      all.add(one);
      if (signal) addEventListener.call(signal, 'abort', () => all.delete(one));
      if (once)
        addEventListener.call(one.target, type, () => all.delete(one), { once, capture: one.capture });
    },
  );
  replace(
    EventTarget.prototype,
    'removeEventListener',
    function remove(this: EventTarget, type, listener, options) {
      removeEventListener.call(this, type, listener, options);
      if (!listener) return;
      const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
      const existing = find({ target: this ?? window, type, listener, capture });
      if (existing) all.delete(existing);
    },
  );
  return () =>
    [...all]
      .filter(({ target }) => isInPage(target))
      .map(({ target, type }) => `listener ${type} on ${nameOf(target)}`);
}

function watchTimers(replace: Replace): () => string[] {
  const pending = new Map<unknown, string>();
  const pairs = [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
  ] as const;
  for (const [begin, cancel, isOnce] of pairs) {
    const original = window[begin] as (run: unknown, ...more: unknown[]) => number;
    const originalCancel = window[cancel] as (id: unknown) => void;
    const watched = (run: (...args: unknown[]) => void, ...more: unknown[]) => {
      const id = original.call(
        window,
        (...args: unknown[]) => {
          if (isOnce) pending.delete(id);
          run(...args);
        },
        ...more,
      );
      pending.set(id, `${begin} ${more[0] ?? ''}`);
      return id;
    };
    replace(window, begin, watched as never);
    replace(window, cancel, ((id: unknown) => {
      pending.delete(id);
      originalCancel.call(window, id);
    }) as never);
  }
  return () => [...pending.values()];
}

function watchObservers(replace: Replace): () => string[] {
  const active = new Map<object, string>();
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const) {
    const { prototype } = window[name] as { prototype: MutationObserver };
    const { observe, disconnect } = prototype;
    replace(prototype, 'observe', function watched(this: MutationObserver, target, options) {
      if (target.isConnected) active.set(this, name);
      observe.call(this, target, options);
    });
    replace(prototype, 'disconnect', function watched(this: MutationObserver) {
      active.delete(this);
      disconnect.call(this);
    });
  }
  return () => [...active.values()];
}
