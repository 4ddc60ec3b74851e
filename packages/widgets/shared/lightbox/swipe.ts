/** How far a finger travels before it turns the page, in pixels. */
const FAR = 48;

/** Calls `turn` with 1 for a swipe towards the left edge of the screen and with -1 for one towards the right. */
export function onSwipe(element: HTMLElement, turn: (by: 1 | -1) => void): void {
  let start: PointerEvent | null = null;
  element.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'mouse' || !event.isPrimary ? null : event;
  });
  element.addEventListener('pointercancel', () => {
    start = null;
  });
  element.addEventListener('pointerup', (event) => {
    if (!start || start.pointerId !== event.pointerId) return;
    const across = event.clientX - start.clientX;
    const down = event.clientY - start.clientY;
    start = null;
    if (Math.abs(across) >= FAR && Math.abs(across) > Math.abs(down)) turn(across < 0 ? 1 : -1);
  });
}
