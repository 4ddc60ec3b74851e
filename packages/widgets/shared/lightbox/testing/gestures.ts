import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

const send = (method: string, params: object) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(method, params);

/** The middle of an element, where the browser's window has it. */
function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  return {
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2) * scale,
  };
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

const touch = (type: TouchType, touchPoints: readonly Point[]) =>
  send('Input.dispatchTouchEvent', { type, touchPoints });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Moves fingers over an element. `place` gives where they are between the beginning (0) and the end (1), seen from its middle. */
async function move(element: Element, place: (part: number) => readonly Point[]): Promise<void> {
  let isFelt = false;
  let middle = middleOf(element);
  const feel = () => {
    isFelt = true;
  };
  const at = (part: number) => place(part).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  window.addEventListener('touchstart', feel, { capture: true });
  // A busy browser loses a touch that begins while the page is redrawn.
  for (let attempt = 0; attempt < 5 && !isFelt; attempt += 1) {
    if (attempt > 0) await touch('touchCancel', []);
    middle = middleOf(element);
    await touch('touchStart', at(0));
    await nextFrame();
  }
  window.removeEventListener('touchstart', feel, { capture: true });
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', at(step / 5));
    await nextFrame();
  }
  await touch('touchEnd', []);
  await nextFrame();
}

/** A finger goes across an element, in px; it begins `below` its middle. */
export const swipe = (element: Element, x: number, y: number, below = 0): Promise<void> =>
  move(element, (part) => [{ x: x * part, y: y * part + below }]);

/** Two fingers go apart, to `scale` times their distance. */
export const pinch = (element: Element, scale: number): Promise<void> =>
  move(element, (part) => {
    const apart = 30 * (1 + (scale - 1) * part);
    return [
      { x: -apart, y: 0 },
      { x: apart, y: 0 },
    ];
  });

/** The mouse drags an element, in px. */
export async function drag(element: Element, x: number, y: number): Promise<void> {
  const from = middleOf(element);
  const mouse = (type: string, at: Point, buttons: number) =>
    send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount: 1 });
  await mouse('mousePressed', from, 1);
  for (let step = 1; step <= 5; step += 1)
    await mouse('mouseMoved', { x: from.x + (x * step) / 5, y: from.y + (y * step) / 5 }, 1);
  await mouse('mouseReleased', { x: from.x + x, y: from.y + y }, 0);
}
