import type { BrowserContext } from '@playwright/test';

/** What the scripts of a test's pages asked the server for, in order: `POST http://…`. */
export function recordScriptRequests(context: BrowserContext): {
  readonly urls: readonly string[];
  of(part: string): number;
} {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) urls.push(request.url());
  });
  return { urls, of: (part) => urls.filter((url) => url.includes(part)).length };
}
