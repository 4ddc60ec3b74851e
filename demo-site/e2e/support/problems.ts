import type { BrowserContext } from '@playwright/test';

/** Everything that went wrong in the pages of a test, each as one line. */
export interface Problems {
  /** What this test breaks on purpose: lines with any of these in them. */
  allow(...parts: readonly string[]): void;
  /** What nobody allowed. */
  unexpected(): readonly string[];
  /** All of it, allowed or not. */
  all(): readonly string[];
}

/** A page that is left, or a script that changed its mind, gives its requests up: that is nobody's fault. */
const givenUp = 'net::ERR_ABORTED';

/** Collects console errors, uncaught errors, policy violations, failed requests and error answers of every page. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const allowed: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => void found.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== givenUp) found.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      found.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    allow: (...parts) => void allowed.push(...parts),
    unexpected: () => found.filter((problem) => !allowed.some((part) => problem.includes(part))),
    all: () => found,
  };
}
