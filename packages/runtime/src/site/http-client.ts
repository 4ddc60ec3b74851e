/** This module is loaded by `createHttp`, at the latest with the page's first request. */
import ky from 'ky';
import { checks } from './checks.ts';
import {
  type ErrorSubject,
  HttpError,
  InvalidAnswerError,
  NetworkError,
  RefusedError,
  redactUrl,
  TimeoutError,
  throwIfAborted,
} from './errors.ts';
import { encodeForm } from './form-encoding.ts';
import { type Answer, type Http, type HttpPlatform, type HttpRequest, methodOf } from './http.ts';
import { readAnswer } from './read-answer.ts';

const DEFAULT_TIMEOUT = 30_000;
/** The value that jQuery sends. Some servers recognise ajax requests by it. */
const ACCEPT_JSON = 'application/json, text/javascript, */*; q=0.01';

/** Content types that browsers display as a page. */
const HTML_TYPE = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

interface Sent extends Answer {
  /** Content type exactly as the server sent it. */
  readonly type: string;
  readonly about: ErrorSubject;
}

/** Sends the requests of `createHttp`. */
export function createSender({ fetch, base, onEnd }: HttpPlatform): Http {
  const send = async (request: HttpRequest, accept = '*/*'): Promise<Sent> => {
    const { contract, signal, form, json, headers, cache, timeout = DEFAULT_TIMEOUT } = request;
    const url = new URL(request.url, base());
    for (const [name, value] of encodeForm(request.query ?? {})) url.searchParams.append(name, value);
    const method = methodOf(request);
    const about = { contract, request: { method, url: redactUrl(url) } };
    const sameOrigin = url.origin === new URL(base()).origin;
    // Bodies may contain nonces, passwords and visitors' text, which no other origin may receive.
    if (method !== 'GET' && !sameOrigin) throw new RefusedError('not sent to another origin', about);
    throwIfAborted(signal);
    const isReady = form instanceof URLSearchParams || form instanceof FormData;
    const body = !form || isReady ? form : encodeForm(form);
    // Each request has its own controller, because code that wraps `fetch` may leave listeners on the signal, and the caller's
    // signal may last as long as the page.
    const ending = new AbortController();
    const abort = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    let response: Response | null = null;
    let text = '';
    try {
      const pending = ky(url, {
        fetch,
        method,
        timeout,
        retry: 0,
        throwHttpErrors: false,
        credentials: sameOrigin ? 'same-origin' : 'omit',
        // Keeps the browser from sending a body along a redirect to another origin.
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
    // Callers would treat HTML of another origin as part of the shop.
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
