import { stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { accountButton } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';

const builderButton = (
  label: string,
  settings = '',
) => `<div class="elementor-widget-button" data-widget="account-button" ${settings}>
  <a class="elementor-button" href="/my-account/"><span class="elementor-button-text">${label}</span></a></div><b id="after">|</b>`;

async function show(html: string, dir: 'rtl' | 'ltr', lang: string): Promise<HTMLElement> {
  await mountWidget(accountButton, `<header style="display:flex">${html}</header>`, {
    dir,
    lang,
    load: null,
  });
  return host();
}

const label = () => document.querySelector('.elementor-button-text')?.textContent;

describe.each([
  { dir: 'rtl', lang: 'he-IL', server: 'החשבון שלי', short: 'אזור אישי' },
  { dir: 'ltr', lang: 'en', server: 'My account and orders', short: 'Personal area' },
] as const)('the account button, $dir', ({ dir, lang, server, short }) => {
  it('AB-1 the account label is “Personal area” at 1500 px and the server’s label at 1501 px, when the window shrinks or grows', async () => {
    await page.viewport(1501, 600);
    await show(builderButton(server), dir, lang);
    expect(label()).toBe(server);
    await page.viewport(1500, 600);
    await soon(() => expect(label()).toBe(short));
    await page.viewport(1501, 600);
    await soon(() => expect(label()).toBe(server));
  });

  it('AB-1 the account label changes at 1500 px regardless of the site’s breakpoints', async () => {
    vi.stubGlobal('elementorFrontendConfig', { responsive: { breakpoints: { laptop: { value: 1366 } } } });
    await page.viewport(1500, 600);
    await show(builderButton(server), dir, lang);
    expect(label()).toBe(short);
  });

  it('RT-9 a shorter account label does not move what is next to the button', async () => {
    await page.viewport(1000, 600);
    document.documentElement.dir = dir;
    document.body.innerHTML = `<header style="display:flex">${builderButton(server)}</header>`;
    const before = document.getElementById('after')?.getBoundingClientRect().x;
    await show(builderButton(server), dir, lang);
    expect(label()).toBe(short);
    expect(document.getElementById('after')?.getBoundingClientRect().x).toBeCloseTo(before ?? 0, 0);
  });

  it('RT-18 stop() restores the account button’s label and size', async () => {
    await page.viewport(800, 600);
    await show(builderButton(server), dir, lang);
    const html = document.body.innerHTML;
    stop();
    expect(document.body.innerHTML).not.toBe(html);
    expect(label()).toBe(server);
    expect(document.querySelector<HTMLElement>('.elementor-button-text')?.style.minInlineSize).toBe('');
    expect(document.querySelector('[data-iyim-was]')).toBeNull();
  });
});

describe('a configured label of the account button', () => {
  it('SEC-1 narrow_label is shown as text, never as HTML', async () => {
    await page.viewport(800, 600);
    const hostile = '<img src=x onerror=alert(1)>';
    await show(
      builderButton('Me', `data-widget-settings='${JSON.stringify({ narrow_label: hostile })}'`),
      'ltr',
      'en',
    );
    expect(label()).toBe(hostile);
    expect(document.querySelector('img')).toBeNull();
  });

  it('RT-10 an account link that is itself the host keeps its address', async () => {
    await page.viewport(800, 600);
    const host = await show(
      '<a href="/my-account/" data-widget="account-button">My account</a>',
      'ltr',
      'en',
    );
    expect(host.textContent).toBe('Personal area');
    expect(host.getAttribute('href')).toBe('/my-account/');
  });
});
