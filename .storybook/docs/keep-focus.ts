/** Time in which the focus follows a press of Tab, in ms. */
const TAB_MS = 300;

/**
 * Keeps the focus on the docs page when a story takes it, because the steps of a story move the focus while the reader types in a
 * control. The visitor can still enter the frame with the mouse or with Tab. Also keeps the page from scrolling to the story.
 * Returns a function that undoes it.
 */
export function keepFocus(frame: HTMLIFrameElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let focused: HTMLElement | undefined;
  let isPointerInside = false;
  let tabbedAt = Number.NEGATIVE_INFINITY;

  frame.addEventListener('load', () => focusWithoutScrolling(frame), { signal });
  frame.addEventListener(
    'pointerenter',
    () => {
      isPointerInside = true;
    },
    { signal },
  );
  frame.addEventListener(
    'pointerleave',
    () => {
      isPointerInside = false;
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== frame && target instanceof HTMLElement) focused = target;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') tabbedAt = performance.now();
    },
    { signal },
  );
  window.addEventListener(
    'blur',
    () => {
      const isByVisitor = isPointerInside || performance.now() - tabbedAt < TAB_MS;
      if (document.activeElement === frame && !isByVisitor) focused?.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => controller.abort();
}

/** By default, an element that gets the focus in a frame scrolls the page around the frame, too. */
function focusWithoutScrolling({ contentWindow }: HTMLIFrameElement): void {
  const elements = (contentWindow as (Window & typeof globalThis) | null)?.HTMLElement.prototype;
  if (!elements) return;
  const { focus } = elements;
  elements.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
