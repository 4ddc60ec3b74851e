import type { Site } from '@iyim/runtime/widget';
import { coerceFlag, coerceText } from '@iyim/runtime/widget';
import { object, optional, unknown } from 'valibot';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  /** Value of the login form's own nonce field. */
  readonly nonce: string;
  readonly remember: boolean;
}

export type LoginAnswer =
  | { readonly loggedIn: true }
  /** `messageHtml`: notices to show before the checkout form; may be empty. */
  | { readonly loggedIn: false; readonly messageHtml: string };

const schema = object({ logged_in: unknown(), message: optional(unknown()) });

/** Logs in from the checkout page (CL-1). */
export async function checkoutLogin(
  { http, config }: Site,
  { username, password, nonce, remember }: LoginRequest,
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const action = `${config.prefixes.builder}_woocommerce_checkout_login_user`;
  const answer = await http.json(
    {
      contract: action,
      url: config.urls.adminAjax,
      form: {
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
