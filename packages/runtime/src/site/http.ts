import type { GenericSchema, InferOutput } from 'valibot';
import type { Checks } from './checks.ts';

export interface HttpRequest {
  /** Endpoint, action or route; errors name it. */
  readonly contract: string;
  /** Relative URLs are resolved against the page's own address. */
  readonly url: string;
  /** @default 'POST' with a body, 'GET' without */
  readonly method?: 'GET' | 'POST';
  /** Added to the URL's query; nested values are encoded like jQuery's. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Body: fields (nested values are encoded like jQuery's) or a ready-made form. Use either `form` or `json`, not both. */
  readonly form?: Readonly<Record<string, unknown>> | URLSearchParams | FormData;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `no-store` bypasses the browser's cache. */
  readonly cache?: RequestCache;
  /** Time limit in milliseconds; 30,000 by default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the method of a request, by default the method that its body implies. */
export const methodOf = ({ method, form, json }: HttpRequest): 'GET' | 'POST' =>
  method ?? (form || json !== undefined ? 'POST' : 'GET');

export interface Answer {
  readonly text: string;
  /** Address after redirects. */
  readonly url: string;
}

/**
 * Sends a contract's requests. Each method rejects with one of the errors of `errors.ts`, or with an `AbortError` if
 * `signal` was aborted. No request is ever sent twice.
 */
export interface Http {
  send(request: HttpRequest): Promise<Answer>;
  /**
   * Sends a request and checks the JSON answer against `schema`, whatever its content type. Code that is loaded before the first
   * request passes a function that creates the schema, because the validation library is loaded only with that request.
   */
  json<Schema extends GenericSchema>(
    request: HttpRequest,
    schema: Schema | ((checks: Checks) => Schema),
  ): Promise<InferOutput<Schema>>;
  /**
   * Requests a page of the site. The answer's content type must be HTML, so that an upload, a feed or JSON is not taken for a
   * page.
   */
  page(request: HttpRequest): Promise<Answer>;
  /** Requests HTML or plain text. Empty bodies and the CMS's bare `0` and `-1` are invalid. */
  html(request: HttpRequest): Promise<string>;
}

export interface HttpPlatform {
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Returns the page's URL: the base of relative URLs, and the only origin that gets credentials. */
  readonly base: () => string;
  /** Called when a request to the page's origin has been answered or has failed, but not when it was aborted. */
  readonly onEnd?: (ended: EndedRequest) => void;
}

export interface EndedRequest {
  readonly url: string;
  readonly method: string;
  /** Body as sent. */
  readonly body: unknown;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}
