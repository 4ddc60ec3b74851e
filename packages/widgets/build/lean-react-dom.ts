import { options } from 'preact';
import { flushSync as render } from 'preact/compat';

export { createPortal } from 'preact/compat';

/** SVG elements that contain text: preact writes their properties as attributes. */
const SVG_TEXTS = new Set(['text', 'tspan', 'title', 'desc']);

/**
 * Writes an element's only text as React does, over its present content: preact keeps a reference to the text node, which a
 * translator may have replaced.
 */
const { vnode: prepare } = options;
options.vnode = (vnode) => {
  prepare?.(vnode); // sets properties of its own on elements
  const { type, props } = vnode as { type: unknown; props: { children?: unknown; textContent?: string } };
  const { children } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  if (!isText || typeof type !== 'string' || SVG_TEXTS.has(type)) return;
  props.textContent = String(children);
  props.children = undefined;
};

/** Renders, and runs the effects before it returns, as React does. Preact alone runs them a frame later. */
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
