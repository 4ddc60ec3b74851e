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

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
  send('Input.dispatchTouchEvent', { type, touchPoints });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A finger goes across an element, in px; it begins `below` its middle. */
export async function swipe(element: Element, x: number, y: number, below = 0): Promise<void> {
  const middle = middleOf(element);
  const from = { x: middle.x, y: middle.y + below };
  await touch('touchStart', [from]);
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', [{ x: from.x + (x * step) / 5, y: from.y + (y * step) / 5 }]);
    await nextFrame();
  }
  await touch('touchEnd', []);
  await nextFrame();
}

/** Two fingers go apart, to `scale` times their distance. */
export async function pinch(element: Element, scale: number): Promise<void> {
  const { x, y } = middleOf(element);
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  await touch('touchStart', fingers(30));
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', fingers(30 * (1 + ((scale - 1) * step) / 5)));
    await nextFrame();
  }
  await touch('touchEnd', []);
  await nextFrame();
}

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
