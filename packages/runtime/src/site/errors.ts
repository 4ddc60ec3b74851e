/** The contract and the request that failed. */
export interface ErrorSubject {
  readonly contract: string;
  /** The request that failed; secrets in its URL have already been replaced. */
  readonly request: { readonly method: string; readonly url: string };
  readonly cause?: unknown;
}

abstract class ContractError extends Error {
  /** The contract that failed, e.g. `get_refreshed_fragments`. */
  readonly contract: string;
  readonly request: ErrorSubject['request'];

  constructor(what: string, { contract, request, cause }: ErrorSubject) {
    super(
      `${contract}: ${what} (${request.method} ${request.url})`,
      cause === undefined ? undefined : { cause },
    );
    this.contract = contract;
    this.request = request;
  }
}

/** The server did not answer within the contract's time limit. */
export class TimeoutError extends ContractError {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number, options: ErrorSubject) {
    super(`no answer in ${milliseconds} ms`, options);
  }
}

/** The server answered with a status other than success. */
export class HttpError extends ContractError {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The server's text for the status, e.g. `Service Unavailable`; empty over HTTP/2. */
  readonly statusText: string;

  constructor(status: number, statusText: string, options: ErrorSubject) {
    super(`the server answered with status ${status}`, options);
    this.status = status;
    this.statusText = statusText;
  }
}

/** The server refused (a stale or wrong nonce, no permission), or the request or its answer would cross origins. */
export class RefusedError extends ContractError {
  override readonly name = 'RefusedError';
  /** The server's text for the status, e.g. `Forbidden`; empty over HTTP/2, and when nothing was sent. */
  readonly statusText: string;

  constructor(why: string, options: ErrorSubject, statusText = '') {
    super(why, options);
    this.statusText = statusText;
  }
}

/** The server's answer does not match the contract. */
export class InvalidAnswerError extends ContractError {
  override readonly name = 'InvalidAnswerError';
  /** The first 60 characters of the answer, spaces collapsed. */
  readonly found: string;
  readonly expected: string;

  constructor(found: string, expected: string, options: ErrorSubject) {
    const start = found.replace(/\s+/g, ' ').trim().slice(0, 60);
    super(`expected ${expected}, found ${start === '' ? 'an empty body' : `"${start}"`}`, options);
    this.found = start;
    this.expected = expected;
  }
}

/** The request did not get through, or its answer broke off: offline, connection lost, blocked. */
export class NetworkError extends ContractError {
  override readonly name = 'NetworkError';

  constructor(options: ErrorSubject) {
    super('the request did not get through', options);
  }
}

/** Whether the error means that the caller aborted the request. Such errors are not reported. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Throws an `AbortError` if the signal is aborted, whatever its reason, so that callers can recognise aborts by one name. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The request was aborted.', 'AbortError');
}

/** Parameters whose values are secrets (SEC-4): nonces under all their names, passwords, order keys. */
const SECRET = /nonce|security|pass|pwd|token|^key$/i;

/** Returns a URL that is safe to show in an error: without user name, password, fragment and the values of secret parameters. */
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
