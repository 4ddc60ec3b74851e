import { beforeEach, describe, expect, it } from 'vitest';
import { demoCustomer, demoEditor, seed } from '../../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../testing/no-script-browser.ts';

let browser: NoScriptBrowser;
beforeEach(async () => {
  browser = await noScriptBrowser(seed);
});

const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
const fileLink = () => browser.page.querySelector('.inbox-card__files a')?.getAttribute('href') ?? '';

async function open(root: string, { login, password }: { login: string; password: string } = demoEditor) {
  await browser.open(`${root}/inbox/`);
  await browser.press('[name=login]', { username: login, password });
}

describe.each([
  { language: 'Hebrew', root: '' },
  { language: 'English', root: '/en' },
])('the $language inbox', ({ root }) => {
  it('SEC-4 the inbox is visible only to its owner', async () => {
    await browser.open(`${root}/inbox/`);
    expect(all('.inbox-card')).toEqual([]);
    expect(browser.text('.demo-note')).toContain(demoEditor.password);
    await browser.press('[name=login]', { username: demoCustomer.login, password: demoCustomer.password });
    expect(browser.path).toBe(`${root}/inbox/`);
    expect(all('.inbox-card, .inbox__subscribers')).toEqual([]);
    expect(browser.page.querySelector('.demo-note')).not.toBeNull();
  });

  it('FM-1 the inbox shows received forms, the newest first, with every field', async () => {
    await open(root);
    expect(all('.inbox-card').map((card) => card.getAttribute('data-form'))).toEqual([
      '7b2e9d4',
      '3f0a1c2',
      '3f0a1c2',
    ]);
    expect(browser.text('.inbox-card')).toContain('מיכל ברק');
    expect(browser.text('.inbox-card')).toContain(
      root === '' ? 'בחנות בעכו, בירידים' : 'At the shop in Acre, At fairs',
    );
    expect(all('.inbox__subscribers li').map((row) => row.getAttribute('data-subscriber'))).toEqual([
      'ron@example.com',
      'yael@example.com',
    ]);
  });

  it('FM-8 the inbox sends a file for download only, so that no browser shows it', async () => {
    await open(root);
    const answer = await browser.visitor.get(fileLink());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('סלסלה קטנה');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="______.txt"; filename*=UTF-8''${encodeURIComponent('מחירון')}.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
    });
  });

  it('SEC-4 the inbox refuses its files to other visitors', async () => {
    await open(root);
    const address = fileLink();
    const guest = browser.another();
    await guest.open(address);
    expect(guest.path).toBe(`${root}/inbox/`);
    await guest.press('[name=login]', { username: demoCustomer.login, password: demoCustomer.password });
    await guest.open(address);
    expect(guest.path).toBe(`${root}/inbox/`);
    for (const other of ['f'.repeat(32), '..%2f..%2fshop.db', '5eed', '__proto__'])
      expect((await browser.visitor.get(`${root}/inbox/files/${other}`)).status).toBe(404);
  });

  it('FM-1 the inbox’s buttons delete one form with its file, and one subscriber', async () => {
    await open(root);
    const address = fileLink();
    await browser.press('.inbox-card [name=delete_form]');
    expect(browser.path).toBe(`${root}/inbox/`);
    expect(all('.inbox-card')).toHaveLength(2);
    expect((await browser.visitor.get(address)).status).toBe(404);
    await browser.press('[name=delete_subscriber]');
    expect(all('.inbox__subscribers li')).toHaveLength(1);
  });

  it('SEC-4 the inbox deletes nothing for a guest, or without the page’s nonce', async () => {
    await open(root);
    const nonce = browser.page.querySelector('.inbox__delete [name=nonce]')?.getAttribute('value') ?? '';
    const id = browser.page.querySelector('[name=delete_form]')?.getAttribute('value') ?? '';
    const guest = browser.another();
    await guest.visitor.post(`${root}/inbox/`, { nonce, delete_form: id });
    await browser.visitor.post(`${root}/inbox/`, { nonce: '0123456789', delete_form: id });
    await browser.open(`${root}/inbox/`);
    expect(all('.inbox-card')).toHaveLength(3);
  });

  it('PG-3 the inbox reports that a page was too old to delete something', async () => {
    await open(root);
    browser.page.querySelector('.inbox__delete [name=nonce]')?.setAttribute('value', '0123456789');
    await browser.press('.inbox-card [name=delete_form]');
    expect(browser.text('.woocommerce-error')).toContain(root === '' ? 'דבר לא נמחק' : 'nothing was deleted');
    expect(all('.inbox-card')).toHaveLength(3);
  });

  it('PG-3 an empty inbox shows a message', async () => {
    await open(root);
    for (const _ of all('.inbox-card')) await browser.press('.inbox-card [name=delete_form]');
    for (const _ of all('.inbox__subscribers li')) await browser.press('[name=delete_subscriber]');
    expect(all('.inbox__empty')).toHaveLength(2);
  });
});

it('SEC-1 the inbox shows markup from a visitor as text', async () => {
  await browser.open('/en/newsletter/');
  await browser.press('.jet-subscribe-form__submit', { email: 'x@example.com', fname: '<img src=x>"' });
  await open('/en');
  expect(browser.text('.inbox__subscribers li')).toContain('<img src=x>"');
  expect(all('.inbox__subscribers img')).toEqual([]);
});
