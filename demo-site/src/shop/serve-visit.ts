import { cartHash, computeCart } from './cart.ts';
import { cookieNames, dropCookie, readCookies, setCookie } from './cookies.ts';
import { type Posted, readPosted } from './fields.ts';
import { localeOf, neutralPath } from './locale.ts';
import { readLogin } from './login-cookies.ts';
import { emptySession } from './session.ts';
import { readSessionId, sessionCookie, sessionLife } from './session-cookie.ts';
import type { Shop } from './shop.ts';
import type { Visit } from './visit.ts';

const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs tasks with the same owner and key one after another; tasks without a key do not wait. A failed task does not block later
 * ones.
 */
async function inTurn<T>(owner: object, key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  const queue = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, queue);
  const mine = (queue.get(key) ?? Promise.resolve()).then(work, work);
  const settled = mine.catch(() => undefined);
  queue.set(key, settled);
  try {
    return await mine;
  } finally {
    if (queue.get(key) === settled) queue.delete(key);
  }
}

const cookiesOf = (request: Request, shop: Shop): ReadonlyMap<string, string> =>
  readCookies(shop.jar?.read() ?? request.headers.get('cookie'));

function openVisit(request: Request, { fields, files }: Posted, shop: Shop): Visit {
  const url = new URL(request.url);
  const cookies = cookiesOf(request, shop);
  const login = readLogin(shop, cookies);
  const sessionId = login === null ? readSessionId(shop, cookies) : String(login.user.id);
  const kept = sessionId === null ? null : shop.repository.session(sessionId);
  const session = kept !== null && kept.expiresAt > shop.platform.now() ? kept.data : emptySession;
  return {
    shop,
    request,
    url,
    cookies,
    fields,
    files,
    locale: localeOf(request),
    path: neutralPath(url.pathname),
    query: url.searchParams,
    user: login?.user ?? null,
    loginToken: login?.token ?? '',
    sessionId,
    session,
    stored: session,
    setCookies: [],
  };
}

/** Updates the browser's two cart cookies if they do not match the cart, and deletes them if the cart is empty. */
function correctCartCookies(visit: Visit): void {
  const options = { now: visit.shop.platform.now(), secure: visit.url.protocol === 'https:' };
  const { itemsInCart, cartHash: hashName } = cookieNames;
  const hash = cartHash(computeCart(visit));
  if (hash === '') {
    for (const [name, value] of [
      [itemsInCart, '0'],
      [hashName, ''],
    ] as const) {
      if (visit.cookies.has(name)) visit.setCookies.push(dropCookie(name, value, options));
    }
    return;
  }
  if (visit.cookies.get(itemsInCart) !== '1') visit.setCookies.push(setCookie(itemsInCart, '1', options));
  if (visit.cookies.get(hashName) !== hash) visit.setCookies.push(setCookie(hashName, hash, options));
}

const hour = 3_600_000;
const lastCleared = new WeakMap<Shop, number>();

/** Deletes expired sessions and logins, at most once an hour. */
function clearEnded(shop: Shop): void {
  const now = shop.platform.now();
  if (now - (lastCleared.get(shop) ?? 0) < hour) return;
  lastCleared.set(shop, now);
  shop.repository.deleteExpired(now);
}

/** Stores a changed session. `withVisit` does so at the end; an order does so in its own transaction. */
export function storeSession(visit: Visit): void {
  const { sessionId, session, shop } = visit;
  if (sessionId === null || session === visit.stored) return;
  clearEnded(shop);
  const expiresAt = shop.platform.now() + sessionLife(visit.user !== null) * 1000;
  shop.repository.saveSession({ id: sessionId, expiresAt, data: session });
  visit.stored = session;
}

/** Stores a changed session and adds the cookies to the answer. */
function closeVisit(visit: Visit, response: Response): Response {
  storeSession(visit);
  const session = sessionCookie(visit);
  if (session !== null) visit.setCookies.push(session);
  correctCartCookies(visit);
  const { jar } = visit.shop;
  if (jar !== null) visit.setCookies.forEach(jar.write);
  if (jar !== null || visit.setCookies.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of visit.setCookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Returns the key of a request's session. Requests of one session are served in sequence, as in PHP, so that no change is lost. */
function sessionKeyOf(request: Request, shop: Shop): string | null {
  const cookies = cookiesOf(request, shop);
  const login = readLogin(shop, cookies);
  return login === null ? readSessionId(shop, cookies) : String(login.user.id);
}

/** Serves one request: opens the visit, lets `serve` answer, stores the session and sends its cookies. */
export async function withVisit<T extends Response | null>(
  request: Request,
  shop: Shop,
  serve: (visit: Visit) => Promise<T>,
): Promise<T | Response> {
  const posted = await readPosted(request);
  return inTurn(shop, sessionKeyOf(request, shop), async () => {
    const visit = openVisit(request, posted, shop);
    const response = await serve(visit);
    return response === null ? response : closeVisit(visit, response);
  });
}
