import type { GenericSchema, InferOutput } from 'valibot';
import type { Checks } from './checks.ts';

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

/** The method that a request has, or comes to have by its body. */
export const methodOf = ({ method, form, json }: HttpRequest): 'GET' | 'POST' =>
  method ?? (form || json !== undefined ? 'POST' : 'GET');

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
