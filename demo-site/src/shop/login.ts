import { html } from '../markup/html.ts';
import { isEmail } from './address-fields.ts';
import { failedLoginAllowance } from './allowance.ts';
import { fieldOf, textOf } from './fields.ts';
import { accountPath } from './links.ts';
import { sendLogin } from './login-cookies.ts';
import { messages } from './messages.ts';
import { emptyAddress, type User } from './model.ts';
import { verifyNonce } from './nonces.ts';
import { localTarget, redirect } from './redirects.ts';
import type { Repository } from './repository.ts';
import { emptySession, type SessionData } from './session.ts';
import { notify, type Visit } from './visit.ts';

export const shortestPassword = 8;

/** Returns a login name made from an e-mail address, with a number if the name is taken. */
function freeLogin(repository: Repository, email: string): string {
  const preferred = (email.split('@')[0] ?? '').replace(/[^a-z0-9._-]/gi, '').toLowerCase() || 'customer';
  for (let number = 1; ; number++) {
    const login = number === 1 ? preferred : `${preferred}${number}`;
    if (repository.userByLogin(login) === null) return login;
  }
}

async function register(visit: Visit, email: string, password: string): Promise<User | string> {
  const texts = messages(visit.locale);
  const { repository, platform } = visit.shop;
  if (!isEmail(email)) return texts.invalidEmail;
  if (repository.userByLogin(email) !== null) return texts.emailTaken;
  if (password.length < shortestPassword) return texts.passwordShort;
  const passwordHash = await platform.hashPassword(password);
  const login = freeLogin(repository, email);
  const user = repository.addUser({
    login,
    email,
    displayName: login,
    firstName: '',
    lastName: '',
    passwordHash,
    billing: { ...emptyAddress, email },
    shipping: emptyAddress,
    role: 'customer',
    createdAt: platform.now(),
  });
  return user ?? texts.emailTaken;
}

/** Handles the registration form: logs the new customer in and redirects to the account. */
export async function handleRegisterForm(visit: Visit): Promise<Response | null> {
  const { fields } = visit;
  if (!fields.has('register') || !fields.has('email')) return null;
  if (!verifyNonce(visit, 'woocommerce-register', fieldOf(fields, 'woocommerce-register-nonce'))) return null;
  const user = await register(visit, textOf(fields, 'email'), fieldOf(fields, 'password') ?? '');
  if (typeof user === 'string') {
    notify(visit, 'error', html`${user}`);
    return null;
  }
  logIn(visit, user, true);
  return redirect(accountPath(visit.locale));
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Returns the customer with these credentials, or the reason for a refusal. An unknown name takes as long as a wrong password, so
 * that response times do not reveal which names exist.
 */
export async function checkCredentials(
  visit: Visit,
  { username, password }: Credentials,
): Promise<User | string> {
  const texts = messages(visit.locale);
  if (username === '') return texts.usernameRequired;
  if (password === '') return texts.passwordRequired;
  // Counted before the password is checked, so that simultaneous attempts count too.
  if (!failedLoginAllowance.take(visit)) return texts.tooManyLogins;
  const { repository, platform } = visit.shop;
  const user = repository.userByLogin(username);
  if (user === null) {
    await platform.hashPassword(password);
    return texts.wrongLogin;
  }
  if (!(await platform.verifyPassword(password, user.passwordHash))) return texts.wrongLogin;
  failedLoginAllowance.giveBack(visit);
  return user;
}

/**
 * Merges the guest's cart into the customer's: the lines of both, and the guest's line where both have the same product and
 * choices. The customer's addresses are kept.
 */
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

/** Logs the customer in, from the next request on, and merges the carts. The next answer also sets a new session cookie. */
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

/** Handles the login form. Returns a redirect on success, null after queueing a message on failure, and null for a bad nonce. */
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
