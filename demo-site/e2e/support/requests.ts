import type { BrowserContext } from '@playwright/test';

/** Records the addresses that scripts of a test's pages request, in order. */
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
