import { html } from '../markup/html.ts';
import { addressProblems, isEmail, readAddress } from './address-fields.ts';
import { cookieNames, dropCookie } from './cookies.ts';
import { fieldOf, textOf } from './fields.ts';
import { accountPath } from './links.ts';
import { shortestPassword } from './login.ts';
import { endLogin, sendLogin } from './login-cookies.ts';
import { messages } from './messages.ts';
import type { User } from './model.ts';
import { createNonce, verifyNonce } from './nonces.ts';
import { redirect } from './redirects.ts';
import { storeSession } from './serve-visit.ts';
import { emptySession } from './session.ts';
import { notify, type Visit } from './visit.ts';

const logoutNonce = 'customer-logout';

/** Returns the address that logs out without a confirmation. */
export const logoutPath = (visit: Visit): string =>
  `${accountPath(visit.locale, 'customer-logout')}?_wpnonce=${createNonce(visit, logoutNonce)}`;

/** Saves the shipping address for `/my-account/edit-address/shipping/`, the billing address for any other path. */
function saveAddress(visit: Visit, user: User): Response | null {
  const { fields, locale, shop } = visit;
  const nonce = fieldOf(fields, 'woocommerce-edit-address-nonce');
  if (!verifyNonce(visit, 'woocommerce-edit_address', nonce)) return null;
  const kind = visit.path.includes('/shipping') ? 'shipping' : 'billing';
  const texts = messages(locale);
  const address = readAddress(fields, kind);
  const problems = addressProblems(address, kind, texts);
  for (const { field, text } of problems) notify(visit, 'error', html`${text}`, field);
  if (problems.length > 0) return null;
  shop.repository.saveUser({ ...user, [kind]: address });
  visit.session = { ...visit.session, [kind]: address };
  notify(visit, 'success', html`${texts.addressSaved}`);
  return redirect(accountPath(locale, 'edit-address'));
}

/**
 * Returns the new password's hash, the current hash when no change is requested, or null after queueing the reason for a refusal.
 */
async function newPasswordHash(visit: Visit, user: User): Promise<string | null> {
  const { fields, shop } = visit;
  const texts = messages(visit.locale);
  const [current, first, second] = ['password_current', 'password_1', 'password_2'].map(
    (name) => fieldOf(fields, name) ?? '',
  );
  if (!first && !second) return user.passwordHash;
  const problem =
    first !== second
      ? texts.passwordsDiffer
      : (first ?? '').length < shortestPassword
        ? texts.passwordShort
        : (await shop.platform.verifyPassword(current ?? '', user.passwordHash))
          ? null
          : texts.passwordWrong;
  if (problem === null) return shop.platform.hashPassword(first ?? '');
  notify(visit, 'error', html`${problem}`);
  return null;
}

async function saveAccount(visit: Visit, user: User): Promise<Response | null> {
  const { fields, locale, shop } = visit;
  if (!verifyNonce(visit, 'save_account_details', fieldOf(fields, 'save-account-details-nonce'))) return null;
  const texts = messages(locale);
  const firstName = textOf(fields, 'account_first_name').slice(0, 100);
  const lastName = textOf(fields, 'account_last_name').slice(0, 100);
  const displayName = textOf(fields, 'account_display_name').slice(0, 100) || user.displayName;
  const email = textOf(fields, 'account_email');
  const owner = shop.repository.userByLogin(email);
  const problem = !isEmail(email)
    ? texts.invalidEmail
    : owner !== null && owner.id !== user.id
      ? texts.emailTaken
      : null;
  const passwordHash = await newPasswordHash(visit, user);
  if (problem !== null) notify(visit, 'error', html`${problem}`);
  if (problem !== null || passwordHash === null) return null;
  const saved = { ...user, firstName, lastName, displayName, email, passwordHash };
  shop.repository.saveUser(saved);
  // The current login becomes invalid, because its signature depends on the old password's hash.
  if (passwordHash !== user.passwordHash) sendLogin(visit, saved, true);
  notify(visit, 'success', html`${texts.accountSaved}`);
  return redirect(accountPath(locale));
}

/** Logs the visitor out. The account keeps the cart, but this browser no longer shows it. */
function logOut(visit: Visit): Response {
  const options = { now: visit.shop.platform.now() };
  storeSession(visit);
  endLogin(visit);
  visit.setCookies.push(dropCookie(cookieNames.session, ' ', { ...options, httpOnly: true }));
  visit.user = null;
  visit.sessionId = null;
  visit.session = emptySession;
  visit.stored = emptySession;
  return redirect(accountPath(visit.locale));
}

function askToLogOut(visit: Visit): Response {
  const texts = messages(visit.locale);
  notify(
    visit,
    'success',
    html`${texts.confirmLogout} <a href="${logoutPath(visit)}">${texts.confirmLogoutLink}</a>`,
  );
  return redirect(accountPath(visit.locale));
}

/** Handles the account pages' forms and the logout link. Returns a redirect to send, if any. */
export async function handleAccountForms(visit: Visit): Promise<Response | null> {
  const { user } = visit;
  if (visit.path === '/my-account/customer-logout/') {
    if (user === null) return redirect(accountPath(visit.locale));
    const isSure = verifyNonce(visit, logoutNonce, visit.query.get('_wpnonce'));
    return isSure ? logOut(visit) : askToLogOut(visit);
  }
  if (user === null) return null;
  const action = fieldOf(visit.fields, 'action');
  if (action === 'edit_address') return saveAddress(visit, user);
  return action === 'save_account_details' ? saveAccount(visit, user) : null;
}
