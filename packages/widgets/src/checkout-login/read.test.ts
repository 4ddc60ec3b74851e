import { describe, expect, it } from 'vitest';
import { removeNotices } from '../../shared/cart/place-answer.ts';
import { showMessage } from './CheckoutLogin.tsx';
import { readLoginSection, readNonce } from './read.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('[data-widget]') ?? document.body;
};
const fields =
  '<input name="username"><input type="password" name="password"><input name="woocommerce-login-nonce" value="n1">';

describe('reading the login section', () => {
  it('CL-1 readLoginSection finds the section in the page builder’s checkout, which has no login form', () => {
    const section = readLoginSection(
      show(`<form class="woocommerce-checkout"><div class="e-woocommerce-login-section" data-widget="checkout-login"><a href="#" class="e-show-login">Log in</a>
        <div class="e-woocommerce-login-anchor">${fields}<input type="checkbox" id="rememberme"><button type="button" class="e-woocommerce-form-login-submit">Log in</button></div></div></form>`),
    );
    expect(section.form).toBeNull();
    expect(section.remember?.id).toBe('rememberme');
    expect(section.toggle?.className).toBe('e-show-login');
    expect(section.panel?.className).toBe('e-woocommerce-login-anchor');
  });

  it('CL-1 readLoginSection finds the section in a login form', () => {
    const section = readLoginSection(
      show(
        `<form class="woocommerce-form-login" data-widget="checkout-login">${fields}<button type="submit" name="login">Log in</button></form>`,
      ),
    );
    expect(section.form?.className).toBe('woocommerce-form-login');
    expect(section.remember).toBeNull();
  });

  it('RT-3 readLoginSection throws an error that names missing fields', () => {
    expect(() =>
      readLoginSection(show('<div data-widget="checkout-login"><input name="username"></div>')),
    ).toThrow(/password/);
  });
});

describe('the server’s message', () => {
  const error = (text: string) => `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`;

  it('CL-1 showMessage places a new message before the checkout form, after older messages were removed', () => {
    const host = show(
      `${error('old')}<form class="woocommerce-checkout"></form><div data-widget="checkout-login"></div>`,
    );
    removeNotices(document, ['error', 'message']);
    expect(showMessage(host, error('new'))?.textContent).toBe('new');
    expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1);
    expect(document.querySelector('.woocommerce-checkout')?.previousElementSibling?.textContent).toBe('new');
  });

  it('CL-1 showMessage places a message before the host on a page without a checkout form', () => {
    const host = show('<div data-widget="checkout-login"></div>');
    showMessage(host, error('new'));
    expect(host.previousElementSibling?.textContent).toBe('new');
  });

  it.each(['', '  \n', 'only text'])('CL-1 showMessage shows nothing for the answer %j', (html) => {
    expect(showMessage(show('<div data-widget="checkout-login"></div>'), html)).toBeNull();
  });

  it('CL-1 readNonce reads the nonce from a page', () => {
    expect(readNonce('<form><input name="woocommerce-login-nonce" value="fresh"></form>')).toBe('fresh');
    expect(readNonce('<p>Nothing</p>')).toBeNull();
  });
});
