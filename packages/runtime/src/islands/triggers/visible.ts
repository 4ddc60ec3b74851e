import { load, type Trigger } from './trigger.ts';

/** Activates when the host comes within `argument` (a CSS margin such as `200px`) of the window. */
export const visible: Trigger = (host, argument, activate) => {
  if (typeof IntersectionObserver !== 'function') return load(host, argument, activate);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) activate();
    },
    { rootMargin: argument || '0px' },
  );
  observer.observe(host);
  return () => observer.disconnect();
};
