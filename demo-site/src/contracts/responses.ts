import { noticesMarkup } from '../markup/notices.ts';
import { takeNotices, type Visit } from '../shop/visit.ts';

/** Returns an error in the form of the CMS's REST API. */
export const restError = (
  status: number,
  code: string,
  message: string,
  params?: Readonly<Record<string, string>>,
): Response => jsonAnswer({ code, message, data: { status, ...(params && { params }) } }, status);

/** Reports missing or invalid parameters, each with its error. */
export const invalidParams = (params: Readonly<Record<string, string>>): Response =>
  restError(400, 'rest_invalid_param', `Invalid parameter(s): ${Object.keys(params).join(', ')}`, params);

/** `wp_send_json_success` and `wp_send_json_error`: both with status 200. */
export const successAnswer = (data: unknown): Response => jsonAnswer({ success: true, data });
export const errorAnswer = (data: unknown): Response => jsonAnswer({ success: false, data });

/** Headers of every ajax answer of the CMS. */
const ajaxHeaders = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
} as const;

const unicodeEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Encodes JSON the way PHP does: slashes and non-ASCII characters are escaped. */
export const phpJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u0080-\uffff]/g, unicodeEscape);

const answer = (body: string, type: string, status: number): Response =>
  new Response(body, { status, headers: { ...ajaxHeaders, 'content-type': `${type}; charset=UTF-8` } });

export const jsonAnswer = (value: unknown, status = 200): Response =>
  answer(phpJson(value), 'application/json', status);

export const htmlAnswer = (body: string, status = 200): Response => answer(body, 'text/html', status);

/** The CMS's answer when no handler is registered: an empty body with status 200. */
export const emptyAnswer = (): Response => htmlAnswer('');

/** The answer to a wrong or missing nonce. */
export const refusedAnswer = (): Response => htmlAnswer('-1', 403);

/** Admin-ajax's answer to an unknown action. */
export const unknownAction = (): Response => htmlAnswer('0', 400);

/** Responds with the queued messages as HTML: success and failure differ only in the class. */
export const noticesAnswer = (visit: Visit): Response =>
  htmlAnswer(noticesMarkup(takeNotices(visit)).toString());
