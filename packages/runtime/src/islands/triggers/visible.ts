import { load } from './load.ts';
import type { Trigger } from './trigger.ts';

/** One observer a margin, however many hosts wait. */
const observers = new Map<string, IntersectionObserver>();
const waiting = new WeakMap<Element, () => void>();

function observerFor(rootMargin: string): IntersectionObserver {
  const observer =
    observers.get(rootMargin) ??
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
      },
      { rootMargin },
    );
  observers.set(rootMargin, observer);
  return observer;
}

/** Activates when the host comes within `argument` (a CSS margin such as `200px`) of the window. */
export const visible: Trigger = (host, argument, activate) => {
  if (typeof IntersectionObserver !== 'function') return load(host, argument, activate);
  const observer = observerFor(argument || '0px');
  const end = () => {
    waiting.delete(host);
    observer.unobserve(host);
  };
  waiting.set(host, () => {
    end();
    activate();
  });
  observer.observe(host);
  return end;
};
