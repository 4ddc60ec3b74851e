import { stop } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { subscribe } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';

// Globals that the CMS prints into the page. They are read only once, when `site()` is first called.
Object.assign(window, {
  jetElements: { ajaxUrl: '/subscribe.test', messages: { invalidMail: 'Please specify a valid e-mail' } },
});

const server = {
  sent: [] as URLSearchParams[],
  answer: (): Response | Promise<Response> => Response.json({ type: 'success', message: 'תודה!' }),
};

async function fakeFetch(input: Request): Promise<Response> {
  server.sent.push(new URLSearchParams(await input.text()));
  return server.answer();
}

type Direction = 'rtl' | 'ltr';

const form = ({
  settings = '{}',
  submit = '<button class="jet-subscribe-form__submit">Send</button>',
  more = '',
} = {}) => `
<div class="elementor-element" data-id="4d7f0b9"><div class="jet-subscribe-form" data-widget="subscribe" data-settings='${settings}'>
<form method="POST" action="/newsletter/" class="jet-subscribe-form__form"><label for="mail">E-mail</label>
<input class="jet-subscribe-form__mail-field" type="email" name="email" id="mail" required data-instance-data='{"source":"home"}'>
<label for="fname">Name</label><input name="fname" id="fname">${more}${submit}
<div class="jet-subscribe-form__message" style="visibility: hidden;"><div><span></span></div></div></form></div></div>`;

const plainForm = `<form data-widget="subscribe" method="post" action="/newsletter/"><label for="mail">E-mail</label>
<input type="email" name="email" id="mail"><button>Send</button></form>`;

const field = () => find<HTMLInputElement>('#mail');
const button = () => find('.jet-subscribe-form__submit, form button');
const message = () =>
  find('.jet-subscribe-form__message span, .iyim-subscribe-message span, .iyim-subscribe-message');
const isShown = () => message().checkVisibility({ visibilityProperty: true });

let page = '';
async function show(html: string, dir: Direction = 'rtl'): Promise<void> {
  page = await mountWidget(subscribe, `<main><h1>Newsletter</h1>${html}</main>`, { dir });
}

const visitedUrls: string[] = [];
const events: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fakeFetch);
  server.sent = [];
  server.answer = () => Response.json({ type: 'success', message: 'תודה!' });
  visitedUrls.length = 0;
  events.length = 0;
  const signal = testSignal();
  noteLeaving(visitedUrls);
  window.addEventListener(
    'jet-elements/subscribe',
    (event) => {
      const { elementId, successType, inputData } = event as Event & Record<string, unknown>;
      events.push({ elementId, successType, inputData });
    },
    { signal },
  );
});

describe.each(['rtl', 'ltr'] as const)('subscribing, %s', (dir) => {
  it('SB-1 a subscribe form sends all fields, shows the answer for 20 s and fires its event', async () => {
    await show(form(), dir);
    field().value = ' \u200fdana@example.com';
    find<HTMLInputElement>('#fname').value = 'דנה';
    button().click();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(button().classList).toContain('loading');
    await soon(() => expect(message().textContent).toBe('תודה!'));
    expect([...(server.sent[0] ?? [])]).toEqual([
      ['action', 'jet_subscribe_form_ajax'],
      ['data[email]', 'dana@example.com'],
      ['data[use_target_list_id]', 'false'],
      ['data[target_list_id]', ''],
      ['data[data][source]', 'home'],
      ['data[additional][fname]', 'דנה'],
    ]);
    expect(isShown()).toBe(true);
    expect(message().getAttribute('role')).toBe('status');
    expect(host().classList).toContain('jet-subscribe-form--response-success');
    await soon(() => expect(button().hasAttribute('aria-busy')).toBe(false));
    expect(field().value).toBe('');
    expect(events).toEqual([{ elementId: '4d7f0b9', successType: 'success', inputData: { source: 'home' } }]);
    expect(visitedUrls).toEqual([]);
    vi.advanceTimersByTime(19_999);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
    expect(host().className).toBe('jet-subscribe-form');
  });

  it('SB-1 a subscribe form with an invalid address shows an error in the page’s language for 20 s, and sends nothing', async () => {
    await show(form(), dir);
    field().value = 'dana@example';
    button().click();
    expect(message().textContent).toBe(
      dir === 'rtl' ? 'יש להזין כתובת אימייל תקינה.' : 'Please specify a valid e-mail',
    );
    expect(message().getAttribute('role')).toBe('alert');
    expect(host().classList).toContain('jet-subscribe-form--response-error');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(message().id);
    expect(field().classList).toContain('mail-invalid');
    vi.advanceTimersByTime(20_000);
    expect(isShown()).toBe(false);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
    expect(server.sent).toEqual([]);
  });

  it('SB-1 a subscribe form’s message stays while the pointer is over it, and is hidden within 20 s after the pointer leaves', async () => {
    await show(form(), dir);
    button().click();
    expect(isShown()).toBe(true);
    await userEvent.hover(message());
    vi.advanceTimersByTime(60_000);
    expect(isShown()).toBe(true);
    await userEvent.hover(find('h1'));
    vi.advanceTimersByTime(20_000);
    expect(isShown()).toBe(false);
    expect(host().className).toBe('jet-subscribe-form');
  });

  it('AY-1 a subscribe form with an invalid address has no accessibility violation', async () => {
    vi.useRealTimers();
    await show(form({ submit: '<a class="jet-subscribe-form__submit" href="#">Send</a>' }), dir);
    button().click();
    expect(isShown()).toBe(true);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('SB-1 a subscribe form shows a refusal, and keeps the typed address', async () => {
    server.answer = () => Response.json({ type: 'error', message: 'Already on the list' });
    await show(form(), dir);
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(message().textContent).toBe('Already on the list'));
    expect(host().classList).toContain('jet-subscribe-form--response-error');
    expect(field().value).toBe('dana@example.com');
    expect(events).toMatchObject([{ successType: 'error' }]);
  });
});

describe('sending the subscribe form', () => {
  it('SB-1 Enter in the e-mail field sends the subscribe form', async () => {
    await show(form());
    field().focus();
    await userEvent.keyboard('dana@example.com{Enter}');
    await soon(() => expect(server.sent).toHaveLength(1));
  });

  it('SB-1 the submit link of JetElements’ subscribe form becomes a button: a click, Enter and Space send the form', async () => {
    await show(form({ submit: '<a class="jet-subscribe-form__submit" href="#">Send</a>' }));
    expect(button().getAttribute('role')).toBe('button');
    for (const [index, act] of [
      () => button().click(),
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard(' '),
    ].entries()) {
      await soon(() => expect(button().hasAttribute('aria-busy')).toBe(false));
      field().value = 'dana@example.com';
      button().focus();
      await act();
      await soon(() => expect(server.sent).toHaveLength(index + 1));
    }
    await soon(() => expect(button().hasAttribute('aria-busy')).toBe(false));
    field().value = 'dana@example.com';
    field().focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(server.sent).toHaveLength(4));
    expect(location.hash).toBe('');
  });

  it('SB-1 a subscribe form sends only one request for a double click and Enter while the server is slow', async () => {
    let answer = (_: Response) => {};
    server.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await show(form());
    field().value = 'dana@example.com';
    button().click();
    button().click();
    field().focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(server.sent).toHaveLength(1));
    answer(Response.json({ type: 'success', message: '' }));
    await soon(() => expect(message().textContent).toBe('נרשמת בהצלחה.'));
    expect(server.sent).toHaveLength(1);
  });

  it('SB-1 the browser still validates the other fields of a subscribe form', async () => {
    await show(
      form({
        more: '<label for="c">OK</label><input type="checkbox" id="c" name="consent" value="1" required>',
      }),
    );
    field().value = 'dana@example.com';
    button().click();
    expect(document.activeElement).toBe(find('#c'));
    expect(server.sent).toEqual([]);
    find<HTMLInputElement>('#c').checked = true;
    button().click();
    await soon(() => expect(server.sent[0]?.get('data[additional][consent]')).toBe('1'));
  });

  it('SB-1 a subscribe form sends the id of the configured list', async () => {
    await show(form({ settings: '{"use_target_list_id":"yes","target_list_id":"abc"}' }));
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.get('data[use_target_list_id]')).toBe('true');
    expect(server.sent[0]?.get('data[target_list_id]')).toBe('abc');
  });

  it('RT-32 after a subscribe form’s settings change, each click sends one request with the new settings', async () => {
    await show(form({ settings: '{"use_target_list_id":"yes","target_list_id":"first"}' }));
    const press = async () => {
      field().value = 'dana@example.com';
      server.sent = [];
      button().click();
      await soon(() => expect(message().textContent).toBe('תודה!'));
      await soon(() => expect(button().hasAttribute('aria-busy')).toBe(false));
      return server.sent.map((sent) => sent.get('data[target_list_id]'));
    };
    expect(await press()).toEqual(['first']);
    host().dataset.settings = '{"use_target_list_id":"yes","target_list_id":"second"}';
    updateSettings(host());
    await soon(async () => expect(await press()).toEqual(['second']));
    expect(await press()).toEqual(['second']);
  });

  it('RT-20 a subscribe form sends nothing in the editor', async () => {
    editMode().value = true;
    await show(form());
    field().value = 'dana@example.com';
    button().click();
    expect(button().hasAttribute('aria-busy')).toBe(false);
    expect(server.sent).toEqual([]);
  });

  it('SB-1 a plain subscribe form shows its message for 20 s', async () => {
    await show(plainForm);
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(message().textContent).toBe('תודה!'));
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(isShown()).toBe(false);
  });
});

describe('the message of the subscribe form', () => {
  it('SB-1 a new message of a subscribe form replaces the old message and is shown for 20 s', async () => {
    await show(form());
    field().value = 'no';
    button().click();
    vi.advanceTimersByTime(15_000);
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(message().textContent).toBe('תודה!'));
    expect(host().classList).not.toContain('jet-subscribe-form--response-error');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    vi.advanceTimersByTime(15_000);
    expect(isShown()).toBe(true);
  });

  it('SB-1 a subscribe form’s message is inserted again if its text equals the previous message, so that it is announced', async () => {
    await show(form());
    button().click();
    const changes: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) changes.push(node.textContent);
    });
    observer.observe(message(), { childList: true });
    button().click();
    await soon(() => expect(changes).toEqual([message().textContent]));
    observer.disconnect();
  });

  it('SB-1 a subscribe form’s message stays when typing removes the field’s error mark', async () => {
    await show(form());
    button().click();
    await userEvent.keyboard('d');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(isShown()).toBe(true);
  });

  it('SB-1 a subscribe form’s message is added to the page’s description of the field, and removed when the message is hidden', async () => {
    const hint = '<p id="hint">We write once a month</p>';
    await show(
      form({ more: hint }).replace('id="mail"', 'id="mail" aria-describedby="hint" aria-invalid="false"'),
    );
    button().click();
    expect(field().getAttribute('aria-describedby')).toBe(`hint ${message().id}`);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    button().click();
    expect(field().getAttribute('aria-describedby')).toBe(`hint ${message().id}`);
    vi.advanceTimersByTime(20_000);
    expect(field().getAttribute('aria-describedby')).toBe('hint');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('SB-1 a subscribe form’s message that is older than 20 s is hidden within a second after the pointer leaves it', async () => {
    await show(form());
    button().click();
    await userEvent.hover(message());
    vi.advanceTimersByTime(60_000);
    expect(isShown()).toBe(true);
    await userEvent.hover(find('h1'));
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });

  it.each(markup)('SEC-1 a subscribe form shows %j as text', async (text) => {
    server.answer = () => Response.json({ type: 'success', message: text });
    await show(form());
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(message().textContent).not.toBe(''));
    expect(message().childElementCount).toBe(0);
    expectUnharmed();
  });
});

describe('after the answer to a subscription', () => {
  const settings = (url: string) =>
    JSON.stringify({ redirect: true, redirect_url: url }).replace(/'/g, '&#39;');

  it.each(['success', 'error'])('SB-1 a subscribe form redirects after a %s answer', async (type) => {
    server.answer = () => Response.json({ type, message: 'x' });
    await show(form({ settings: settings('/thanks/') }));
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(visitedUrls).toEqual([new URL('/thanks/', location.href).href]));
    expect(events).toHaveLength(1);
  });

  it.each(scriptUrls)('SEC-2 a subscribe form does not redirect to %j', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(form({ settings: settings(url) }));
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(error.mock.calls.flat().join()).toContain('refused to navigate'));
    expect(visitedUrls).toEqual([]);
    expectUnharmed();
  });
});

describe('a subscription that fails', () => {
  const failing: [string, () => Response | Promise<Response>, RegExp][] = [
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), /אין חיבור.*נשמר/],
    ['status 500', () => new Response('Fatal', { status: 500 }), /תקלה בשרת/],
    ['status 403 with -1', () => new Response('-1', { status: 403 }), /תקלה בשרת/],
    ['the answer 0', () => new Response('0'), /תקלה בשרת/],
    ['a page of HTML', () => new Response('<!doctype html><h1>Hi</h1>'), /תקלה בשרת/],
    ['an empty answer', () => new Response(''), /תקלה בשרת/],
  ];

  it.each(failing)(
    'SB-1 a subscription with %s shows an error and keeps the typed address, and can be sent again',
    async (_what, answer, expected) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const usual = server.answer;
      server.answer = answer;
      await show(form());
      field().value = 'dana@example.com';
      button().click();
      await soon(() => expect(message().textContent).toMatch(expected));
      expect(message().getAttribute('role')).toBe('alert');
      expect(field().value).toBe('dana@example.com');
      await soon(() => expect(button().hasAttribute('aria-busy')).toBe(false));
      expect(events).toEqual([]);
      server.answer = usual;
      button().click();
      await soon(() => expect(message().textContent).toBe('תודה!'));
    },
  );

  it('RT-18 stop() during a subscription restores the server’s markup, and the page still gets the event', async () => {
    let answer = (_: Response) => {};
    server.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await show(form({ settings: '{"redirect":true,"redirect_url":"/thanks/"}' }));
    field().value = 'dana@example.com';
    button().click();
    await soon(() => expect(server.sent).toHaveLength(1));
    stop();
    expect(document.querySelector('main')?.outerHTML).toBe(page);
    answer(Response.json({ type: 'success', message: 'x' }));
    await soon(() => expect(events).toHaveLength(1));
    expect(document.querySelector('main')?.outerHTML).toBe(page);
    expect(visitedUrls).toEqual([]);
  });

  it('RT-18 stop() restores the server’s markup while a subscribe form shows a message', async () => {
    await show(form());
    button().click();
    expect(isShown()).toBe(true);
    stop();
    expect(document.querySelector('main')?.outerHTML).toBe(page);
  });
});
