import { beforeEach, describe, expect, it } from 'vitest';
import { demoCustomer, demoEditor, seed } from '../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from './testing/no-script-browser.ts';

let browser: NoScriptBrowser;
beforeEach(async () => {
  browser = await noScriptBrowser(seed);
});

const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
async function logIn(
  root: string,
  { login, password }: { login: string; password: string },
  who = browser,
): Promise<void> {
  await who.open(`${root}/my-account/`);
  await who.press('[name=login]', { username: login, password });
}

describe.each([
  { language: 'Hebrew', root: '' },
  { language: 'English', root: '/en' },
])('$language pages', ({ root }) => {
  const rows = () => all('.manage-list > li').length;
  const deleteLink = () => browser.page.querySelector('[data-delete-link="1"][data-widget=delete-link]');

  it('DL-1 the list of events asks a guest to log in, and refuses a customer', async () => {
    await browser.open(`${root}/events/manage/`);
    expect(deleteLink()).toBeNull();
    expect(browser.text('.demo-note')).toContain(demoEditor.password);
    await browser.press('[name=login]', { username: demoCustomer.login, password: demoCustomer.password });
    expect(browser.path).toBe(`${root}/events/manage/`);
    expect(rows()).toBe(0);
    expect(browser.page.querySelector('.demo-note')).not.toBeNull();
  });

  it('DL-1 the editor deletes an event after a confirmation, and can undo the deletion', async () => {
    await browser.open(`${root}/events/manage/`);
    await browser.press('[name=login]', { username: demoEditor.login, password: demoEditor.password });
    const before = rows();
    expect(before).toBeGreaterThan(20);
    await browser.open(`${root}/events/manage/?delete=${await firstId()}`);
    expect(rows()).toBe(0);
    await browser.press('.confirm [type=submit]');
    expect(browser.path).toBe(`${root}/events/manage/`);
    expect(rows()).toBe(before - 1);
    await browser.press('.woocommerce-message [name=restore_event]');
    expect(rows()).toBe(before);
  });

  it('DL-1 the address of a delete link deletes the event immediately, because the link’s script asks first', async () => {
    await logIn(root, demoEditor);
    await browser.open(`${root}/events/manage/`);
    const before = rows();
    const href = deleteLink()?.getAttribute('href') ?? '';
    expect(deleteLink()?.getAttribute('data-delete-message')).toMatch(/\?$/);
    expect(href).toMatch(
      new RegExp(`^${root}/\\?jet_engine_delete_post=\\d+&type=trash&redirect=.+&nonce=[0-9a-f]{10}$`),
    );
    await browser.follow('[data-delete-link="1"]');
    expect(rows()).toBe(before - 1);
    await browser.open(href);
    expect(rows()).toBe(before - 1);
    expect(browser.page.querySelector('.woocommerce-error')).not.toBeNull();
  });

  it('SEC-4 a delete link deletes nothing for guests and customers, or with a forged nonce', async () => {
    await logIn(root, demoEditor);
    await browser.open(`${root}/events/manage/`);
    const before = rows();
    const href = deleteLink()?.getAttribute('href') ?? '';
    const forged = href.replace(/nonce=.*/, 'nonce=0123456789');
    await browser.open(forged);
    expect(browser.page.querySelector('.woocommerce-error')).not.toBeNull();
    await browser.open(href.replace(/&nonce=.*/, ''));
    expect(rows()).toBe(before);
    for (const who of [null, demoCustomer]) {
      const intruder = browser.another();
      if (who !== null) await logIn(root, who, intruder);
      await intruder.open(href);
      expect(intruder.path).toBe(`${root}/events/manage/`);
      await intruder.open(forged);
      await intruder.visitor.post(`${root}/events/manage/`, { restore_event: '3001', nonce: '0123456789' });
    }
    await browser.open(`${root}/events/manage/`);
    expect(rows()).toBe(before);
  });

  it('SEC-2 a deletion redirects only to this site', async () => {
    await logIn(root, demoEditor);
    await browser.open(`${root}/events/manage/`);
    const url = new URL(deleteLink()?.getAttribute('href') ?? '', 'http://shop.test');
    url.searchParams.set('redirect', 'https://evil.example/');
    await browser.open(url.pathname + url.search);
    expect(browser.path).toBe(`${root}/events/manage/`);
  });

  const firstId = async () =>
    new URL(deleteLink()?.getAttribute('href') ?? '', 'http://shop.test').searchParams.get(
      'jet_engine_delete_post',
    );
});
