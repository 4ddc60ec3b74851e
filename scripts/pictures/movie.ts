import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { animatedGif, type Pixels, readPng } from './gif.ts';

/** An animated picture of a visit to the demo shop. */
export interface Movie {
  readonly name: string;
  /** Address on the demo shop. */
  readonly path: string;
  /** Prepares the page before the recording begins. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Operates the page during the recording. */
  readonly act: (hand: Hand, page: Page) => Promise<unknown>;
}

/** Operates the page with a pointer that is visible in the movie. */
export interface Hand {
  /** Moves the pointer to a control and clicks it. */
  press(control: Locator): Promise<void>;
  /** Waits, in ms, so that viewers see the result. */
  rest(ms: number): Promise<void>;
}

/** A position of the pointer, in px of the page's window, at an epoch time in ms. */
interface Position {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly isDown: boolean;
}

/** Size of a movie, in px. */
const SIZE = { width: 560, height: 350 } as const;
/** Number of window pixels per pixel of the movie. */
const SCALE = 1.6;
const FRAME_MS = 100;
/** Delay before the recording begins, in ms. */
const SETTLE_MS = 500;
/** Duration of a pointer movement, and the time between two of its positions, in ms. */
const MOVE_MS = 600;
const STEP_MS = 40;
/** How long a click is visible, in ms. */
const PRESS_MS = 250;

/** Records a visit, and returns it as a GIF. */
export async function recordMovie(browser: Browser, origin: string, movie: Movie): Promise<Uint8Array> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: SIZE.width * SCALE, height: SIZE.height * SCALE },
  });
  try {
    const page = await context.newPage();
    await page.goto(movie.path, { waitUntil: 'networkidle' });
    await movie.before?.(page);
    await page.waitForTimeout(SETTLE_MS);
    const { hand, positions } = pointer(page);
    const frames = await screencast(await context.newCDPSession(page), () => movie.act(hand, page));
    return animatedGif(withPointer(frames, positions), FRAME_MS);
  } finally {
    await context.close();
  }
}

interface Frame {
  readonly at: number;
  readonly pixels: Pixels;
}

/** Records what the page shows while `act` runs, and returns a frame for each change. */
async function screencast(devtools: CDPSession, act: () => Promise<unknown>): Promise<Frame[]> {
  const shown: { readonly at: number; readonly data: string }[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    shown.push({ at: timestamp * 1000, data });
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // the page has been closed
  });
  await devtools.send('Page.startScreencast', {
    format: 'png',
    maxWidth: SIZE.width,
    maxHeight: SIZE.height,
  });
  await act();
  await devtools.send('Page.stopScreencast');
  return shown.map(({ at, data }) => ({ at, pixels: readPng(Buffer.from(data, 'base64')) }));
}

/** Returns a hand, and the list of pointer positions that it records. */
function pointer(page: Page): { readonly hand: Hand; readonly positions: readonly Position[] } {
  let [x, y] = [SIZE.width * SCALE * 0.5, SIZE.height * SCALE * 0.9];
  const positions: Position[] = [];
  const record = (isDown: boolean) => positions.push({ at: Date.now(), x, y, isDown });
  const moveTo = async (toX: number, toY: number) => {
    const [fromX, fromY, start] = [x, y, Date.now()];
    for (let done = 0; done < 1; ) {
      await page.waitForTimeout(STEP_MS);
      done = Math.min(1, (Date.now() - start) / MOVE_MS);
      const eased = done * done * (3 - 2 * done);
      [x, y] = [fromX + (toX - fromX) * eased, fromY + (toY - fromY) * eased];
      await page.mouse.move(x, y);
      record(false);
    }
  };
  return {
    positions,
    hand: {
      async press(control) {
        const box = await control.boundingBox();
        if (!box) throw new Error(`expected a visible control, found none: ${control}`);
        await moveTo(box.x + box.width / 2, box.y + box.height / 2);
        record(true);
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(PRESS_MS);
        record(false);
      },
      async rest(ms) {
        record(false);
        await page.waitForTimeout(ms);
        record(false);
      },
    },
  };
}

/** Returns ten frames a second, each with a dot at the pointer. */
function withPointer(frames: readonly Frame[], positions: readonly Position[]): Pixels[] {
  const [start = 0, end = 0] = [positions[0]?.at, positions.at(-1)?.at];
  const times = Array.from({ length: Math.ceil((end - start) / FRAME_MS) }, (_, at) => start + at * FRAME_MS);
  return times.flatMap((time) => {
    const frame = frames.findLast(({ at }) => at <= time) ?? frames[0];
    const position = positions.findLast(({ at }) => at <= time);
    return frame && position ? [withDot(frame.pixels, position)] : [];
  });
}

const DOT = [225, 29, 72] as const;

function withDot({ width, height, data }: Pixels, { x, y, isDown }: Position): Pixels {
  const drawn = data.slice();
  const radius = isDown ? 11 : 6;
  const [centreX, centreY] = [x / SCALE, y / SCALE];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const distance = Math.hypot(column - centreX, row - centreY);
      if (distance > radius) continue;
      const isEdge = distance > radius - 2;
      const strength = isEdge ? 1 : isDown ? 0.45 : 0.75;
      DOT.forEach((value, channel) => {
        const at = (row * width + column) * 4 + channel;
        drawn[at] = Math.round(
          (drawn[at] ?? 0) * (1 - strength) + (isEdge && !isDown ? 255 : value) * strength,
        );
      });
    }
  return { width, height, data: drawn };
}
