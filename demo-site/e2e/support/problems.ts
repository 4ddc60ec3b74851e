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
  /** Uncaught errors by their lines in `found`. */
  const uncaught = new Map<string, string>();
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    const line = `uncaught: ${stack ?? message}`;
    uncaught.set(line, message);
    found.push(line);
  });
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
    unexpected() {
      const isAllowed = (problem: string) => allowed.some((part) => problem.includes(part));
      const said = found.filter((problem) => problem.startsWith('console: [iyim]') && isAllowed(problem));
      // What the library says in the console it also tells the page's error monitors (RT-30).
      const isSaid = (problem: string) => {
        const message = uncaught.get(problem);
        return message !== undefined && said.some((line) => line.includes(message));
      };
      return found.filter((problem) => !isAllowed(problem) && !isSaid(problem));
    },
    all: () => found,
  };
}
