import { load } from './load.ts';
import type { Trigger } from './trigger.ts';

/** Activates when the media query in `argument` first matches. */
export const media: Trigger = (host, argument, activate) => {
  if (typeof matchMedia !== 'function') return load(host, argument, activate);
  const query = matchMedia(argument);
  const end = () => query.removeEventListener('change', check);
  const check = () => {
    if (!query.matches) return;
    end();
    activate();
  };
  query.addEventListener('change', check);
  check();
  return end;
};

media.takesPress = (argument) => typeof matchMedia !== 'function' || matchMedia(argument).matches;
