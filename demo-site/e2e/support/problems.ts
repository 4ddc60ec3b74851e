import type { BrowserContext } from '@playwright/test';

/** Everything that went wrong in the pages of a test, one line for each problem. */
export interface Problems {
  /** Allows problems that this test causes on purpose: lines that contain any of these parts. */
  allow(...parts: readonly string[]): void;
  /** Problems that are not allowed. */
  unexpected(): readonly string[];
  /** All problems, allowed or not. */
  all(): readonly string[];
}

/** Error of requests that are aborted when a page is left, or when a script no longer needs them. */
const ABORTED = 'net::ERR_ABORTED';

/** Collects console errors, uncaught errors, policy violations, failed requests and error answers of every page. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const allowed: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  /** Messages of uncaught errors, keyed by their line in `found`. */
  const uncaught = new Map<string, string>();
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    const line = `uncaught: ${stack ?? message}`;
    uncaught.set(line, message);
    found.push(line);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== ABORTED) found.push(`request: ${request.method()} ${request.url()} ${reason}`);
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
      const reported = found.filter((problem) => problem.startsWith('console: [iyim]') && isAllowed(problem));
      // Uncaught errors that repeat an allowed message are allowed: the library also reports it to error monitors (RT-30).
      const isReported = (problem: string) => {
        const message = uncaught.get(problem);
        return message !== undefined && reported.some((line) => line.includes(message));
      };
      return found.filter((problem) => !isAllowed(problem) && !isReported(problem));
    },
    all: () => found,
  };
}
