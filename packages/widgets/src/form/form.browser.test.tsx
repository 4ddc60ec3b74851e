import { stop } from '@iyim/runtime';
import { type PagePopup, popupShown, registerPopup } from '@iyim/runtime/page';
import axe from 'axe-core';
import jQuery from 'jquery';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup, names, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import {
  builderForm,
  button,
  choose,
  contact,
  control,
  field,
  formServer,
  input,
  message,
  problemOf,
  showForm,
} from './testing/form-page.ts';

Object.assign(window, { ElementorProFrontendConfig: { ajaxurl: '/wp-admin/admin-ajax.php' } });

let server: ReturnType<typeof formServer>;
let navigations: string[];
const heard: string[] = [];

const form = () => find<HTMLFormElement>('form');
const host = () => find('[data-widget="form"]');

const listen = (...types: string[]) => {
  for (const type of types)
    document.addEventListener(
      type,
      ({ detail }: CustomEventInit) => heard.push(`${type} ${JSON.stringify(detail)}`),
      {
        signal: testSignal(),
        capture: true,
      },
    );
};

const violations = async () => {
  const result = await axe.run(document.body);
  return result.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`);
};

beforeEach(() => {
  server = formServer();
  heard.length = 0;
  navigations = noteLeaving();
});

/** Fills in the contact form and clicks its button. */
async function send(): Promise<void> {
  await userEvent.fill(control('name'), 'דנה');
  await userEvent.click(button());
}

describe.each(['rtl', 'ltr'] as const)('a form, %s', (dir) => {
  it('FM-1, FM-2, FM-3 a form sends all its fields, shows that it waits, and shows the server’s message', async () => {
    await showForm(contact, dir);
    await userEvent.click(find('#form-field-topics-1'));
    await send();
    const request = await server.request();
    expect([...request.body]).toEqual([
      ['post_id', '7'],
      ['form_id', 'a1'],
      ['form_fields[name]', 'דנה'],
      ['form_fields[email]', ''],
      ['form_fields[topics][]', 'b'],
      ['action', 'elementor_pro_forms_send_form'],
      ['referrer', location.href],
    ]);
    expect(form().classList).toContain('elementor-form-waiting');
    expect(form().getAttribute('aria-busy')).toBe('true');
    expect(button().disabled).toBe(true);
    expect(document.activeElement).toBe(form());
    expect(getComputedStyle(find('.elementor-form-spinner')).display).toBe('inline-block');
    await soon(() => expect(getComputedStyle(form()).opacity).toBe('0.45'));
    await soon(() =>
      expect(find('[data-iyim-announcer]').textContent).toContain(
        dir === 'rtl' ? 'שולחים את הטופס' : 'Sending',
      ),
    );

    request.answer({ success: true, data: { message: 'תודה!<br>נחזור אליך', data: [] } });
    await soon(() => expect(message().textContent).toBe('תודה!\nנחזור אליך'));
    expect(message().classList).toContain('elementor-message-success');
    expect(form().classList).not.toContain('elementor-form-waiting');
    expect(button().disabled).toBe(false);
    expect(document.querySelector('.elementor-form-spinner')).toBeNull();
    expect(control('name').value).toBe('');
    expect(form().lastElementChild).toBe(message());
    expect(await violations()).toEqual([]);
  });

  it('FM-4 a form shows the messages of a refusal under its fields and at its end, and focuses the first such field', async () => {
    await showForm(contact, dir);
    await send();
    const request = await server.request();
    request.answer({
      success: false,
      data: {
        message: 'Your submission failed.<br>Please look again.',
        errors: { topics: 'Choose one', email: 'We <b>need</b> this', nowhere: 'Not allowed today' },
        data: [],
      },
    });
    await soon(() => expect(problemOf('email')?.textContent).toBe('We need this'));
    expect(problemOf('topics')?.textContent).toBe('Choose one');
    expect(message().textContent).toBe('Your submission failed.\nPlease look again.\nNot allowed today');
    expect(message().classList).toContain('elementor-message-danger');
    expect(document.activeElement).toBe(control('email'));
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    expect(control('email').getAttribute('aria-describedby')).toBe(`hint ${problemOf('email')?.id}`);
    expect(find('.elementor-field-group-email').classList).toContain('elementor-error');
    expect(control('name').value).toBe('דנה');
    expect(control('name').hasAttribute('aria-invalid')).toBe(false);
    expect(await violations()).toEqual([]);

    await userEvent.type(control('email'), 'd');
    expect(problemOf('email')).toBeNull();
    expect(control('email').hasAttribute('aria-invalid')).toBe(false);
    expect(control('email').getAttribute('aria-describedby')).toBe('hint');
    expect(find('.elementor-field-group-email').classList).not.toContain('elementor-error');
    expect(problemOf('topics')).not.toBeNull();
    await userEvent.click(find('#form-field-topics-0'));
    expect(problemOf('topics')).toBeNull();
  });

  it('FM-5 a form shows that the connection failed, keeps its values, and can be sent again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showForm(contact, dir);
    await send();
    (await server.request()).fail();
    const offline = dir === 'rtl' ? 'נראה שאין חיבור לרשת.' : 'You are probably offline.';
    await soon(() => expect(message().textContent).toContain(offline));
    expect(control('name').value).toBe('דנה');
    expect(button().disabled).toBe(false);
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard('{Enter}');
    const again = await server.request(2);
    expect(message().textContent).toBe('');
    again.answer({ success: true, data: { message: 'Thanks' } });
    await soon(() => expect(message().textContent).toBe('Thanks'));
  });

  it('FM-8 a form rejects a file that is too large when it is chosen', async () => {
    await showForm(
      builderForm(
        input('cv', 'type="file" data-maxsize="0.001" data-maxsize-message="Too big!"') +
          input('work', 'type="file" data-maxsize="2"'),
      ),
      dir,
    );
    listen('error');
    await userEvent.upload(control('cv'), new File(['x'.repeat(2000)], 'cv.pdf'));
    expect(problemOf('cv')?.textContent).toBe('Too big!');
    expect(control('cv').validationMessage).toBe('Too big!');
    expect(control('cv').getAttribute('aria-invalid')).toBe('true');
    expect(heard).toEqual(['error []']);
    choose(control('work'), new File([new Uint8Array(3 * 1024 * 1024)], 'film.mp4'));
    expect(problemOf('work')?.textContent).toContain('film.mp4');
    expect(problemOf('work')?.textContent).toContain(dir === 'rtl' ? 'עד 2 MB' : 'up to 2 MB');
    await userEvent.click(button());
    expect(server.sent).toEqual([]);
    expect(await violations()).toEqual([]);

    await userEvent.upload(control('cv'), new File(['x'.repeat(1048)], 'cv.pdf'));
    choose(control('work'), new File([new Uint8Array(2 * 1024 * 1024)], 'film.mp4'));
    expect(problemOf('cv')).toBeNull();
    await userEvent.click(button());
    await server.request();
  });
});

describe('sending a form once', () => {
  it('FM-2 a form ignores a double click, Enter after a click, and any submit while it waits', async () => {
    await showForm(contact);
    control('name').value = 'Dana';
    button().click();
    button().click();
    form().requestSubmit();
    const request = await server.request();
    control('name').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button(), { force: true });
    expect(server.sent).toHaveLength(1);
    request.answer({ success: false, data: { message: 'No' } });
    await soon(() => expect(message().textContent).toBe('No'));
    button().click();
    await server.request(2);
  });

  it('FM-2 a form locks its fields while it is being sent, because a success would discard the input', async () => {
    await showForm(contact);
    await send();
    const request = await server.request();
    control('email').focus();
    await userEvent.keyboard('x');
    await userEvent.click(find('#form-field-topics-0'), { force: true });
    expect(control('email').value).toBe('');
    expect(find<HTMLInputElement>('#form-field-topics-0').checked).toBe(false);
    request.answer({ success: false, data: { message: 'No' } });
    await soon(() => expect(message().textContent).toBe('No'));
    await userEvent.fill(control('email'), 'x');
    await userEvent.click(find('#form-field-topics-0'));
    expect(control('email').value).toBe('x');
    expect(find<HTMLInputElement>('#form-field-topics-0').checked).toBe(true);
  });

  it('FM-2 each submit button is disabled while its form waits, and gets its former state back afterwards', async () => {
    const more =
      '<button id="off" disabled>Off</button><input id="early" type="submit" value="Early"><button id="plain" type="button">Plain</button></form><button id="outside" form="contact">Outside</button><input id="picture" type="image" alt="Go" form="contact">';
    await showForm(contact.replace('<form', '<form id="contact"').replace('</form>', more));
    await userEvent.fill(control('name'), 'Dana');
    const all = ['[type="submit"]', '#off', '#early', '#plain', '#outside', '#picture'];
    const disabled = () => all.filter((one) => find<HTMLButtonElement>(one).disabled);
    expect(disabled()).toEqual(['#off']);
    await userEvent.click(find('#outside'));
    const request = await server.request();
    expect(disabled()).toEqual(['[type="submit"]', '#off', '#early', '#outside', '#picture']);
    expect(find('#picture + span').className).toContain('elementor-form-spinner');
    expect(document.activeElement).toBe(form());
    request.answer({ success: false, data: { message: 'No' } });
    await soon(() => expect(message().textContent).toBe('No'));
    expect(disabled()).toEqual(['#off']);
    expect(document.activeElement).toBe(find('#outside'));
    expect(form().hasAttribute('tabindex')).toBe(false);
  });

  it('FM-2 the focus stays where the visitor moved it while the form waited', async () => {
    await showForm(
      contact.replace('</form>', '<input name="focus" aria-label="x"></form><a href="#x">Read</a>'),
    );
    await send();
    const request = await server.request();
    expect(document.activeElement).toBe(form());
    find('a').focus();
    request.answer({ success: false, data: { message: 'No' } });
    await soon(() => expect(message().textContent).toBe('No'));
    expect(document.activeElement).toBe(find('a'));
  });

  it('FM-2 the focus stays in the field in which Enter sent the form', async () => {
    await showForm(contact);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.keyboard('{Enter}');
    const request = await server.request();
    expect(document.activeElement).toBe(control('name'));
    request.answer({ success: true, data: {} });
    await soon(() => expect(button().disabled).toBe(false));
    expect(document.activeElement).toBe(control('name'));
  });

  it('RT-4 a form that was submitted before its code loaded is sent', async () => {
    const { start } = await import('@iyim/runtime');
    const { form: widget } = await import('../../bundle/catalogue.ts');
    document.body.innerHTML = contact.replace('data-widget-load="load"', 'data-widget-load="interaction"');
    start({ widgets: [widget] });
    control('name').value = 'Dana';
    expect(host().dataset.widgetState).toBe('pending');
    form().requestSubmit();
    form().requestSubmit();
    expect((await server.request()).body.get('form_fields[name]')).toBe('Dana');
  });

  it('FM-2 a form’s answer is handled even if its island was unmounted and mounted again in the meantime', async () => {
    await showForm(contact);
    await send();
    const request = await server.request();
    const { mount, unmount } = await import('@iyim/runtime');
    unmount(host());
    expect(form().classList).not.toContain('elementor-form-waiting');
    expect(request.isAborted()).toBe(false);
    mount(host());
    await soon(() => expect(form().classList).toContain('elementor-form-waiting'));
    button().click();
    expect(server.sent).toHaveLength(1);
    expect(control('name').value).toBe('דנה');
    request.answer({ success: true, data: { message: 'Thanks' } });
    await soon(() => expect(message().textContent).toBe('Thanks'));
    expect(form().querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  it('RT-6 the result is announced if the form was removed from the page while it was being sent', async () => {
    await showForm(contact);
    await send();
    const request = await server.request();
    const element = host();
    element.remove();
    await soon(() => expect(element.dataset.widgetState).toBe(undefined));
    request.answer({ success: true, data: { message: 'Thanks<br>a lot', redirect_url: '/next/' } });
    await soon(() => expect(find('[data-iyim-announcer]').textContent).toBe('Thanks\na lot'));
    expect(navigations).toEqual([]);
  });

  it('RT-25 a clone of a waiting form is ready for use', async () => {
    await showForm(contact);
    await send();
    await server.request();
    const clone = host().cloneNode(true) as HTMLElement;
    document.body.append(clone);
    await soon(() => {
      // The state "mounted" alone proves nothing, because the attribute was cloned too.
      expect(clone.querySelectorAll('[role="alert"]')).toHaveLength(1);
      expect(clone.dataset.widgetState).toBe('mounted');
      expect(clone.querySelector('form')?.classList).not.toContain('elementor-form-waiting');
      expect(clone.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(false);
      expect(clone.querySelector('.elementor-form-spinner')).toBeNull();
    });
    expect(server.sent).toHaveLength(1);
  });

  it('FM-2 a form ignores submits while the next page loads, until the visitor comes back', async () => {
    await showForm(builderForm(input('name')));
    button().click();
    (await server.request()).answer({ success: true, data: { data: { redirect_url: '/thanks/' } } });
    await soon(() => expect(navigations).toEqual([new URL('/thanks/', location.href).href]));
    button().click();
    button().click();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    button().click();
    await server.request(2);
  });

  it('FM-1 a form omits the clicked button’s value if a script has removed the button during the checks', async () => {
    const named = contact.replace('<button', '<button name="how" value="now"');
    await showForm(named);
    control('name').value = 'Dana';
    button().click();
    expect((await server.request()).body.get('how')).toBe('now');
    stop();
    await showForm(named);
    control('name').value = 'Dana';
    const pressed = button();
    pressed.click();
    pressed.remove();
    expect((await server.request(2)).body.has('how')).toBe(false);
  });

  it.each(['name="go" value="x"', ''])(
    'FM-1 a form sends the click position on an image button, as the browser does: %s',
    async (attributes) => {
      const image = `<input type="image" alt="Send" src="data:," style="display: block; inline-size: 90px; block-size: 30px" ${attributes}>`;
      await showForm(contact.replace(/<button type="submit"[\s\S]*?<\/button>/, image));
      let expected: [string, FormDataEntryValue][] = [];
      const submitted = ({ submitter }: SubmitEvent) => {
        expected = [...new FormData(form(), submitter)];
      };
      form().addEventListener('submit', submitted, { capture: true });
      control('name').value = 'Dana';
      await userEvent.click(find('[type="image"]'), { position: { x: 7, y: 9 } });
      const { body } = await server.request();
      expect(find<HTMLInputElement>('[type="image"]').disabled).toBe(true);
      const prefix = attributes === '' ? '' : 'go.';
      expect([body.get(`${prefix}x`), body.get(`${prefix}y`)]).toEqual(['7', '9']);
      for (const name of ['action', 'referrer']) body.delete(name);
      expect([...body].sort()).toEqual(expected.sort());
    },
  );

  it('FM-1 a form sends nothing if a page script cancels the submit', async () => {
    const hold = (event: Event) => event.preventDefault();
    document.addEventListener('submit', hold, true);
    await showForm(contact);
    control('name').value = 'Dana';
    button().click();
    expect(form().classList).not.toContain('elementor-form-waiting');
    document.removeEventListener('submit', hold, true);
    button().click();
    await server.request();
    expect(server.sent).toHaveLength(1);
  });

  it('FM-1 native validation blocks the form unless it has novalidate', async () => {
    await showForm(contact);
    button().click();
    expect(document.activeElement).toBe(control('name'));
    stop();
    await showForm(contact.replace('method="post"', 'method="post" novalidate'));
    button().click();
    await server.request();
    expect(server.sent).toHaveLength(1);
  });
});

describe('a success', () => {
  const succeed = async (data: unknown) => {
    await send();
    (await server.request()).answer({ success: true, data });
    await soon(() => expect(form().classList).not.toContain('elementor-form-waiting'));
  };

  it('FM-3 a success fires its events in the original’s order', async () => {
    await showForm(contact);
    const state = () =>
      `${button().disabled ? 'busy' : 'free'} ${control('name').value} ${message().textContent}`;
    for (const type of ['submit_success', 'form_destruct', 'reset', 'iyim:form-success', 'iyim:navigate'])
      document.addEventListener(type, () => heard.push(`${type}: ${state()}`), { signal: testSignal() });
    const details: unknown[] = [];
    document.addEventListener('submit_success', (event) => details.push((event as CustomEvent).detail), {
      signal: testSignal(),
    });
    const data = { message: 'Thanks', data: { redirect_url: '/next/' } };
    await succeed(data);
    expect(heard).toEqual([
      'submit_success: free דנה ',
      'form_destruct: free דנה ',
      'iyim:form-success: free דנה ',
      'reset: free דנה ',
      'iyim:navigate: free  ',
    ]);
    expect(details).toEqual([[data]]);
    await soon(() => expect(message().textContent).toBe('Thanks'));
  });

  it('RT-12 a success fires the original’s events through the page’s jQuery, with their arguments and in their order', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const $ = jQuery as unknown as (target: EventTarget) => {
      on(name: string, handler: (event: unknown, data?: unknown) => void): void;
      off(): void;
    };
    vi.stubGlobal('jQuery', $);
    await showForm(contact);
    for (const type of ['submit_success', 'form_destruct', 'reset', 'error'])
      $(form()).on(type, (_event, data) => {
        heard.push(`${type} ${JSON.stringify(data)} ${message().textContent}`);
      });
    await send();
    (await server.request()).answer({ success: false, data: { message: 'No', errors: {} } });
    await soon(() => expect(message().textContent).toBe('No'));
    button().click();
    const data = { message: 'Thanks', data: [] };
    (await server.request(2)).answer({ success: true, data });
    await soon(() => expect(message().textContent).toBe('Thanks'));
    const argument = JSON.stringify(data);
    expect(heard).toEqual([
      'error undefined ',
      `submit_success ${argument} `,
      `form_destruct ${argument} `,
      'reset undefined ',
    ]);
    $(form()).off();
  });

  it('FM-3 a success without a message announces that the form was sent', async () => {
    await showForm(contact);
    await succeed([]);
    expect(message().hidden).toBe(true);
    expect(find('[data-iyim-announcer]').textContent).toBe('הטופס נשלח בהצלחה.');
  });

  it('FM-2 a success moves the focus to the main element if there is neither a message nor the clicked button', async () => {
    await showForm(contact);
    form().addEventListener('submit_success', () => button().remove());
    await succeed([]);
    await soon(() => expect(document.activeElement).toBe(find('main')));
  });

  it('FM-3 a success shows and focuses its message before going to an anchor on the page', async () => {
    await showForm(contact);
    const states: unknown[] = [];
    document.addEventListener(
      'iyim:navigate',
      () => states.push([message().textContent, document.activeElement === message()]),
      { signal: testSignal() },
    );
    form().addEventListener('submit_success', () => button().blur());
    await succeed({ message: 'Thanks', data: { redirect_url: '#thanks' } });
    await soon(() => expect(states).toEqual([['Thanks', true]]));
  });

  it('FM-3 a success only empties the form if a page script prevents iyim:form-success', async () => {
    await showForm(contact);
    host().addEventListener('iyim:form-success', (event) => event.preventDefault());
    await succeed({ message: 'Thanks', redirect_url: '/next/' });
    expect(control('name').value).toBe('');
    expect(message().textContent).toBe('');
    expect(navigations).toEqual([]);
  });

  it.each(scriptUrls)('SEC-2 a form does not follow the redirect %j and reports it', async (redirect_url) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await showForm(contact);
    await succeed({ message: 'Thanks', data: { redirect_url } });
    await soon(() => expect(message().textContent).toBe('Thanks'));
    expect(navigations).toEqual([]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('refused to navigate'), expect.any(Error));
    expectUnharmed();
    await send(); // the form can be sent again
    await server.request(2);
  });

  it.each([
    'elements',
    'submit',
    'id',
    'name',
    'nodeName',
    'children',
    'parentElement',
    'style',
    'method',
    'length',
    'requestSubmit',
    'checkValidity',
  ])('FM-1 a form with a field named "%s" is sent once', async (name) => {
    await showForm(
      `<form data-widget="form" data-widget-load="load" method="post"><label>Field <input name="${name}"></label><button>Send</button></form>`,
    );
    find<HTMLInputElement>('input').value = 'x';
    find('button').click();
    const request = await server.request();
    expect(request.body.get(name)).toBe('x');
    request.answer({ success: true, data: { message: 'Thanks' } });
    await soon(() => expect(message().textContent).toBe('Thanks'));
  });

  it('FM-3 a success resets a form with a field named "reset"', async () => {
    await showForm(
      `<form data-widget="form" data-widget-load="load" method="post"><label>Reset <input name="reset"></label><button>Send</button></form>`,
    );
    await userEvent.fill(find('input'), 'x');
    await userEvent.click(find('button'));
    (await server.request()).answer({ success: true, data: { message: 'Thanks' } });
    await soon(() => expect(message().textContent).toBe('Thanks'));
    expect(find<HTMLInputElement>('input').value).toBe('');
  });
});

describe('a server that fails', () => {
  it.each([
    [
      'HTML instead of JSON',
      '<!doctype html><p>Hello</p>',
      200,
      'The response is not a valid JSON response.',
    ],
    ['an empty body', '', 200, 'The response is not a valid JSON response.'],
    ['status 400 with the body 0', '0', 400, 'An unknown error occurred.'],
    ['status 403 with the body -1', '-1', 403, 'An unknown error occurred.'],
    ['an error page', 'down', 500, 'An unknown error occurred.'],
    ['too large a body (PG-3)', 'large', 413, 'Media upload failed.'],
  ])(
    'FM-5 a form shows a message, fires the error event and keeps its values after %s',
    async (_, body, status, text) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      await showForm(contact, 'ltr');
      listen('error', 'iyim:form-error');
      await send();
      (await server.request()).answer(body, status);
      await soon(() => expect(message().textContent).toContain(text));
      expect(heard.map((event) => event.split(' ')[0])).toEqual(['iyim:form-error', 'error']);
      expect(control('name').value).toBe('דנה');
      expect(button().disabled).toBe(false);
      expect(said).toHaveBeenCalled();
      expect(await violations()).toEqual([]);
    },
  );

  it('FM-5 the form’s error event does not reach the window, where it would count as a script error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showForm(contact);
    const onWindow = vi.fn();
    window.addEventListener('error', onWindow, { signal: testSignal() });
    await send();
    (await server.request()).fail();
    await soon(() => expect(message().textContent).not.toBe(''));
    expect(onWindow).not.toHaveBeenCalled();
  });

  it('FM-5 a form keeps all values, including files, when the server fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showForm(
      builderForm(
        input('cv', 'type="file"') +
          field('text', '<textarea name="form_fields[text]" id="form-field-text"></textarea>'),
      ),
    );
    await userEvent.upload(control('cv'), new File(['x'], 'cv.pdf'));
    await userEvent.fill(control('text'), 'a\nb');
    await userEvent.click(button());
    (await server.request()).answer('down', 503);
    await soon(() => expect(message().textContent).not.toBe(''));
    expect(control('cv').files?.[0]?.name).toBe('cv.pdf');
    expect(control('text').value).toBe('a\nb');
  });

  it('SEC-1 a deeply nested message of five million characters does not block the page', async () => {
    await showForm(builderForm(input('name')));
    button().click();
    const request = await server.request();
    const errors = { name: 'word '.repeat(1_000_000) };
    request.answer({ success: false, data: { message: `${'<b>'.repeat(1_500_000)}deep`, errors } });
    await soon(() => expect(problemOf('name')?.textContent).toMatch(/word…$/));
    expect(message().textContent).toBe('הטופס לא נשלח: יש לתקן את השדות המסומנים.');
  });

  it('SEC-1 a form shows hostile messages and field names as text', async () => {
    await showForm(builderForm(input('name') + input('a b')));
    const errors = Object.fromEntries([...names, ...markup].map((name) => [name, markup.join('<br>')]));
    errors['a b'] = 'plain &amp; simple';
    button().click();
    (await server.request()).answer({ success: false, data: { message: markup.join(''), errors } });
    await soon(() => expect(problemOf('a b') ?? find('.iyim-form-problem')).not.toBeNull());
    expect(find('.iyim-form-problem').textContent).toBe('plain & simple');
    expect(message().children).toHaveLength(0);
    expect(form().querySelectorAll('.iyim-form-problem, [role="alert"]')).toHaveLength(2);
    expect(form().querySelector('img, script, iframe, svg, a:not(.iyim-form-summary a)')).toBeNull();
    expect(form().querySelector('.iyim-form-summary :not(p, ul, li, a)')).toBeNull();
    expectUnharmed();
  });
});

describe('files', () => {
  const upload = builderForm(input('cv', 'type="file"'));

  it('FM-8 a form shows the progress of an upload and announces each quarter', async () => {
    await showForm(upload, 'ltr');
    expect(find('.iyim-form-upload').checkVisibility()).toBe(false); // the progress takes no space before an upload
    await userEvent.upload(control('cv'), new File(['x'], 'cv.pdf'));
    await userEvent.click(button());
    const request = await server.request();
    request.progress(10, 100);
    const bar = () => find<HTMLProgressElement>('progress');
    await soon(() => expect(bar().value).toBe(10));
    expect(bar().labels[0]?.textContent).toBe('Uploading files: 10%');
    expect(form().contains(bar())).toBe(false); // inside the dimmed form, the bar would be unreadable
    expect((await axe.run('.iyim-form-upload')).violations).toEqual([]);
    const region = find('[data-iyim-announcer]');
    expect(region.textContent).toContain('Sending the form…'); // “toContain”, because a repeated announcement ends with a space
    request.progress(60, 100);
    await soon(() => expect(region.textContent).toBe('Uploading files: 60%'));
    request.progress(70, 100);
    await soon(() => expect(bar().value).toBe(70));
    expect(region.textContent).toBe('Uploading files: 60%');
    request.progress(100, 100);
    await soon(() => expect(region.textContent).toContain('Waiting'));
    expect(bar().hasAttribute('value')).toBe(false);
    request.answer({ success: true, data: {} });
    await soon(() => expect(document.querySelector('progress')).toBeNull());
  });

  it('FM-8 a form shows no upload progress if no file is chosen', async () => {
    await showForm(upload);
    await userEvent.click(button());
    (await server.request()).progress(10, 100);
    await soon(() => expect(form().classList).toContain('elementor-form-waiting'));
    expect(document.querySelector('progress')).toBeNull();
  });

  it('FM-8 a form with a file that is too large is not sent even with novalidate, and focuses the file’s field', async () => {
    await showForm(builderForm(input('cv', 'type="file" data-maxsize="0.001"'), 'novalidate'));
    listen('error', 'iyim:form-error');
    await userEvent.upload(control('cv'), new File(['x'.repeat(2000)], 'cv.pdf'));
    heard.length = 0;
    await userEvent.click(button());
    await soon(() => expect(heard.map((event) => event.split(' ')[0])).toEqual(['error', 'iyim:form-error']));
    await soon(() => expect(form().classList).not.toContain('elementor-form-waiting'));
    expect(document.activeElement).toBe(control('cv'));
    expect(problemOf('cv')).not.toBeNull();
    expect(server.sent).toEqual([]);
  });

  it('FM-8 a form rejects a file of thirty megabytes before it is sent if the limit is five', async () => {
    await showForm(builderForm(input('cv', 'type="file" multiple data-maxsize="5"')));
    choose(
      control('cv'),
      new File(['x'], 'small.pdf'),
      new File([new Uint8Array(30 * 1024 * 1024)], 'large.pdf'),
    );
    expect(problemOf('cv')?.textContent).toContain('large.pdf');
    button().click();
    expect(server.sent).toEqual([]);
  });
});

describe('the page', () => {
  it('FM-4 messages about a form that was posted without scripts are removed as the visitor corrects and sends it', async () => {
    const wrong = contact
      .replace('aria-describedby="hint"', 'aria-invalid="true" aria-describedby="hint old"')
      .replace(
        '<p id="hint">',
        '<span class="elementor-message elementor-form-help-inline" id="old">Old</span><p id="hint">',
      )
      .replace(
        '</form>',
        '<div class="elementor-message elementor-message-danger" role="alert">Failed</div></form>',
      );
    // Moves the server's message into the field's group.
    const page = wrong.replace(
      /(<input name="form_fields\[email\]"[^>]*>)<\/div>(<span.*?<\/span>)/,
      '$1$2</div>',
    );
    await showForm(page);
    expect(getComputedStyle(find('#old')).display).not.toBe('none');
    await userEvent.type(control('email'), 'd');
    expect(getComputedStyle(find('#old')).display).toBe('none');
    expect(control('email').hasAttribute('aria-invalid')).toBe(false);
    expect(control('email').getAttribute('aria-describedby')).toBe('hint');
    const failed = find('.elementor-message-danger[role="alert"]');
    expect(getComputedStyle(failed).display).toBe('block');
    await userEvent.fill(control('email'), '');
    await send();
    expect(getComputedStyle(failed).display).toBe('none');
    (await server.request()).answer({ success: true, data: { message: 'Thanks' } });
    await soon(() => expect(find('.elementor-message-success').textContent).toBe('Thanks'));
  });

  it('RT-18 stop restores the server’s markup of a form with messages', async () => {
    document.body.innerHTML = `<main><h1>Contact</h1>${contact}</main>`;
    const before = document.body.innerHTML;
    await showForm(contact);
    await send();
    (await server.request()).answer({
      success: false,
      data: { message: 'No', errors: { email: 'x', topics: 'y' } },
    });
    await soon(() => expect(problemOf('email')).not.toBeNull());
    stop();
    document.querySelector('[data-iyim-announcer]')?.remove();
    expect(document.body.innerHTML).toBe(before);
    expect(control('name').value).toBe('דנה');
  });

  it('FM-4 a form in minimal markup shows the server’s errors', async () => {
    await showForm(`<form data-widget="form" data-widget-load="load" method="post" action="/contact/">
      <p><label for="mail">Mail</label> <input id="mail" name="mail" required></p><button>Send</button></form>`);
    await userEvent.fill(find('#mail'), 'x');
    await userEvent.click(find('button'));
    const request = await server.request();
    expect(request.body.get('mail')).toBe('x');
    request.answer({ success: false, data: { errors: { mail: 'Not an address' } } });
    await soon(() => expect(find('p .elementor-form-help-inline').textContent).toBe('Not an address'));
    expect(document.activeElement).toBe(find('#mail'));
    expect(message().textContent).toBe('הטופס לא נשלח: יש לתקן את השדות המסומנים.');
    expect(await violations()).toEqual([]);
  });
});

describe('popups', () => {
  /** Registers a popup, as its island does. Returns the list of the requests that it receives. */
  function popup(id: string, element: Element) {
    const requests: unknown[] = [];
    const shown: PagePopup = {
      element,
      open: (request) => requests.push(request),
      close: (options) => requests.push(options),
      isOpen: () => true,
    };
    const forget = registerPopup(id, shown);
    popupShown(shown);
    onTestFinished(forget);
    return requests;
  }

  it('FM-3 a success closes the popup around the form after a second, and permanently if the response demands it', async () => {
    await showForm(`<div id="around">${contact}</div>`);
    const around = popup('5', find('#around'));
    const other = popup('6', find('h1'));
    await send();
    vi.useFakeTimers();
    const request = server.sent[0];
    request?.answer({
      success: true,
      data: { data: { popup: { action: 'close', do_not_show_again: 'yes' } } },
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(control('name').value).toBe('');
    expect(around).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(around).toEqual([{ disable: true }]);
    expect(other).toEqual([]);
  });

  it('FM-3 a success opens a popup with the clicked button as its opener', async () => {
    await showForm(contact);
    const requests = popup('12', find('h1'));
    await send();
    (await server.request()).answer({ success: true, data: { popup: { action: 'open', id: 12 } } });
    await soon(() => expect(requests).toEqual([{ id: '12', toggle: false, opener: button() }]));
  });

  it('FM-3 a success reports a missing popup, and still shows the message', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await showForm(contact);
    await send();
    (await server.request()).answer({
      success: true,
      data: { message: 'Thanks', data: { popup: { action: 'open', id: '99' } } },
    });
    await soon(() => expect(message().textContent).toBe('Thanks'));
    expect(JSON.stringify(said.mock.calls.map(String))).toContain('99');
  });
});
