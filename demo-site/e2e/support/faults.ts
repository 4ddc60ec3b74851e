import type { BrowserContext, Route } from '@playwright/test';

/** A fault that the demo's server causes on purpose; see `src/contracts/faults.ts`. */
export interface Fault {
  /** Part of the address of the affected requests. */
  readonly match: string;
  /** `status=500`, `drop`, `delay=1500`, `body=-1`. */
  readonly how: string;
}

/** Makes this browser's requests fail until `healServer` is called. */
export async function breakServer(
  context: BrowserContext,
  url: string,
  { match, how }: Fault,
): Promise<void> {
  const value = encodeURIComponent(`match=${match};${how}`);
  await context.addCookies([{ name: 'demo_fault', value, url }]);
}

export const healServer = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: 'demo_fault' });

/**
 * Disconnects a visitor's network, or reconnects it. Playwright's `setOffline` notifies the page before it blocks requests, and a
 * request sent in between would get through. Therefore a route also aborts all requests.
 */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  if (isOffline) await context.route('**/*', refuse);
  await context.setOffline(isOffline);
  if (!isOffline) await context.unroute('**/*', refuse);
}

const refuse = (route: Route): Promise<void> => route.abort('internetdisconnected');
