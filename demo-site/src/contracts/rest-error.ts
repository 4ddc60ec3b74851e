import { jsonAnswer } from './responses.ts';

/** An error the way the CMS's REST API says it. */
export const restError = (
  status: number,
  code: string,
  message: string,
  params?: Readonly<Record<string, string>>,
): Response => jsonAnswer({ code, message, data: { status, ...(params && { params }) } }, status);

/** Parameters that are missing or wrong: each with what is the matter. */
export const invalidParams = (params: Readonly<Record<string, string>>): Response =>
  restError(400, 'rest_invalid_param', `Invalid parameter(s): ${Object.keys(params).join(', ')}`, params);
