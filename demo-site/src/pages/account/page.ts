import accountTexts from '../../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { logoutPath } from '../../shop/account.ts';
import { accountPath } from '../../shop/links.ts';
import type { Locale } from '../../shop/model.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { demoNote, loginFields, loginNonce, rememberField } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, postIds } from '../page.ts';
import { sections } from './sections.ts';

type SectionName = keyof typeof accountTexts.sections;

const nameOf = (section: string, locale: Locale): string =>
  accountTexts.sections[(section || 'dashboard') as SectionName]?.[locale] ?? '';

/** `/my-account/` and the pages below it. All except `lost-password` require a login. */
export function accountPage(context: PageContext): Page | null {
  const { locale, user } = context;
  const [name = '', rest = '', ...more] = context.path
    .slice('/my-account/'.length)
    .replace(/\/$/, '')
    .split('/');
  if (name === 'lost-password') {
    const texts = accountTexts.lostPassword[locale];
    const content = html`${noticesArea(context)}<p>${texts.text}</p>${demoNote(locale)}
<p><a class="button" href="${accountPath(locale)}">${texts.back}</a></p>`;
    return page(locale, texts.heading, content, name);
  }
  const make = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!make || more.length > 0) return null;
  if (user === null)
    return page(locale, accountTexts.login[locale].heading, loginAndRegister(context), 'login');
  const section = make(context, user, rest);
  if (section === null) return null;
  const content = html`<div class="account-page">${accountNavigation(context, name)}
<div class="woocommerce-MyAccount-content">${noticesArea(context)}
${section.content}</div></div>`;
  return page(locale, section.heading ?? nameOf(name, locale), content, name || 'dashboard');
}

function page(locale: Locale, heading: string, content: Html, name: string): Page {
  const account = accountTexts.title[locale];
  return {
    title: heading === account ? account : `${heading} – ${account}`,
    postId: postIds.account,
    bodyClasses: ['page', 'page-id-10', 'woocommerce-account', 'woocommerce-page', `woocommerce-${name}`],
    main: html`<header class="page-header entry-header"><h1 class="entry-title">${heading}</h1></header>
<div class="woocommerce elementor-element elementor-element-5acc0a7 elementor-widget elementor-widget-woocommerce-my-account" data-id="5acc0a7" data-element_type="widget" data-widget_type="woocommerce-my-account.default">${content}</div>`,
  };
}

/** Renders the account's menu. On the page of a single order, “orders” is marked as the current item. */
function accountNavigation(context: PageContext, current: string): Html {
  const { locale } = context;
  const active = { '': 'dashboard', 'view-order': 'orders' }[current] ?? current;
  const item = (key: string): Html => {
    const path = accountPath(locale, key === 'dashboard' ? '' : key);
    const href = key === 'customer-logout' ? logoutPath(context) : path;
    const isActive = key === active;
    return html`<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${key}${isActive && ' is-active'}"><a href="${href}"${isActive && html` aria-current="page"`}>${nameOf(key, locale)}</a></li>\n`;
  };
  return html`<nav class="woocommerce-MyAccount-navigation" aria-label="${accountTexts.navigation[locale]}"><ul>
${Object.keys(accountTexts.sections).map(item)}</ul></nav>`;
}

/**
 * Renders the login and registration forms that guests see in place of an account page. After the login the requested page
 * opens.
 */
function loginAndRegister(context: PageContext): Html {
  const { locale, fields, url } = context;
  const texts = accountTexts.login[locale];
  return html`${noticesArea(context)}${demoNote(locale)}
<div class="account-forms" id="customer_login">
<section class="card"><h2>${texts.login}</h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>
${loginFields(context)}
${rememberField(context)}${loginNonce(context, url.pathname)}
<button type="submit" class="woocommerce-button button button--primary woocommerce-form-login__submit" name="login" value="${texts.login}">${texts.login}</button>
<p class="woocommerce-LostPassword lost_password"><a href="${accountPath(locale, 'lost-password')}">${texts.lost}</a></p>
</form></section>
<section class="card"><h2>${texts.register}</h2>
<form method="post" class="woocommerce-form woocommerce-form-register register">
<p class="form-row"><label for="reg_email">${texts.email}</label><input type="email" class="input-text" name="email" id="reg_email" autocomplete="email" value="${fields.get('email') ?? ''}"></p>
<p class="form-row"><label for="reg_password">${texts.password}</label><input type="password" class="input-text" name="password" id="reg_password" autocomplete="new-password"></p>
<input type="hidden" id="woocommerce-register-nonce" name="woocommerce-register-nonce" value="${createNonce(context, 'woocommerce-register')}"><input type="hidden" name="_wp_http_referer" value="${url.pathname}">
<button type="submit" class="woocommerce-Button woocommerce-button button woocommerce-form-register__submit" name="register" value="${texts.register}">${texts.register}</button>
</form></section>
</div>`;
}
