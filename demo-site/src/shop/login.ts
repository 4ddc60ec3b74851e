import { html } from '../markup/html.ts';
import { failedLoginAllowance } from './allowance.ts';
import { fieldOf, textOf } from './fields.ts';
import { accountPath } from './links.ts';
import { sendLogin } from './login-cookies.ts';
import { messages } from './messages.ts';
import type { User } from './model.ts';
import { verifyNonce } from './nonces.ts';
import { localTarget, redirect } from './redirects.ts';
import { emptySession, type SessionData } from './session.ts';
import { notify, type Visit } from './visit.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The customer these credentials name, else the reason why not. An unknown name takes as long as a wrong password. */
export async function checkCredentials(
  visit: Visit,
  { username, password }: Credentials,
): Promise<User | string> {
  const say = messages(visit.locale);
  if (username === '') return say.usernameRequired;
  if (password === '') return say.passwordRequired;
  // Counted before the password is checked: tries that are sent at once count, too.
  if (!failedLoginAllowance.take(visit)) return say.tooManyLogins;
  const { repository, platform } = visit.shop;
  const user = repository.userByLogin(username);
  if (user === null) {
    await platform.hashPassword(password);
    return say.wrongLogin;
  }
  if (!(await platform.verifyPassword(password, user.passwordHash))) return say.wrongLogin;
  failedLoginAllowance.giveBack(visit);
  return user;
}

/** The guest's cart moves into the customer's: the lines of both, the guest's where both have one. Addresses are the customer's own. */
function mergedSession(guest: SessionData, customer: SessionData): SessionData {
  const keys = new Set(guest.lines.map(({ key }) => key));
  return {
    ...customer,
    ...guest,
    lines: [...guest.lines, ...customer.lines.filter(({ key }) => !keys.has(key))],
    coupons: [...new Set([...guest.coupons, ...customer.coupons])],
    billing: customer.billing,
    shipping: customer.shipping,
    shippingMethod: guest.shippingMethod || customer.shippingMethod,
  };
}

/** Logs in from the next request on; that one also sends the session cookie anew. */
export function logIn(visit: Visit, user: User, remember: boolean): void {
  const { repository, platform } = visit.shop;
  const id = String(user.id);
  const data = mergedSession(visit.session, repository.session(id)?.data ?? emptySession);
  repository.saveSession({ id, expiresAt: platform.now() + 604_800_000, data });
  if (visit.sessionId !== null && visit.sessionId !== id) repository.deleteSession(visit.sessionId);
  visit.sessionId = null;
  visit.session = data;
  visit.stored = data;
  sendLogin(visit, user, remember);
}

const afterLogin = (visit: Visit): Response =>
  redirect(
    localTarget(visit, fieldOf(visit.fields, 'redirect')) ??
      localTarget(visit, fieldOf(visit.fields, '_wp_http_referer')) ??
      accountPath(visit.locale),
  );

/** The login form: a redirect when it went well, a message when not, silence for a bad nonce. */
export async function handleLoginForm(visit: Visit): Promise<Response | null> {
  const { fields } = visit;
  if (!fields.has('login') || !fields.has('username') || !fields.has('password')) return null;
  if (!verifyNonce(visit, 'woocommerce-login', fieldOf(fields, 'woocommerce-login-nonce'))) return null;
  const credentials = { username: textOf(fields, 'username'), password: fieldOf(fields, 'password') ?? '' };
  const user = await checkCredentials(visit, credentials);
  if (typeof user === 'string') {
    notify(visit, 'error', html`${user}`);
    return null;
  }
  logIn(visit, user, fields.has('rememberme'));
  return afterLogin(visit);
}
