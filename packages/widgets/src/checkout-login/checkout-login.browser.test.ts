import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { html as htmlAnswer } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { checkoutLogin } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';

const server = {
  seen: [] as URLSearchParams[],
  page: '',
  login: (_body: URLSearchParams): Response | Promise<Response> => new Response('0', { status: 400 }),
};

async function answer(input: Request): Promise<Response> {
  if (input.method === 'GET') return htmlAnswer(server.page);
  const body = new URLSearchParams(await input.text());
  server.seen.push(body);
  return server.login(body);
}

const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'text/html' } });
const wrong = '<ul class="woocommerce-error" role="alert"><li>Error: the password is incorrect.</li></ul>';

const inside = `<label for="username">Username</label><input name="username" id="username" autocomplete="username">
  <label for="password">Password</label><input type="password" name="password" id="password" autocomplete="current-password">
  <input type="hidden" name="woocommerce-login-nonce" value="n1"><label><input type="checkbox" name="rememberme" id="rememberme" value="forever"> Remember me</label>`;

const builder = `<form class="woocommerce-checkout" method="post" action="/checkout/"><div class="e-woocommerce-login-section" data-widget="checkout-login" data-widget-load="load">
  <p>Returning customer? <a href="#" class="e-show-login">Click here to log in</a></p>
  <div class="e-woocommerce-login-anchor" style="display: none">${inside}<button type="button" class="e-woocommerce-form-login-submit">Log in</button></div></div></form>`;

const ownForm = `<form class="woocommerce-form-login" method="post" action="/my-account/" data-widget="checkout-login" data-widget-load="load">${inside}
  <button type="submit" name="login" value="Log in">Log in</button></form><form class="woocommerce-checkout"></form>`;

const username = () => find<HTMLInputElement>('#username');
const password = () => find<HTMLInputElement>('#password');
const submit = () => find('.e-woocommerce-form-login-submit, [name="login"]');

const show = (html: string, dir = 'rtl') =>
  mountWidget(checkoutLogin, `<main><h1>Checkout</h1>${html}</main>`, { dir, load: null });

async function type(name = 'dana@example.test', secret = 'correct horse'): Promise<void> {
  await userEvent.fill(username(), name);
  await userEvent.fill(password(), secret);
}

const leaves: string[] = [];

beforeEach(() => {
  server.seen = [];
  server.page = '';
  leaves.length = 0;
  noteLeaving(leaves);
  vi.stubGlobal('fetch', answer);
});

describe.each(['rtl', 'ltr'] as const)('logging in on the checkout, %s', (dir) => {
  it('CL-1 a successful login reloads the page', async () => {
    server.login = () => json({ logged_in: true });
    await show(builder, dir);
    await userEvent.click(find('.e-show-login'));
    expect(document.activeElement).toBe(username());
    await type();
    await userEvent.click(find('#rememberme'));
    await userEvent.click(submit());
    await soon(() => expect(leaves).toEqual([location.href]));
    expect(Object.fromEntries(server.seen[0] ?? [])).toEqual({
      action: 'elementor_woocommerce_checkout_login_user',
      username: 'dana@example.test',
      password: 'correct horse',
      nonce: 'n1',
      remember: 'true',
    });
  });

  it('CL-1 a refused login shows and focuses the server’s message before the checkout form', async () => {
    server.login = () => json({ logged_in: false, message: wrong });
    await show(builder, dir);
    const listener = vi.fn();
    document.addEventListener('checkout_error', (event) => listener((event as CustomEvent).detail), {
      once: true,
    });
    find('.e-show-login').click();
    await type();
    await userEvent.click(submit());
    await soon(() => expect(find('.woocommerce-error').textContent).toContain('incorrect'));
    expect(find('.woocommerce-checkout').previousElementSibling).toBe(find('.woocommerce-error'));
    expect(document.activeElement).toBe(find('.woocommerce-error'));
    expect(password().value).toBe('');
    expect(username().value).toBe('dana@example.test');
    expect(listener).toHaveBeenCalledWith([wrong]);
    expect(leaves).toEqual([]);
    // Excludes the list with role=alert, because it is the shop's own markup.
    const { violations } = await axe.run({ exclude: '.woocommerce-error' });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the login section', () => {
  it('CL-1 Enter in a login field logs in and does not place the order', async () => {
    server.login = () => json({ logged_in: true });
    await show(builder);
    const ordered = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', ordered);
    find('.e-show-login').click();
    await type();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(leaves).toHaveLength(1));
    expect(ordered).not.toHaveBeenCalled();
  });

  it('CL-1 a double click on the login button logs in once', async () => {
    server.login = () => json({ logged_in: true });
    await show(builder);
    find('.e-show-login').click();
    await type();
    submit().click();
    submit().click();
    await soon(() => expect(leaves).toHaveLength(1));
    expect(server.seen).toHaveLength(1);
  });

  it('CL-1 empty login fields are reported, and nothing is sent', async () => {
    await show(builder);
    find('.e-show-login').click();
    submit().click();
    expect(document.activeElement).toBe(username());
    expect(server.seen).toHaveLength(0);
    expect(username().required).toBe(false);
  });

  it('CL-1 after the server has refused the login nonce, a fresh nonce is fetched once', async () => {
    server.page = `<form><input name="woocommerce-login-nonce" value="n2"></form>`;
    server.login = (body) =>
      body.get('nonce') === 'n2' ? json({ logged_in: true }) : new Response('-1', { status: 403 });
    await show(builder);
    find('.e-show-login').click();
    await type();
    submit().click();
    await soon(() => expect(leaves).toHaveLength(1));
    expect(server.seen.map((body) => body.get('nonce'))).toEqual(['n1', 'n2']);
  });

  it('CL-1 a refused login without a message from the server shows the widget’s message', async () => {
    server.login = () => json({ logged_in: false });
    await show(builder, 'ltr');
    find('.e-show-login').click();
    await type();
    submit().click();
    await soon(() => expect(find('.woocommerce-error').textContent).toContain('check your username'));
    expect(document.activeElement).toBe(find('.woocommerce-error'));
  });

  it('CL-1 a click or Space on the login link opens and closes the login fields', async () => {
    await show(builder);
    const link = find('.e-show-login');
    const panel = find('.e-woocommerce-login-anchor');
    expect(link.getAttribute('aria-expanded')).toBe('false');
    link.focus();
    await userEvent.keyboard(' ');
    expect(getComputedStyle(panel).display).toBe('block');
    await userEvent.click(link);
    await soon(() => expect(getComputedStyle(panel).display).toBe('none'));
    expect(link.getAttribute('aria-expanded')).toBe('false');
  });

  it('RT-4 a click on the login link before the widget’s code has loaded opens the login fields', async () => {
    document.body.innerHTML = builder.replace(' data-widget-load="load"', '');
    start({ widgets: [checkoutLogin] });
    expect(find('[data-widget]').dataset.widgetState).toBe('pending');
    await userEvent.click(find('.e-show-login'));
    await soon(() => expect(find('.e-show-login').getAttribute('aria-expanded')).toBe('true'));
  });
});

/** Resolves with the fields of the next natively submitted form. */
const posted = () =>
  new Promise<FormData>((resolve) => {
    window.addEventListener(
      'submit',
      (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        resolve(new FormData(event.target as HTMLFormElement, event.submitter));
      },
      { signal: testSignal() },
    );
  });

describe('fields of other plugins', () => {
  const more = `<input name="otp" required value="123456"><textarea name="g-recaptcha-response">token</textarea>
    <select name="site"><option value="1"></option><option value="2" selected></option></select><input type="checkbox" name="terms[]" value="a" checked><input type="checkbox" name="terms[]" value="b" checked>
    <input type="radio" name="by" value="sms"><input name="off" disabled value="1"><input name="action" value="theirs"><input type="hidden" name="_wp_http_referer" value="/checkout/">`;
  const sent = [
    ['otp', '123456'],
    ['g-recaptcha-response', 'token'],
    ['site', '2'],
    ['terms[]', 'a'],
    ['terms[]', 'b'],
    ['_wp_http_referer', '/checkout/'],
  ];

  it.each([
    ['a login form', ownForm.replace('<button', `${more}<button`)],
    [
      'the section in the checkout form, without those of the order',
      `${builder.replace('<button', `${more}<button`).replace('</div></div>', '</div></div><input name="billing_email" value="a@b.c"><input name="g-recaptcha-response" value="of the order">')}`,
    ],
  ])('CL-1 the login sends the other plugins’ fields of %s', async (_where, page) => {
    server.login = () => json({ logged_in: true });
    await show(page);
    document.querySelector<HTMLElement>('.e-show-login')?.click();
    await type();
    submit().click();
    await soon(() => expect(leaves).toHaveLength(1));
    const fields = [...(server.seen[0] ?? [])];
    const standard = ['action', 'username', 'password', 'nonce', 'remember'];
    expect(fields.filter(([name]) => !standard.includes(name))).toEqual(sent);
    expect(Object.fromEntries(fields)).toMatchObject({
      action: 'elementor_woocommerce_checkout_login_user',
      nonce: 'n1',
      remember: 'false',
    });
  });

  it('CL-1 an empty required field of the login section is reported, and nothing is sent', async () => {
    await show(builder.replace('<button', '<input name="otp" required><button'));
    find('.e-show-login').click();
    await type();
    submit().click();
    expect(document.activeElement).toBe(find('[name="otp"]'));
    expect(server.seen).toHaveLength(0);
  });

  it('CL-1 a login form with unknown fields offers the native login immediately', async () => {
    await show(ownForm.replace('<button', '<input name="otp" value="1"><button'));
    await type();
    const form = posted();
    await userEvent.click(find('.iyim-checkout-login-ordinary button'));
    expect([...(await form).keys()]).toEqual(expect.arrayContaining(['otp', 'password', 'login']));
    expect(server.seen).toHaveLength(0);
  });

  it.each([
    ['with a message', { logged_in: false, message: wrong }],
    ['without a message', { logged_in: false, message: '' }],
  ])('CL-1 a login form offers the native login after a refusal %s', async (_what, refusal) => {
    server.login = () => json(refusal);
    await show(ownForm);
    expect(document.querySelector('.iyim-checkout-login-ordinary')).toBeNull();
    await type();
    submit().click();
    await soon(() => find('.iyim-checkout-login-ordinary'));
    await userEvent.click(find('.iyim-checkout-login-ordinary button'));
    expect(document.activeElement).toBe(password());
    await type();
    const form = posted();
    await userEvent.click(find('.iyim-checkout-login-ordinary button'));
    expect((await form).get('login')).toBe('Log in');
  });
});

describe('a failing server', () => {
  it.each([
    ['status 500', () => new Response('down', { status: 500 })],
    ['a refused nonce without a fresh one', () => new Response('-1', { status: 403 })],
    ['a page instead of JSON', () => new Response('<!doctype html><p>Hello</p>')],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('CL-1 after %s the login fields stay filled, and native login is offered', async (_what, failure) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.login = failure;
    await show(ownForm);
    await type('dana@example.test', 'correct horse');
    await userEvent.click(submit());
    await soon(() => expect(find('.iyim-checkout-login-failed').textContent).toContain('ההתחברות לא הצליחה'));
    expect(username().value).toBe('dana@example.test');
    expect(JSON.stringify(logged.mock.calls.map(String))).not.toContain('correct horse');

    const posted = new Promise<FormData>((resolve) => {
      find<HTMLFormElement>('.woocommerce-form-login').addEventListener('submit', (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
        resolve(new FormData(event.target as HTMLFormElement, event.submitter));
      });
    });
    await userEvent.click(find('.iyim-checkout-login-failed button'));
    expect((await posted).get('login')).toBe('Log in');
  });

  it('CL-1 logging in works after a failed attempt', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.login = () => new Response('down', { status: 500 });
    await show(builder);
    find('.e-show-login').click();
    await type();
    submit().click();
    await soon(() => find('.iyim-checkout-login-failed'));
    server.login = () => json({ logged_in: 1 });
    submit().click();
    await soon(() => expect(leaves).toHaveLength(1));
    expect(document.querySelector('.iyim-checkout-login-failed')).toBeNull();
  });
});

describe('a shop without the page builder’s plugin', () => {
  it('CL-1 a server that does not know the action makes the login form submit natively, without an error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.login = () => new Response('0', { status: 400 });
    await show(ownForm);
    await type();
    const form = posted();
    await userEvent.click(submit());
    const fields = await form;
    expect([fields.get('login'), fields.get('password')]).toEqual(['Log in', 'correct horse']);
    expect(document.querySelector('.iyim-checkout-login-failed')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it('CL-1 a login form without a nonce is submitted natively, without a request before it', async () => {
    await show(ownForm.replace(/<input type="hidden"[^>]*>/, ''));
    await type();
    const form = posted();
    await userEvent.click(submit());
    expect((await form).get('username')).toBe('dana@example.test');
    expect(server.seen).toHaveLength(0);
  });

  it('CL-1 a server that does not know the action causes a notice in the page builder’s section, which has no form', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builder);
    find('.e-show-login').click();
    await type();
    submit().click();
    await soon(() => find('.iyim-checkout-login-failed'));
  });
});

it('RT-6 an island that is unmounted during a login leaves no traces and reports nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let arrive = (): void => {};
  server.login = () =>
    new Promise((resolve) => {
      arrive = () => resolve(json({ logged_in: false, message: wrong }));
    });
  await show(ownForm);
  await type();
  submit().click();
  await soon(() => expect(server.seen).toHaveLength(1));
  expect(submit().getAttribute('aria-busy')).toBe('true');
  stop();
  arrive();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(submit().hasAttribute('aria-busy')).toBe(false);
  expect(document.querySelector('.woocommerce-error')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
