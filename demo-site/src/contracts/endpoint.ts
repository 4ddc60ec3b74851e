import { verifyNonce } from '../shop/nonces.ts';
import { requested, type Visit } from '../shop/visit.ts';
import { refusedAnswer } from './responses.ts';

/** The same visit in the language a call names (`lang`); its own language for any other name. */
export const inLanguage = (visit: Visit, lang: string): Visit =>
  lang === 'he' || lang === 'en' ? { ...visit, locale: lang } : visit;

/** Answers one ajax call. The visit is stored, and cookies sent, afterwards. */
export type Endpoint = (visit: Visit) => Response | Promise<Response>;

/** An endpoint behind the nonce that the field `security` must carry. */
export const guarded =
  (action: string, endpoint: Endpoint): Endpoint =>
  (visit) =>
    verifyNonce(visit, action, requested(visit, 'security')) ? endpoint(visit) : refusedAnswer();
