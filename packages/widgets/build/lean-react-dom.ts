import { options } from 'preact';
import { flushSync as render } from 'preact/compat';

export { createPortal } from 'preact/compat';

/** SVG elements that contain text. Their text is left to preact, which would write `textContent` to them as an attribute. */
const SVG_TEXTS = new Set(['text', 'tspan', 'title', 'desc']);

/**
 * Writes the text of an element without other children as React does, by replacing the element's current content. Preact alone
 * would write to its own text node, which a translator may have replaced.
 */
const { vnode: prepare } = options;
options.vnode = (vnode) => {
  prepare?.(vnode); // preact's hook sets further properties
  const { type, props } = vnode as { type: unknown; props: { children?: unknown; textContent?: string } };
  const { children } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  if (!isText || typeof type !== 'string' || SVG_TEXTS.has(type)) return;
  props.textContent = String(children);
  props.children = undefined;
};

/** Runs `work`, then renders and runs effects synchronously, like React. Preact alone runs effects a frame later. */
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
