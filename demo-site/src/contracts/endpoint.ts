import { verifyNonce } from '../shop/nonces.ts';
import { requested, type Visit } from '../shop/visit.ts';
import { refusedAnswer } from './responses.ts';

/** Answers one ajax call. The visit is stored, and cookies sent, afterwards. */
export type Endpoint = (visit: Visit) => Response | Promise<Response>;

/** An endpoint behind the nonce that the field `security` must carry. */
export const guarded =
  (action: string, endpoint: Endpoint): Endpoint =>
  (visit) =>
    verifyNonce(visit, action, requested(visit, 'security')) ? endpoint(visit) : refusedAnswer();
