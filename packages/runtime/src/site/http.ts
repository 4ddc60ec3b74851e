import type { GenericSchema, InferOutput } from 'valibot';
import {
  type ErrorSubject,
  HttpError,
  InvalidAnswerError,
  NetworkError,
  RefusedError,
  TimeoutError,
} from './errors.ts';
import { encodeForm } from './form-encoding.ts';
import type { Checks } from './http-client.ts';

export interface HttpRequest {
  /** Named in errors: the endpoint, action or route. */
  readonly contract: string;
  /** Relative URLs are resolved against the page's own address. */
  readonly url: string;
  /** POST when there is a body, else GET. */
  readonly method?: 'GET' | 'POST';
  /** Added to the URL's query, nested the way jQuery nests. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Body: fields (nested the way jQuery nests), a ready form, or JSON. At most one of the two. */
  readonly form?: Readonly<Record<string, unknown>> | URLSearchParams | FormData;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `no-store` asks the server past the browser's cache. */
  readonly cache?: RequestCache;
  /** Milliseconds; 30,000 by default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer {
  readonly text: string;
  /** Where redirects led. */
  readonly url: string;
}

/**
 * Sends a contract's requests. Each method rejects with one of the errors of `errors.ts`, or with an `AbortError` when
 * `signal` was aborted. Nothing is ever sent twice.
 */
export interface Http {
  send(request: HttpRequest): Promise<Answer>;
  /**
   * Checks the JSON answer against `schema`, whatever content type it came with. Code that pages fetch before any request gives a
   * function that makes it, so that it needs no checking library until an answer is here.
   */
  json<Schema extends GenericSchema>(
    request: HttpRequest,
    schema: Schema | ((checks: Checks) => Schema),
  ): Promise<InferOutput<Schema>>;
  /** A page of the site: HTML by its content type, so that no upload, feed or JSON at an address of the site is taken for one. */
  page(request: HttpRequest): Promise<Answer>;
  /** An answer of HTML or plain text. Empty bodies and the CMS's bare `0` and `-1` are invalid. */
  html(request: HttpRequest): Promise<string>;
}

export interface HttpPlatform {
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The page's URL: what relative URLs are resolved against, and the only origin that gets credentials. */
  readonly base: () => string;
  /** Hears of each request to the page's own origin that was answered or failed. */
  readonly onEnd?: (ended: EndedRequest) => void;
}

export interface EndedRequest {
  readonly url: string;
  readonly method: string;
  /** What was sent. */
  readonly body: unknown;
  /** 0 when nothing came back. */
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** The libraries come with the first request: a page that asks for nothing does not fetch them. */
const loadClient = () => import('./http-client.ts');

/** Fetches the libraries ahead of a request that is likely to come. */
export function preloadClient(): void {
  loadClient().catch(() => {}); // the request itself will say so
}

const DEFAULT_TIMEOUT = 30_000;
/** What jQuery sends; some servers tell an ajax call by it. */
const ACCEPT_JSON = 'application/json, text/javascript, */*; q=0.01';

/** Content types that browsers show as a page. */
const HTML_TYPE = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

interface Sent extends Answer {
  /** Its content type, as the server wrote it. */
  readonly type: string;
  readonly about: ErrorSubject;
}

export function createHttp({ fetch, base, onEnd }: HttpPlatform): Http {
  const send = async (request: HttpRequest, accept = '*/*'): Promise<Sent> => {
    const { contract, signal, form, json, headers, cache, timeout = DEFAULT_TIMEOUT } = request;
    const url = new URL(request.url, base());
    for (const [name, value] of encodeForm(request.query ?? {})) url.searchParams.append(name, value);
    const method = request.method ?? (form || json !== undefined ? 'POST' : 'GET');
    const about = { contract, request: { method, url: redactUrl(url) } };
    const sameOrigin = url.origin === new URL(base()).origin;
    // Bodies carry nonces, passwords and what visitors typed.
    if (method !== 'GET' && !sameOrigin) throw new RefusedError('not sent to another origin', about);
    throwIfAborted(signal);
    const isReady = form instanceof URLSearchParams || form instanceof FormData;
    const body = !form || isReady ? form : encodeForm(form);
    // One of its own: whoever wraps `fetch` may leave listeners, and the caller's signal may last as long as the page.
    const ending = new AbortController();
    const abort = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    let response: Response | null = null;
    let text = '';
    try {
      const { ky } = await loadClient();
      throwIfAborted(signal);
      const pending = ky(url, {
        fetch,
        method,
        timeout,
        retry: 0,
        throwHttpErrors: false,
        credentials: sameOrigin ? 'same-origin' : 'omit',
        // The browser itself lets no body follow a redirect to another origin.
        ...(method === 'GET' ? {} : { mode: 'same-origin' }),
        ...(cache ? { cache } : {}),
        headers: { accept, ...(sameOrigin ? { 'x-requested-with': 'XMLHttpRequest' } : {}), ...headers },
        ...(json === undefined ? {} : { json }),
        ...(body ? { body } : {}),
        signal: ending.signal,
      });
      response = await pending;
      text = await pending.text();
    } catch (error) {
      throwIfAborted(signal);
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new TimeoutError(timeout, { ...about, cause: error });
      throw new NetworkError({ ...about, cause: error });
    } finally {
      signal?.removeEventListener('abort', abort);
      if (sameOrigin && !signal?.aborted) {
        const header = (name: string) => response?.headers.get(name) ?? null;
        onEnd?.({ url: url.href, method, body: body ?? json, status: response?.status ?? 0, text, header });
      }
    }
    throwIfAborted(signal);
    const { status, statusText, ok } = response;
    // Its HTML would be taken for the shop's own.
    const { origin } = new URL(response.url || url);
    if (origin !== url.origin)
      throw new RefusedError(`the answer came from ${origin}, expected ${url.origin}`, about);
    if (status === 401 || status === 403)
      throw new RefusedError(`the server refused (status ${status})`, about, statusText);
    if (!ok) throw new HttpError(status, statusText, about);
    return { text, url: response.url, type: response.headers.get('content-type') ?? '', about };
  };
  const sendForHtml = async (request: HttpRequest): Promise<Sent> => {
    const sent = await send(request);
    if (['', '0', '-1'].includes(sent.text.trim()))
      throw new InvalidAnswerError(sent.text, 'HTML', sent.about);
    return sent;
  };

  return {
    send: (request) => send(request),
    async json(request, schema) {
      const { text, about } = await send(request, ACCEPT_JSON);
      const { checks, readAnswer } = await loadClient();
      return readAnswer(text, typeof schema === 'function' ? schema(checks) : schema, about);
    },
    async page(request) {
      const { text, url, type, about } = await sendForHtml(request);
      if (!HTML_TYPE.test(type))
        throw new InvalidAnswerError(type || 'none', 'the content type text/html', about);
      return { text, url };
    },
    html: async (request) => (await sendForHtml(request)).text,
  };
}

/** An abort is an `AbortError` whatever reason it was given, so that callers tell it by one name. */
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The request was aborted.', 'AbortError');
}

/** Parameters whose values are secrets (SEC-4): nonces under all their names, passwords, order keys. */
const SECRET = /nonce|security|pass|pwd|token|^key$/i;

/** The URL as it may be shown in an error: without the values of secret parameters, name and password, and fragment. */
export function redactUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  shown.hash = '';
  for (const name of new Set(shown.searchParams.keys())) {
    if (SECRET.test(name)) shown.searchParams.set(name, '…');
  }
  return shown.href;
}
