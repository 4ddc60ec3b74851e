import { verifyNonce } from '../shop/nonces.ts';
import { requested, type Visit } from '../shop/visit.ts';
import { refusedAnswer } from './responses.ts';

/** Returns the visit with the language of a call's `lang` parameter; unchanged unless that is `he` or `en`. */
export const inLanguage = (visit: Visit, lang: string): Visit =>
  lang === 'he' || lang === 'en' ? { ...visit, locale: lang } : visit;

/** Answers one ajax call. Afterwards the session is stored and its cookies are sent. */
export type Endpoint = (visit: Visit) => Response | Promise<Response>;

/** Wraps an endpoint so that it requires a nonce in the field `security`. */
export const guarded =
  (action: string, endpoint: Endpoint): Endpoint =>
  (visit) =>
    verifyNonce(visit, action, requested(visit, 'security')) ? endpoint(visit) : refusedAnswer();
