import { jsonAnswer } from './responses.ts';

/** `wp_send_json_success` and `wp_send_json_error`: both with status 200. */
export const successAnswer = (data: unknown): Response => jsonAnswer({ success: true, data });
export const errorAnswer = (data: unknown): Response => jsonAnswer({ success: false, data });
