import { HttpError, InvalidAnswerError, NetworkError, RefusedError, TimeoutError } from '@iyim/runtime';

/** What a visitor is told of a request that failed: the server's words for its status, else ours (DS-9). */
export function errorText(error: unknown, text: (key: string) => string): string {
  if ((error instanceof HttpError || error instanceof RefusedError) && error.statusText)
    return error.statusText;
  if (error instanceof NetworkError) return text('offline');
  if (error instanceof TimeoutError) return text('timeout');
  if (error instanceof InvalidAnswerError) return text('invalidAnswer');
  return text('unknownError');
}
