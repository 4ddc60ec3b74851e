import { NetworkError, TimeoutError } from '@iyim/runtime';
import { cart } from '@iyim/runtime/shop';

/**
 * Whether a request failed because the server can not be reached, in which case a page of it can not be reached either: the
 * cart is asked for once more, which also tells whether it was only the answer that got lost. Never rejects.
 */
export async function isUnreachable(error: unknown): Promise<boolean> {
  if (!(error instanceof NetworkError || error instanceof TimeoutError)) return false;
  const { answers } = cart();
  const before = answers.peek();
  await cart().refresh();
  return answers.peek() === before;
}
