import type { Browser, Page } from 'playwright';

/** Width of a picture in px; its height follows from the ratio. The quality of its encoding is in %. */
const PICTURE_WIDTH = 320;
const QUALITY = 60;
/** Sizes of the window. A story that leaves most of the wide one empty, or is about phones, is shown in the narrow one. */
const WIDE = { width: 960, height: 600 } as const;
const NARROW = { width: 560, height: 350 } as const;
const LEAST_CONTENT = 320;
/** Time for transitions to end and pictures to load, in ms. */
const SETTLE_MS = 600;
const TIMEOUT_MS = 30_000;

/** The part of Storybook's frame that tells when a story has been played. */
interface StoryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined };
}

/** Opens a story of a built Storybook in English, waits until it has been played, and returns a WebP of its window. */
export async function takeStoryPicture(browser: Browser, origin: string, id: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: /narrow|phone/.test(id) ? NARROW : WIDE });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await open(page, origin, id);
    if (page.viewportSize()?.width === WIDE.width && (await contentHeight(page)) < LEAST_CONTENT) {
      await page.setViewportSize(NARROW);
      await open(page, origin, id);
    }
    await page.waitForTimeout(SETTLE_MS);
    const { width, height } = page.viewportSize() ?? WIDE;
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { ...(await scrollPosition(page)), width, height, scale: PICTURE_WIDTH / width },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await context.close();
  }
}

async function open(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(`${origin}iframe.html?id=${id}&viewMode=story&globals=language:en`);
  await page.waitForFunction(() =>
    (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'),
  );
}

const contentHeight = (page: Page): Promise<number> =>
  page.$$eval('#storybook-root *', (all) =>
    Math.max(
      0,
      ...all
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom),
    ),
  );

const scrollPosition = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => ({ x: scrollX, y: scrollY }));
