import { options } from 'preact';
import { flushSync as render } from 'preact/compat';

export { createPortal } from 'preact/compat';

/** Elements of SVG that hold text: preact writes their properties as attributes. */
const SVG_TEXTS = new Set(['text', 'tspan', 'title', 'desc']);

/**
 * Writes an element's only text as React does, over its present content: preact keeps a node for it, which a translator
 * may have replaced.
 */
const { vnode: prepare } = options;
options.vnode = (vnode) => {
  prepare?.(vnode); // gives elements properties of their own
  const { type, props } = vnode as { type: unknown; props: { children?: unknown; textContent?: string } };
  const { children } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  if (!isText || typeof type !== 'string' || SVG_TEXTS.has(type)) return;
  props.textContent = String(children);
  props.children = undefined;
};

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
