import type { Checks } from '@iyim/runtime/page';
import { coerceFlag, coerceText, type Site, site } from '@iyim/runtime/widget';
import { withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import type { OtherFields } from '../../shared/site/other-fields.ts';
import { fetchFreshPage } from '../../shared/site/pages.ts';
import { type LoginSection, readNonce, readOthers } from './read.ts';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  /** Value of the login form's nonce field. */
  readonly nonce: string;
  readonly remember: boolean;
  /** Fields that other plugins have added, such as a second factor or a captcha. */
  readonly others?: OtherFields;
}

export type LoginAnswer =
  | { readonly loggedIn: true }
  /** `messageHtml`: notices to show before the checkout form; may be empty. */
  | { readonly loggedIn: false; readonly messageHtml: string };

const schema = ({ object, optional, unknown }: Checks) =>
  object({ logged_in: unknown(), message: optional(unknown()) });

/** Logs in from the checkout page (CL-1). */
export async function checkoutLogin(
  { http, config }: Site,
  { username, password, nonce, remember, others }: LoginRequest,
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const action = `${config.prefixes.builder}_woocommerce_checkout_login_user`;
  const answer = await http.json(
    {
      contract: action,
      url: config.urls.adminAjax,
      form: {
        ...others,
        action,
        username,
        password,
        nonce,
        remember,
      },
      signal,
    },
    schema,
  );
  if (coerceFlag(answer.logged_in)) return { loggedIn: true };
  return { loggedIn: false, messageHtml: coerceText(answer.message) ?? '' };
}

/**
 * Logs in with the values of the fields and stores none of them. A guest's nonce is bound to the session that starts with the
 * first add to cart. A nonce that was printed before that session is refused; then a fresh one is fetched from the page, once.
 */
export function logIn(section: LoginSection, signal: AbortSignal): Promise<LoginAnswer> {
  const { username, password, remember, nonce } = section;
  const login = {
    username: username.value,
    password: password.value,
    remember: remember?.checked ?? false,
    others: readOthers(section),
  };
  return withFreshNonce(
    nonce?.value ?? '',
    (current) => checkoutLogin(site(), { ...login, nonce: current }, signal),
    async () => readNonce(await fetchFreshPage(site(), location.href, signal)),
  );
}
