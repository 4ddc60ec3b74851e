import type { Browser, BrowserContext, Page } from 'playwright';

/** Width of a picture in px; its height follows from the ratio. The quality of its encoding is in %. */
const PICTURE_WIDTH = 320;
const QUALITY = 60;
/** Sizes of the window. A story that leaves most of the wide one empty, or is about phones, is shown in the narrow one. */
const WIDE = { width: 960, height: 600 } as const;
const NARROW = { width: 560, height: 350 } as const;
const LEAST_CONTENT = 320;
/** Time for transitions to end and pictures to load, in ms. */
const SETTLE_MS = 600;
const TIMEOUT_MS = 20_000;

/** The channel of Storybook's frame, and the id of the story whose steps have ended last. */
interface StoryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): { storyId: string }[] | undefined;
    emit(event: string, detail: object): void;
  };
}

/**
 * Opens stories of a built Storybook in English, one after the other in the same page, waits for the end of their steps, and passes
 * a WebP of the window to `save`.
 */
export async function takeStoryPictures(
  browser: Browser,
  address: string,
  ids: readonly string[],
  save: (id: string, picture: Buffer) => void,
): Promise<void> {
  const context = await browser.newContext({ viewport: WIDE });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    for (const [index, id] of ids.entries()) {
      await page.setViewportSize(/narrow|phone/.test(id) ? NARROW : WIDE);
      if (index === 0) await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=language:en`);
      else await emit(page, 'setCurrentStory', id);
      await finished(page, id);
      if (page.viewportSize()?.width === WIDE.width && (await contentHeight(page)) < LEAST_CONTENT) {
        await page.setViewportSize(NARROW);
        await emit(page, 'forceRemount', id);
        await finished(page, id);
      }
      await page.waitForTimeout(SETTLE_MS);
      save(id, await capture(context, page));
    }
  } finally {
    await context.close();
  }
}

/** Sends an event to Storybook's frame, and forgets the end of the previous story. */
const emit = (page: Page, event: string, storyId: string): Promise<void> =>
  page.evaluate(
    ([name, id]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StoryWindow;
      channel?.emit('storyFinished', { storyId: '' });
      channel?.emit(name, { storyId: id, viewMode: 'story' });
    },
    [event, storyId] as const,
  );

const finished = (page: Page, storyId: string): Promise<unknown> =>
  page.waitForFunction(
    (id) => (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.storyId === id,
    storyId,
  );

const contentHeight = (page: Page): Promise<number> =>
  page.$$eval('#storybook-root *', (all) =>
    Math.max(
      0,
      ...all
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom),
    ),
  );

/** Returns a WebP of the part of the page that is in the window. */
async function capture(context: BrowserContext, page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? WIDE;
  const position = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...position, width, height, scale: PICTURE_WIDTH / width },
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}
