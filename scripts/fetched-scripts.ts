import type { Browser, Page } from 'playwright';

/** A script that a page fetched. */
export interface FetchedScript {
  readonly path: string;
  /** Gzipped size. */
  readonly bytes: number;
  /** 1 for a script that the page itself requests, 2 for a script requested after one of these has arrived, and so on. */
  readonly step: number;
}

/**
 * Opens a page in a fresh profile, waits until it requests nothing more, and returns the scripts that it fetched. `prepare` runs
 * before the page is opened, `act` after it has loaded, and `end` after its last request. Throws if a script or a request fails.
 */
export async function fetchedScripts(
  browser: Browser,
  url: string,
  { prepare, act, end }: Partial<Record<'prepare' | 'act' | 'end', (page: Page) => Promise<unknown>>> = {},
): Promise<readonly FetchedScript[]> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  try {
    const page = await context.newPage();
    const scripts: Promise<{ path: string; bytes: number; start: number; end: number }>[] = [];
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const { startTime, responseEnd } = request.timing();
      scripts.push(
        request.sizes().then(({ responseBodySize }) => ({
          path: new URL(request.url()).pathname,
          bytes: responseBodySize,
          start: startTime,
          end: startTime + responseEnd,
        })),
      );
    });
    await prepare?.(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await act?.(page);
    // `idle` hosts may wait for two seconds, and their code may then fetch more scripts.
    for (let seen = -1; seen < scripts.length; ) {
      seen = scripts.length;
      await page.evaluate(
        () =>
          new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 700), { timeout: 2500 })),
      );
    }
    await end?.(page);
    if (failed.length > 0) throw new Error(`${url}: ${failed.join(', ')}`);
    const found = (await Promise.all(scripts)).toSorted((a, b) => a.start - b.start);
    const steps: { end: number; step: number }[] = [];
    return found.map(({ path, bytes, start, end }) => {
      const step = 1 + Math.max(0, ...steps.filter((other) => other.end <= start).map((other) => other.step));
      steps.push({ end, step });
      return { path, bytes, step };
    });
  } finally {
    await context.close();
  }
}

export const sumOfBytes = (scripts: readonly FetchedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
