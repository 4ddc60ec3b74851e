import { html } from '../markup/html.ts';
import { isEmail } from './address-fields.ts';
import { fieldOf, textOf } from './fields.ts';
import { accountPath } from './links.ts';
import { logIn } from './login.ts';
import { messages } from './messages.ts';
import { emptyAddress, type User } from './model.ts';
import { verifyNonce } from './nonces.ts';
import { redirect } from './redirects.ts';
import type { Repository } from './repository.ts';
import { notify, type Visit } from './visit.ts';

export const shortestPassword = 8;

/** A login name out of an e-mail address, numbered when it is taken. */
function freeLogin(repository: Repository, email: string): string {
  const wanted = (email.split('@')[0] ?? '').replace(/[^a-z0-9._-]/gi, '').toLowerCase() || 'customer';
  for (let number = 1; ; number++) {
    const login = number === 1 ? wanted : `${wanted}${number}`;
    if (repository.userByLogin(login) === null) return login;
  }
}

async function register(visit: Visit, email: string, password: string): Promise<User | string> {
  const say = messages(visit.locale);
  const { repository, platform } = visit.shop;
  if (!isEmail(email)) return say.invalidEmail;
  if (repository.userByLogin(email) !== null) return say.emailTaken;
  if (password.length < shortestPassword) return say.passwordShort;
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
  return user ?? say.emailTaken;
}

/** The registration form: the new customer is logged in and sent to the account. */
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
