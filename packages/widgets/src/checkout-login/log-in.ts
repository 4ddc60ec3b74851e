import { site } from '@iyim/runtime/widget';
import { withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import { fetchFreshPage } from '../../shared/site/pages.ts';
import { checkoutLogin, type LoginAnswer } from './login-request.ts';
import { type LoginSection, readNonce } from './read.ts';

/**
 * Logs in with what stands in the fields; nothing of it is kept. The nonce of a guest is bound to the session that the
 * first add to cart begins, so one printed before that is refused: the page is asked for a new one, once.
 */
export function logIn(
  { username, password, remember, nonce }: LoginSection,
  signal: AbortSignal,
): Promise<LoginAnswer> {
  return withFreshNonce(
    nonce?.value ?? '',
    (current) =>
      checkoutLogin(
        site(),
        {
          username: username.value,
          password: password.value,
          nonce: current,
          remember: remember?.checked ?? false,
        },
        signal,
      ),
    async () => readNonce(await fetchFreshPage(site(), location.href, signal)),
  );
}
