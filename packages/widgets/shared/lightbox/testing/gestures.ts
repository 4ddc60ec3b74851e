import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

const send = (method: string, params: object) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(method, params);

/** Returns the middle of an element, in coordinates of the top-level page. */
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

interface Touch {
  /** Last event of the touch. @default 'touchEnd' */
  readonly end?: 'touchEnd' | 'touchCancel';
  /** Number of intermediate moves. @default 5 */
  readonly moves?: number;
}

/**
 * Moves fingers over an element. `place` returns their positions at a fraction (0 to 1) of the move, relative to the element's
 * middle.
 */
async function move(
  element: Element,
  place: (part: number) => readonly Point[],
  { end = 'touchEnd', moves = 5 }: Touch = {},
): Promise<void> {
  let isReceived = false;
  let middle = middleOf(element);
  const receive = () => {
    isReceived = true;
  };
  const at = (part: number) => place(part).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  window.addEventListener('touchstart', receive, { capture: true });
  // A busy browser may lose a touch that begins during a repaint, so the touch is repeated until the page receives it.
  for (let attempt = 0; attempt < 5 && !isReceived; attempt += 1) {
    if (attempt > 0) await touch('touchCancel', []);
    middle = middleOf(element);
    await touch('touchStart', at(0));
    await nextFrame();
  }
  window.removeEventListener('touchstart', receive, { capture: true });
  for (let step = 1; step <= moves; step += 1) {
    await touch('touchMove', at(step / moves));
    await nextFrame();
  }
  await touch(end, []);
  await nextFrame();
}

/** Moves a finger across an element by x and y px, starting `below` px below its middle. */
export const swipe = (
  element: Element,
  x: number,
  y: number,
  { below = 0, ...options }: Touch & { readonly below?: number } = {},
): Promise<void> => move(element, (part) => [{ x: x * part, y: y * part + below }], options);

/** Taps an element `below` px below its middle. */
export const tap = (element: Element, below = 0): Promise<void> => swipe(element, 0, 0, { below, moves: 0 });

/** Moves two fingers apart, to `scale` times their initial distance. */
export const pinch = (element: Element, scale: number, options?: Touch): Promise<void> =>
  move(
    element,
    (part) => {
      const apart = 60 * (1 + (scale - 1) * part);
      return [
        { x: -apart, y: 0 },
        { x: apart, y: 0 },
      ];
    },
    options,
  );

type Button = 'left' | 'right' | 'none';

const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point, button: Button) =>
  send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button,
    buttons: type === 'mouseReleased' ? 0 : { left: 1, right: 2, none: 0 }[button],
    clickCount: button === 'none' ? 0 : 1,
  });

/** Drags an element with the mouse from its middle to each of `stops`, in px. */
export async function drag(
  element: Element,
  stops: readonly (readonly [x: number, y: number])[],
  button: Button = 'left',
): Promise<void> {
  const middle = middleOf(element);
  let at = middle;
  await mouse('mousePressed', middle, button);
  for (const [x, y] of stops) {
    const from = at;
    for (let step = 1; step <= 5; step += 1) {
      at = {
        x: from.x + ((middle.x + x - from.x) * step) / 5,
        y: from.y + ((middle.y + y - from.y) * step) / 5,
      };
      await mouse('mouseMoved', at, button);
    }
  }
  await mouse('mouseReleased', at, button);
}

/** Moves the mouse over the middle of an element. */
export const hover = (element: Element): Promise<unknown> => mouse('mouseMoved', middleOf(element), 'none');
