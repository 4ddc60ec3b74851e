import { LONGEST } from './longest.ts';
import type { Arm, Triggers } from './trigger.ts';

const SIGNS_OF_LIFE = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'focusin',
] as const;

/** Fires when the visitor has done nothing for so many seconds. */
export const armInactivity: Arm<Required<Triggers>['inactivity']> = ({
  settings,
  document,
  signal,
  fire,
}) => {
  const wait = settings.seconds * 1000;
  const controller = new AbortController();
  let last = performance.now(); // the clock on the wall may be set
  let timer: ReturnType<typeof setTimeout>;
  // One timer that looks back, instead of one started anew at each of a hundred pointer moves a second.
  const look = () => {
    const left = last + wait - performance.now();
    if (left > 0) {
      timer = setTimeout(look, Math.min(LONGEST, left));
      return;
    }
    end();
    fire();
  };
  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const noteLife = () => {
    last = performance.now();
  };
  for (const sign of SIGNS_OF_LIFE) {
    document.addEventListener(sign, noteLife, { capture: true, passive: true, signal: controller.signal });
  }
  signal.addEventListener('abort', end, { once: true });
  timer = setTimeout(look, Math.min(LONGEST, wait));
};
