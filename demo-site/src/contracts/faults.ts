import { readCookies } from '../shop/cookies.ts';

/** A failure to simulate for a request. */
export interface Fault {
  /** Milliseconds to wait before the answer. */
  readonly delay: number;
  /** Status of the answer instead of the real one. */
  readonly status: number | null;
  /** Body of the answer instead of the real one. */
  readonly body: string | null;
  /** Whether to cut the connection without an answer. */
  readonly drop: boolean;
  /** Text that the URL must contain. */
  readonly match: string;
  /** Number of requests that the fault affects; null means all. */
  readonly times: number | null;
}

const longestDelay = 60_000;

/** Parses `delay=2000;status=500;body=-1;drop;match=add_to_cart;times=1`: any of these, in any order. */
export function parseFault(text: string): Fault {
  const parts = new Map(
    text.split(';').map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1)];
    }),
  );
  const numberOf = (name: string): number | null => {
    const value = Number(parts.get(name) ?? Number.NaN);
    return Number.isSafeInteger(value) && value >= 0 ? value : null;
  };
  const status = numberOf('status');
  return {
    delay: Math.min(numberOf('delay') ?? 0, longestDelay),
    status: status !== null && status >= 200 && status <= 599 ? status : null,
    body: parts.get('body') ?? null,
    drop: parts.has('drop'),
    match: parts.get('match') ?? '',
    times: numberOf('times'),
  };
}

/**
 * Returns the fault's text, from the header `x-demo-fault`, the query parameter `demo-fault` or the cookie `demo_fault`
 * (URL-encoded).
 */
function faultText(request: Request): string | null {
  const url = new URL(request.url);
  return (
    request.headers.get('x-demo-fault') ??
    url.searchParams.get('demo-fault') ??
    readCookies(request.headers.get('cookie')).get('demo_fault') ??
    null
  );
}

const mostCounted = 1000;

/**
 * Returns a function that finds the fault for a request. `times` is counted per fault text: add a part such as `id=7` to start
 * a new count.
 */
export function faultCounter(): (request: Request) => Fault | null {
  const hits = new Map<string, number>();
  return (request) => {
    const text = faultText(request);
    if (!text) return null;
    const fault = parseFault(text);
    if (!request.url.includes(fault.match)) return null;
    if (fault.times === null) return fault;
    const hit = (hits.get(text) ?? 0) + 1;
    if (hits.size >= mostCounted) hits.clear();
    hits.set(text, hit);
    return hit <= fault.times ? fault : null;
  };
}

/** Returns the answer that replaces the real one; null if the request continues, perhaps delayed. */
export function faultyAnswer(fault: Fault): Response | null {
  if (fault.status === null && fault.body === null) return null;
  const status = fault.status ?? 200;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? (fault.body ?? '') : null, {
    status,
    headers: {
      // The body comes from the request, so browsers must never treat it as a page of this site.
      'content-type': 'text/plain; charset=UTF-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
