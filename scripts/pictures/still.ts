import type { Browser, BrowserContext, Locator, Page } from 'playwright';

/** A picture of one widget on a page of the demo shop. */
export interface Still {
  readonly widget: string;
  /** Address on the demo shop. */
  readonly path: string;
  /** Selector of the part that the picture shows. @default the widget's first host */
  readonly part?: string;
  /** Width of the window, in px. @default 1280 */
  readonly window?: number;
  /** Width of the area that the picture shows, in px. @default the part's width with a margin */
  readonly width?: number;
  /** Selects the visible piece of a part that is larger than the area: its start, its middle, or its lower end. @default 'start' */
  readonly keep?: 'start' | 'center' | 'end';
  /** Moves the area, in px: in the inline direction, and downwards. */
  readonly shift?: readonly [inline: number, block: number];
  /** Time for transitions to end and pictures to load, in ms. A shorter time captures transitions in progress. @default 1000 */
  readonly settle?: number;
  /** Whether the header may cover the page. */
  readonly keepsHeader?: boolean;
  /** Prepares the visitor: opens other pages, logs in, fills the cart. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the widget into the state that the picture shows. */
  readonly act?: (part: Locator, page: Page) => Promise<unknown>;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size of a picture, in px, and the quality of its encoding, in %. */
const STILL_SIZE = { width: 280, height: 175 } as const;
const QUALITY = 80;
const WINDOW = { width: 1280, height: 1000 } as const;
/** Space around a part, in px. */
const MARGIN = 12;
/** Distance of the area from the upper edge of the window, in px. */
const SPACE_ABOVE = 100;
const SETTLE_MS = 1000;
/** Keeps the sticky header from covering parts of the page. */
const STYLE = 'header.site-header { position: static !important }';

/** Opens the page of the still in a new profile, brings the widget into its state, and returns a WebP of the area around it. */
export async function takeStill(browser: Browser, origin: string, still: Still): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    bypassCSP: true, // for STYLE
    viewport: { ...WINDOW, width: still.window ?? WINDOW.width },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await still.before?.(page);
    await page.goto(still.path);
    if (!still.keepsHeader) await page.addStyleTag({ content: STYLE });
    const host = page.locator(`[data-widget~="${still.widget}"]`).first();
    await host.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForLoadState('networkidle');
    const part = page.locator(still.part ?? `[data-widget~="${still.widget}"]`).first();
    await still.act?.(part, page);
    await scrollTo(page, await areaOf(part, still));
    await page.waitForTimeout(still.settle ?? SETTLE_MS);
    return await capture(context, page, await areaOf(part, still));
  } finally {
    await context.close();
  }
}

/** Scrolls to an area only if it is not in the window, because scrolling closes some popups and tooltips. */
const scrollTo = (page: Page, { y, height }: Area): Promise<void> =>
  page.evaluate(
    ({ top, bottom, space }) => {
      if (top < scrollY || bottom > scrollY + innerHeight) scroll({ top: top - space, behavior: 'instant' });
    },
    { top: y, bottom: y + height, space: SPACE_ABOVE },
  );

/** Returns the area of a picture in document coordinates: centred on the part, or at an end of a larger part. */
const areaOf = (part: Locator, { width, keep = 'start', shift = [0, 0] }: Still): Promise<Area> =>
  part.evaluate(
    (element, { margin, ratio, asked, kept, shifted }) => {
      const box = element.getBoundingClientRect();
      const { clientWidth, scrollHeight } = document.documentElement;
      const shownWidth = Math.min(asked ?? box.width + 2 * margin, clientWidth);
      const shownHeight = shownWidth * ratio;
      const offset = (size: number, shown: number, isLowerEnd = false) => {
        if (kept === 'center' || size + 2 * margin <= shown) return (size - shown) / 2;
        return isLowerEnd ? size + margin - shown : -margin;
      };
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const fromStart = offset(box.width, shownWidth) + shifted[0];
      const x = isRtl ? box.right - fromStart - shownWidth : box.left + fromStart;
      const y = box.top + scrollY + offset(box.height, shownHeight, kept === 'end') + shifted[1];
      const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
      return {
        x: within(x, clientWidth - shownWidth),
        y: within(y, scrollHeight - shownHeight),
        width: shownWidth,
        height: shownHeight,
      };
    },
    {
      margin: MARGIN,
      ratio: STILL_SIZE.height / STILL_SIZE.width,
      asked: width,
      kept: keep,
      shifted: shift,
    },
  );

/** Returns a WebP of an area, scaled to the size of a picture. */
async function capture(context: BrowserContext, page: Page, area: Area): Promise<Buffer> {
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...area, scale: STILL_SIZE.width / area.width },
  });
  return Buffer.from(data, 'base64');
}
