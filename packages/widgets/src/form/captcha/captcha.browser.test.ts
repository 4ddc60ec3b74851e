import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { type FakeCaptcha, fakeCaptcha, installCaptcha } from '../testing/fake-captcha.ts';
import {
  builderForm,
  button,
  control,
  field,
  formServer,
  input,
  recordBubbles,
  showForm,
} from '../testing/form-page.ts';
import { next, shownStep, step, stepsReady } from '../testing/steps-page.ts';

const captcha = (attributes: string) =>
  `<div class="elementor-field-type-recaptcha elementor-field-group elementor-column elementor-field-group-captcha"><div class="elementor-field" id="form-field-captcha">
    <div class="elementor-g-recaptcha" data-sitekey="key" ${attributes}></div></div></div>`;
const checkbox = builderForm(
  `${input('name', 'required')}${captcha('data-type="v2_checkbox" data-theme="dark" data-size="compact"')}`,
);
const score = builderForm(
  `${input('name', 'required')}${captcha('data-type="v3" data-action="Apply" data-badge="inline"')}`,
);

let server: ReturnType<typeof formServer>;
let provider: FakeCaptcha;
const trouble = () => document.querySelector('.iyim-retry-notice');

beforeEach(() => {
  server = formServer();
  provider = fakeCaptcha();
});

/** Adds the provider's script tag, with an address that does not respond. */
function addDeadScript(): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.src = 'http://127.0.0.1:1/recaptcha/api.js';
  document.head.append(tag);
  return tag;
}

async function fill(): Promise<void> {
  await userEvent.fill(control('name'), 'Dana');
}

describe.each(['rtl', 'ltr'] as const)('a checkbox captcha, %s', (dir) => {
  it('FM-9 a form renders its captcha in the page’s language, and is not sent until the checkbox is ticked', async () => {
    installCaptcha(provider);
    await showForm(checkbox, dir);
    await soon(() => expect(provider.drawn).toHaveLength(1));
    const hl = dir === 'rtl' ? 'iw' : 'en';
    expect(provider.drawn[0]).toMatchObject({ sitekey: 'key', theme: 'dark', size: 'compact', hl });
    await fill();
    await userEvent.click(button());
    const words = dir === 'rtl' ? 'יש לעבור את האימות' : 'complete the verification';
    await soon(() => expect(find('.iyim-form-captcha').textContent).toContain(words));
    expect(find('.elementor-g-recaptcha').contains(document.activeElement)).toBe(true);
    expect(server.sent).toHaveLength(0);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);

    provider.response = 'ticked';
    find<HTMLTextAreaElement>('[name="g-recaptcha-response"]').value = 'ticked';
    provider.drawn[0]?.callback();
    await soon(() => expect(document.querySelector('.iyim-form-captcha')).toBeNull());
    await userEvent.click(button());
    expect((await server.request()).body.get('g-recaptcha-response')).toBe('ticked');
  });

  it('RT-18 stop restores the server’s markup around a captcha', async () => {
    installCaptcha(provider);
    document.body.innerHTML = checkbox;
    const before = find('form').outerHTML;
    await showForm(checkbox, dir);
    await soon(() => expect(provider.drawn).toHaveLength(1));
    stop();
    expect(find('form').outerHTML).toBe(before);
  });
});

describe('a token for one submit', () => {
  it.each([
    ['a success', { success: true, data: { message: 'Thanks', data: [] } }],
    ['an error', { success: false, data: { message: 'No', errors: { name: 'No' }, data: [] } }],
  ])('FM-9 a form resets its captcha after %s', async (_what, answer) => {
    installCaptcha(provider);
    await showForm(checkbox);
    await soon(() => expect(provider.drawn).toHaveLength(1));
    await fill();
    provider.response = 'ticked';
    await userEvent.click(button());
    (await server.request()).answer(answer);
    await soon(() => expect(provider.resets).toEqual([0]));
  });
});

describe('a score', () => {
  it('FM-9 a form requests a score once at submit, despite repeated clicks, and sends its token', async () => {
    installCaptcha(provider);
    await showForm(score);
    await soon(() => expect(provider.drawn).toHaveLength(1));
    expect(provider.drawn[0]).toMatchObject({ size: 'invisible', badge: 'inline' });
    await fill();
    button().click();
    button().click();
    await soon(() => expect(provider.owed).toHaveLength(1));
    button().click();
    expect(server.sent).toHaveLength(0);
    provider.owed[0]?.resolve('score-token');
    const { body } = await server.request();
    expect(body.getAll('g-recaptcha-response')).toEqual(['score-token']);
    expect(provider.actions).toEqual(['Apply']);
  });

  it('FM-9 a form is not sent if a field became invalid while the captcha’s token was pending', async () => {
    installCaptcha(provider);
    await showForm(score);
    await fill();
    button().click();
    await soon(() => expect(provider.owed).toHaveLength(1));
    control('name').value = '';
    provider.owed[0]?.resolve('score-token');
    await soon(() => expect(document.activeElement).toBe(control('name')));
    expect(server.sent).toHaveLength(0);
  });

  it.each(['', 'novalidate'])(
    'FM-9 FM-6 the browser’s own message shows if the last step became invalid while the captcha was pending: form "%s"',
    async (attribute) => {
      installCaptcha(provider);
      const fields = `${step('One')}${input('more')}${step('Two')}${input('name', 'required value="Dana"')}`;
      await showForm(builderForm(`${fields}${captcha('data-type="v3"')}`, attribute));
      await stepsReady();
      next().click();
      const bubbles = recordBubbles();
      find<HTMLButtonElement>('.elementor-field-type-submit > button').click();
      await soon(() => expect(provider.owed).toHaveLength(1));
      control('name').value = '';
      provider.owed[0]?.resolve('score-token');
      await soon(() => expect([bubbles, document.activeElement]).toEqual([['name'], control('name')]));
      expect([shownStep(), server.sent.length]).toEqual([2, 0]);
    },
  );

  it('FM-9 a form adds a hidden field for the captcha’s token if the provider creates none', async () => {
    installCaptcha({ ...provider, render: () => 0 });
    await showForm(score);
    await fill();
    button().click();
    await soon(() => expect(provider.owed).toHaveLength(1));
    provider.owed[0]?.resolve('score-token');
    expect((await server.request()).body.getAll('g-recaptcha-response')).toEqual(['score-token']);
  });

  it('FM-9 a form keeps its values and can be submitted again if the request for a captcha token fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    installCaptcha(provider);
    await showForm(score);
    await fill();
    button().click();
    await soon(() => expect(provider.owed).toHaveLength(1));
    provider.owed[0]?.reject(new Error('no network'));
    await soon(() => expect(trouble()?.textContent).toContain('מה שמילאת נשמר'));
    expect(control('name').value).toBe('Dana');
    await soon(() => expect(find('form').getAttribute('aria-busy')).toBeNull());
    button().click();
    await soon(() => expect(provider.owed).toHaveLength(2));
    provider.owed[1]?.resolve('second');
    expect((await server.request()).body.get('g-recaptcha-response')).toBe('second');
    await soon(() => expect(trouble()).toBeNull());
  });
});

describe('an unreachable provider', () => {
  it('FM-9 a form shows a notice at the captcha if the provider is unreachable, and loads its script again on demand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('grecaptcha', undefined);
    addDeadScript();
    await showForm(checkbox, 'ltr');
    await soon(() => expect(trouble()?.textContent).toContain('cannot be reached'));
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await fill();
    installCaptcha(provider);
    await userEvent.click(find('.iyim-retry-notice-retry'));
    await soon(() => expect(trouble()).toBeNull());
    expect(provider.drawn).toHaveLength(1);
    expect(control('name').value).toBe('Dana');
  });

  it('FM-9 a submit ends with a notice if the captcha’s provider is unreachable, and loads its script once more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('grecaptcha', undefined);
    const tag = addDeadScript();
    const added: Node[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) added.push(...addedNodes);
    });
    observer.observe(document.head, { childList: true });
    await showForm(score);
    await fill();
    button().click();
    await soon(() => expect(trouble()).not.toBeNull());
    await soon(() => expect(find('form').getAttribute('aria-busy')).toBeNull());
    observer.disconnect();
    const isAnother = (node: Node) =>
      node !== tag && node instanceof HTMLScriptElement && node.src === tag.src;
    expect(added.filter(isAnother)).not.toHaveLength(0);
    expect([...document.querySelectorAll('script[src*="recaptcha/api.js"]')]).toEqual([tag]);
    expect(server.sent).toHaveLength(0);
    expect(find('.elementor-g-recaptcha').contains(document.activeElement)).toBe(true);
  });

  it('FM-9 FM-6 a form returns to the earlier step of an unticked captcha and shows its message', async () => {
    installCaptcha(provider);
    await showForm(
      builderForm(
        `${step('Check')}${captcha('')}${step('Name')}${field('name', '<input name="form_fields[name]" id="form-field-name">')}`,
      ),
    );
    await stepsReady();
    next().click();
    await soon(() => expect(shownStep()).toBe(2));
    find<HTMLButtonElement>('.elementor-field-type-submit > button').click();
    await soon(() => expect(shownStep()).toBe(1));
    expect(find('.iyim-form-captcha').checkVisibility()).toBe(true);
  });
});
