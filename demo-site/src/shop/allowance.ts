import type { Shop } from './shop.ts';
import type { Visit } from './visit.ts';

const addresses = new WeakMap<Request, string>();

/** Stores the IP address that a request came from, because the request itself does not contain the address. */
export const rememberAddress = (request: Request, address: string): void =>
  void addresses.set(request, address);

/** Returns the IP address that a request came from; '' inside a browser tab, where there is a single visitor. */
export const addressOf = (request: Request): string => addresses.get(request) ?? '';

type Visitor = Pick<Visit, 'shop' | 'request'>;

/** A limit on how often one IP address may do something. A restart of the server resets the counts. */
interface Allowance {
  readonly most: number;
  /** Length of the period, in milliseconds. */
  readonly span: number;
  /** Counts one use. Returns false without counting it if the limit for the period is reached. */
  take(visitor: Visitor): boolean;
  /** Undoes the last `take`. */
  giveBack(visitor: Visitor): void;
}

function allowance(most: number, span: number): Allowance {
  const taken = new WeakMap<Shop, Map<string, readonly number[]>>();
  const timesOf = (shop: Shop): Map<string, readonly number[]> => {
    const times = taken.get(shop) ?? new Map<string, readonly number[]>();
    taken.set(shop, times);
    return times;
  };
  return {
    most,
    span,
    take({ shop, request }) {
      const now = shop.platform.now();
      const times = timesOf(shop);
      for (const [address, at] of times) if ((at.at(-1) ?? 0) <= now - span) times.delete(address);
      const address = addressOf(request);
      const recent = (times.get(address) ?? []).filter((at) => at > now - span);
      if (recent.length >= most) return false;
      times.set(address, [...recent, now]);
      return true;
    },
    giveBack({ shop, request }) {
      const address = addressOf(request);
      const times = timesOf(shop);
      times.set(address, (times.get(address) ?? []).slice(0, -1));
    },
  };
}

/** Limit for forms and subscriptions. */
export const formAllowance = allowance(60, 60_000);
/** Limit for failed logins, whatever the login name. */
export const failedLoginAllowance = allowance(20, 600_000);
