import type { BrowserContext, Route } from '@playwright/test';

/** How a request can go wrong on the demo's server: see `src/contracts/faults.ts`. */
export interface Fault {
  /** Part of the address of the requests it hits. */
  readonly match: string;
  /** `status=500`, `drop`, `delay=1500`, `body=-1`. */
  readonly how: string;
}

/** Makes requests of this browser go wrong until `heal`. */
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
 * Cuts a visitor's network, or brings it back. The browser's own switch tells the page before it stops requests, by another way: one
 * that is sent in between still gets through, so that they are refused here as well.
 */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  if (isOffline) await context.route('**/*', refuse);
  await context.setOffline(isOffline);
  if (!isOffline) await context.unroute('**/*', refuse);
}

const refuse = (route: Route): Promise<void> => route.abort('internetdisconnected');
