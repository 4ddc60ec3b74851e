import { HttpError, InvalidAnswerError, NetworkError, TimeoutError } from '@iyim/runtime';
import type { Island } from '@iyim/runtime/widget';

/** What the visitor is told of a form that did not reach the server, or whose answer is none (FM-5, PG-3). */
export function failureText(island: Island, error: unknown): string {
  return `${island.text(reasonOf(error))}\n${island.text('kept')}`;
}

/** What a server answers that takes nothing as large. */
const TOO_LARGE = 413;

function reasonOf(error: unknown): string {
  if (error instanceof HttpError && error.status === TOO_LARGE) return 'uploadFailed';
  if (error instanceof NetworkError) return 'offline';
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof InvalidAnswerError ? 'invalidAnswer' : 'unknownError';
}
