import { load, type Trigger } from './trigger.ts';

/** Activates when the media query in `argument` first matches. */
export const media: Trigger = (host, argument, activate) => {
  const query = window.matchMedia?.(argument);
  if (query?.matches ?? true) return load(host, argument, activate);
  const check = () => {
    if (query.matches) activate();
  };
  query.addEventListener('change', check);
  return () => query.removeEventListener('change', check);
};
