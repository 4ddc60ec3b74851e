import { noticesMarkup } from '../markup/notices.ts';
import { takeNotices, type Visit } from '../shop/visit.ts';

/** An error the way the CMS's REST API says it. */
export const restError = (
  status: number,
  code: string,
  message: string,
  params?: Readonly<Record<string, string>>,
): Response => jsonAnswer({ code, message, data: { status, ...(params && { params }) } }, status);

/** Missing or invalid parameters, each with its error. */
export const invalidParams = (params: Readonly<Record<string, string>>): Response =>
  restError(400, 'rest_invalid_param', `Invalid parameter(s): ${Object.keys(params).join(', ')}`, params);

/** `wp_send_json_success` and `wp_send_json_error`: both with status 200. */
export const successAnswer = (data: unknown): Response => jsonAnswer({ success: true, data });
export const errorAnswer = (data: unknown): Response => jsonAnswer({ success: false, data });

/** Every ajax answer of the CMS carries these. */
const ajaxHeaders = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
} as const;

const unicodeEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON the way PHP writes it: slashes and everything beyond ASCII escaped. */
export const phpJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u0080-\uffff]/g, unicodeEscape);

const answer = (body: string, type: string, status: number): Response =>
  new Response(body, { status, headers: { ...ajaxHeaders, 'content-type': `${type}; charset=UTF-8` } });

export const jsonAnswer = (value: unknown, status = 200): Response =>
  answer(phpJson(value), 'application/json', status);

export const htmlAnswer = (body: string, status = 200): Response => answer(body, 'text/html', status);

/** What the CMS says when nobody answers: nothing at all, and that it went well. */
export const emptyAnswer = (): Response => htmlAnswer('');

/** A nonce was wrong or missing. */
export const refusedAnswer = (): Response => htmlAnswer('-1', 403);

/** admin-ajax does not know the action. */
export const unknownAction = (): Response => htmlAnswer('0', 400);

/** The queued messages as HTML: success and failure look alike but for the class. */
export const noticesAnswer = (visit: Visit): Response =>
  htmlAnswer(noticesMarkup(takeNotices(visit)).toString());
