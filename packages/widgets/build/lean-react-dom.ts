import { options } from 'preact';
import { flushSync as render } from 'preact/compat';

export { createPortal } from 'preact/compat';

/** Has run the effects of what it rendered when it returns, as React's has. Preact alone runs them a frame later. */
export function flushSync<T>(work: () => T): T {
  const { requestAnimationFrame: later } = options;
  let runEffects: (() => void) | undefined;
  options.requestAnimationFrame = (run) => {
    runEffects = run;
  };
  try {
    return render(work);
  } finally {
    Object.assign(options, { requestAnimationFrame: later });
    if (runEffects) render(runEffects);
  }
}
