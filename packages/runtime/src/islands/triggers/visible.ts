import { load } from './load.ts';
import type { Trigger } from './trigger.ts';

interface Watch {
  readonly observer: IntersectionObserver;
  readonly callbacks: WeakMap<Element, () => void>;
}

/** One observer a margin, however many hosts wait. */
const watches = new Map<string, Watch>();

function watchFor(margin: string): Watch {
  const existing = watches.get(margin);
  if (existing) return existing;
  const callbacks = new WeakMap<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: margin },
  );
  const watch = { observer, callbacks };
  watches.set(margin, watch);
  return watch;
}

/** Activates when the host comes within `argument` (a CSS margin such as `200px`) of the window. */
export const visible: Trigger = (host, argument, activate) => {
  if (typeof IntersectionObserver !== 'function') return load(host, argument, activate);
  const { observer, callbacks } = watchFor(argument || '0px');
  const end = () => {
    callbacks.delete(host);
    observer.unobserve(host);
  };
  callbacks.set(host, () => {
    end();
    activate();
  });
  observer.observe(host);
  return end;
};
