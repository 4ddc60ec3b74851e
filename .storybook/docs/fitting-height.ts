/** Limits of a frame's height, in px. A modal dialog needs more height, because it is at most as high as its window. */
const LEAST = 96;
const LEAST_OF_DIALOGS = 520;
const MOST = 720;
const MARGIN = 24;

/** Returns the height of a frame that shows a story's content without empty space, in px; undefined if there is nothing to see yet. */
export function fittingHeight(shown: Document): number | undefined {
  const root = shown.querySelector('#storybook-root');
  if (!root?.firstElementChild) return undefined;
  const { top } = root.getBoundingClientRect();
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  let least = LEAST;
  let bottom = top;
  for (const element of root.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.height === 0 || box.width <= 1 || box.bottom <= bottom || !isVisible(element)) continue;
    if (isFixed(element)) least = LEAST_OF_DIALOGS;
    else bottom = box.bottom;
  }
  return Math.round(Math.min(Math.max(bottom - top + MARGIN, least), MOST));
}

/** Returns whether an element moves with the window rather than with the page. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
}
