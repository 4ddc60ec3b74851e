import { HttpError, NetworkError, RefusedError, TimeoutError } from '@iyim/runtime';
import {
  type Checks,
  checks,
  type ErrorSubject,
  fireAjaxComplete,
  pageBase,
  readAnswer,
  redactUrl,
} from '@iyim/runtime/page';
import type { GenericSchema, InferOutput } from 'valibot';

export interface UploadRequest {
  /** Name of the request in error messages: its action. */
  readonly contract: string;
  /** A relative URL is resolved against the page's own address. */
  readonly url: string;
  readonly body: FormData;
  /**
   * Time without progress in either direction, in ms, after which the request fails. An upload that makes progress never times
   * out. @default 60_000
   */
  readonly timeout?: number | undefined;
  /** Called with the number of bytes sent and the total. Not called if the browser cannot compute them. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface UploadPlatform {
  readonly createRequest: () => XMLHttpRequest;
  /** Returns the page's URL: the base of relative URLs, and the only origin to which a body is sent. */
  readonly base: () => string;
}

const page: UploadPlatform = { createRequest: () => new XMLHttpRequest(), base: pageBase };

/** The `Accept` header that jQuery sends. Some servers recognise ajax requests by it. */
const ACCEPT_JSON = 'application/json, text/javascript, */*; q=0.01';
const DEFAULT_TIMEOUT = 60_000;

/**
 * Posts a form with its files and reports the upload's progress. Uses `XMLHttpRequest`, because `fetch` cannot report progress.
 * Checks the JSON answer against `schema`. Rejects like `Http`; never retries.
 */
export async function upload<Schema extends GenericSchema>(
  request: UploadRequest,
  schema: (checks: Checks) => Schema,
  platform: UploadPlatform = page,
): Promise<InferOutput<Schema>> {
  const base = platform.base();
  const url = new URL(request.url, base);
  const about = { contract: request.contract, request: { method: 'POST', url: redactUrl(url) } };
  if (url.origin !== new URL(base).origin) throw new RefusedError('not sent to another origin', about);
  if (request.signal?.aborted) throw aborted();
  const xhr = await send(url, request, about, platform.createRequest());
  const { status, statusText, responseText, responseURL } = xhr;
  const { origin } = new URL(responseURL || url);
  if (origin !== url.origin)
    throw new RefusedError(`the answer came from ${origin}, expected ${url.origin}`, about);
  if (status === 401 || status === 403)
    throw new RefusedError(`the server refused (status ${status})`, about, statusText);
  if (status < 200 || status > 299) throw new HttpError(status, statusText, about);
  return readAnswer(responseText, schema(checks), about);
}

/** Sends the request. Resolves with any answer, whatever its status. */
function send(
  url: URL,
  { body, timeout = DEFAULT_TIMEOUT, onProgress, signal }: UploadRequest,
  about: ErrorSubject,
  xhr: XMLHttpRequest,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    let watch: ReturnType<typeof setTimeout>;
    const over = new AbortController();
    const until = { signal: over.signal };
    const settle = (finish: () => void) => {
      clearTimeout(watch);
      over.abort();
      const header = (name: string) => xhr.getResponseHeader(name);
      if (!signal?.aborted)
        fireAjaxComplete({
          url: url.href,
          method: 'POST',
          body,
          status: xhr.status,
          text: xhr.responseText,
          header,
        });
      finish();
    };
    const giveUp = (error: Error) => {
      over.abort(); // removes the listeners first, because this is not an abort by the browser
      xhr.abort();
      settle(() => reject(error));
    };
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(() => giveUp(new TimeoutError(timeout, about)), timeout);
    };
    const lost = () => settle(() => reject(new NetworkError(about)));
    const progressed = ({ lengthComputable, loaded, total }: ProgressEvent) => {
      moved();
      if (lengthComputable) onProgress?.(loaded, total);
    };
    xhr.upload.addEventListener('progress', progressed, until);
    xhr.addEventListener('progress', moved, until);
    xhr.addEventListener('load', () => settle(() => resolve(xhr)), until);
    xhr.addEventListener('error', lost, until);
    xhr.addEventListener('abort', lost, until); // the browser aborts requests when the page is being left
    signal?.addEventListener('abort', () => giveUp(aborted()), until);
    xhr.open('POST', url);
    xhr.setRequestHeader('accept', ACCEPT_JSON);
    xhr.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    moved();
    xhr.send(body);
  });
}

const aborted = (): DOMException => new DOMException('The request was aborted.', 'AbortError');
