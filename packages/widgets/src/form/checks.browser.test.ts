import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
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
import { next, shownStep, step, stepsReady, withSettings } from './testing/steps-page.ts';

let server: ReturnType<typeof formServer>;
const summary = () => document.querySelector('.iyim-form-summary');
const links = () => [...document.querySelectorAll<HTMLElement>('.iyim-form-summary a')];

beforeEach(() => {
  server = formServer();
});

const texts = {
  rtl: {
    name: 'יש למלא: \u2068name\u2069.',
    email: '\u2068email\u2069: יש להזין כתובת אימייל תקינה, למשל name@example.com.',
    topics: 'יש לבחור: \u2068topics\u2069.',
  },
  ltr: {
    name: 'Please fill in: name.',
    email: 'email: please enter an e-mail address such as name@example.com.',
    topics: 'Please choose: topics.',
  },
};
const starred = contact.replace(
  'elementor-field-group-topics',
  'elementor-field-group-topics elementor-field-required',
);

describe.each(['rtl', 'ltr'] as const)('problems the browser finds, %s', (dir) => {
  it('FM-1 a submit shows problems under the fields in the page’s language, focuses the first field, and lists links to the fields', async () => {
    await showForm(starred, dir);
    const bubbles: string[] = [];
    for (const id of ['name', 'email'])
      control(id).addEventListener('invalid', (event) => event.defaultPrevented || bubbles.push(id));
    await userEvent.fill(control('email'), 'nobody');
    await userEvent.click(button());
    await soon(() => expect(summary()).not.toBeNull());
    for (const id of ['name', 'email', 'topics'] as const) {
      expect(problemOf(id)?.textContent).toBe(texts[dir][id]);
      const [first] = document.querySelectorAll(`[name^="form_fields[${id}]"]`);
      expect(first?.getAttribute('aria-invalid')).toBe('true');
      expect(first?.getAttribute('aria-describedby')).toContain(problemOf(id)?.id);
    }
    expect(document.activeElement).toBe(control('name'));
    expect(links().map(({ textContent }) => textContent)).toEqual(Object.values(texts[dir]));
    expect([bubbles, server.sent]).toEqual([[], []]);
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);

    await userEvent.click(links()[2] as HTMLElement);
    await soon(() => expect(document.activeElement).toBe(find('#form-field-topics-0')));
    await userEvent.click(find('#form-field-topics-0'));
    await soon(() => expect([problemOf('topics'), links().length]).toEqual([null, 2]));
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.fill(control('email'), 'dana@example.com');
    expect(summary()).toBeNull();
    await userEvent.click(button());
    await server.request();
  });
});

describe('problems the browser finds', () => {
  it('FM-1 a submit shows a suitable message for each kind of field and problem', async () => {
    const fields = [
      field(
        'kind',
        '<select name="form_fields[kind]" required><option value="">-</option></select>',
        'select',
      ),
      field('terms', '<input type="checkbox" name="form_fields[terms]" required>', 'acceptance'),
      input('cv', 'type="file" required'),
      input('site', 'type="url" value="here"'),
      input('code', 'value="x" pattern="[0-9]+" title="Digits only"'),
      input('few', 'type="number" value="1" min="2"'),
      input('many', 'type="number" value="9" min="2" max="5"'),
      input('half', 'type="number" min="0" value="1.5"'),
    ];
    await showForm(builderForm(fields.join('')), 'ltr');
    await userEvent.click(button());
    await soon(() => expect(summary()).not.toBeNull());
    const shown = ['kind', 'terms', 'cv', 'site', 'code', 'few', 'many', 'half'].map(
      (id) => problemOf(id)?.textContent,
    );
    expect(shown).toEqual([
      'Please choose: kind.',
      'Please tick: terms.',
      'Please attach a file: cv.',
      'site: please enter a full web address such as https://example.com.',
      'code: please use the requested format. Digits only',
      'few: the smallest possible number is 2.',
      'many: please enter a number from 2 to 5.',
      'half: please enter a valid number.',
    ]);
  });

  it('FM-1 messages about fields format limits for the language; Hebrew ones isolate signs and Latin names', async () => {
    const fields = [
      input('low', 'type="number" value="-9" min="-5" max="-1"'),
      input('many', 'type="number" value="5000" max="1234.5"'),
      input('Email', 'type="email" value="x"'),
    ];
    await showForm(builderForm(fields.join('')));
    await userEvent.click(button());
    await soon(() => expect(summary()).not.toBeNull());
    const shown = ['low', 'many', 'Email'].map((id) => problemOf(id)?.textContent?.replaceAll('\u200e', ''));
    expect(shown).toEqual([
      '\u2068low\u2069: יש להזין מספר מ־\u2068-5\u2069 עד \u2068-1\u2069.',
      '\u2068many\u2069: המספר הגדול ביותר האפשרי הוא 1,234.5.',
      '\u2068Email\u2069: יש להזין כתובת אימייל תקינה, למשל name@example.com.',
    ]);
  });

  it.each([
    ['minlength="2"', 'א', '\u2068code\u2069: יש להזין שני תווים לפחות.'],
    ['minlength="30" maxlength="90"', 'א', '\u2068code\u2069: יש להזין 30 תווים לפחות.'],
  ])(
    'FM-1 the message states the required length of a field with %s that contains %j: %j',
    async (length, typed, text) => {
      await showForm(builderForm(input('code', length)));
      await userEvent.type(control('code'), typed);
      await userEvent.click(button());
      await soon(() => expect(problemOf('code')?.textContent).toBe(text));
    },
  );

  it('FM-1 a form on a French page shows problems in English, marked as English', async () => {
    await showForm(builderForm(input('name', 'required')));
    document.documentElement.lang = 'fr';
    await userEvent.click(button());
    await soon(() => expect(problemOf('name')?.textContent).toBe('Please fill in: name.'));
    await soon(() => {
      const marked = [problemOf('name'), summary()?.querySelector('p'), summary()?.querySelector('a')];
      expect(marked.map((element) => element?.getAttribute('lang'))).toEqual(Array(3).fill('en'));
    });
    expect(getComputedStyle(summary()?.querySelector('li') as Element).unicodeBidi).toBe('plaintext');
  });

  it('FM-1 a form shows the setCustomValidity() message of a page script unchanged', async () => {
    await showForm(contact, 'ltr');
    control('name').value = 'x';
    control('name').setCustomValidity('Not you again');
    await userEvent.click(button());
    await soon(() => expect(problemOf('name')?.textContent).toBe('Not you again'));
  });

  it('FM-1 a form shows no message when a page script only calls checkValidity', async () => {
    await showForm(contact);
    const heard = vi.fn();
    control('name').addEventListener('invalid', heard);
    expect(find<HTMLFormElement>('form').checkValidity()).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    expect(problemOf('name')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('FM-1 a form shows its own message about a field even after a click on an image button', async () => {
    await showForm(
      contact.replace(
        /<button type="submit"[\s\S]*?<\/button>/,
        '<input type="image" alt="Send" src="data:,">',
      ),
      'ltr',
    );
    await userEvent.click(find('[type="image"]'));
    await soon(() => expect(problemOf('name')?.textContent).toBe(texts.ltr.name));
  });

  it('FM-1 a form leaves the problem of a field without a name to the browser', async () => {
    await showForm(builderForm(`${input('name', 'required')}<label>Sum <input id="sum" required></label>`));
    await userEvent.fill(control('name'), 'Dana');
    const events: boolean[] = [];
    find('#sum').addEventListener('invalid', (event) => events.push(event.defaultPrevented));
    await userEvent.click(button());
    await soon(() => expect(events).toEqual([false]));
    expect(document.activeElement).toBe(find('#sum'));
  });

  it('FM-1 a required group of checkboxes is checked on its step, but not when a form with novalidate is submitted', async () => {
    const boxes = field(
      'topics',
      '<input type="checkbox" id="form-field-topics-0" name="form_fields[topics][]" aria-label="A"><input type="checkbox" name="form_fields[topics][]" aria-label="B">',
      'checkbox elementor-field-required',
    );
    const html = builderForm(`${step('What')}${boxes}${step('Who')}${input('name')}`);
    await showForm(html, 'ltr');
    await stepsReady();
    await userEvent.click(next());
    await soon(() => expect(problemOf('topics')?.textContent).toBe('Please choose: topics.'));
    expect(shownStep()).toBe(1);
    expect(document.activeElement).toBe(find('#form-field-topics-0'));
    await userEvent.click(find('#form-field-topics-0'));
    await userEvent.click(next());
    await soon(() => expect(shownStep()).toBe(2));
    stop();
    await showForm(builderForm(boxes, 'novalidate'));
    await userEvent.click(button());
    await server.request();
  });
});

describe('problems the server finds', () => {
  it('FM-4 the server’s errors are listed above the form by field name, each linked to the field on its step', async () => {
    const html = builderForm(`${step('Who')}${input('name')}${step('What')}${input('story')}`);
    await showForm(html, 'ltr');
    await stepsReady();
    await userEvent.click(next());
    await userEvent.click(find('.elementor-field-type-submit > button'));
    const errors = { name: 'Too short', story: 'Too long' };
    (await server.request()).answer({ success: false, data: { message: 'No', errors, data: [] } });
    await soon(() => expect(message().textContent).toBe('No'));
    expect(links().map(({ textContent }) => textContent)).toEqual(['name: Too short', 'story: Too long']);
    expect(find('form').firstElementChild).toBe(summary());
    expect(summary()?.getAttribute('role')).toBe('group');
    expect([shownStep(), document.activeElement]).toEqual([1, control('name')]);
    await userEvent.click(links()[1] as HTMLElement);
    await soon(() => expect([shownStep(), document.activeElement]).toEqual([2, control('story')]));
  });

  it('FM-4 no errors are listed above the form when the server refuses the whole form', async () => {
    await showForm(builderForm(input('name')));
    await userEvent.click(button());
    (await server.request()).answer({ success: false, data: { message: 'No', errors: [], data: [] } });
    await soon(() => expect(message().textContent).toBe('No'));
    expect(summary()).toBeNull();
  });
});

describe('chosen files', () => {
  const png = () => new File([new Uint8Array(1_500_000)], 'bowl.PNG', { type: 'image/png' });
  const exe = () => new File(['MZ'], 'x.exe', { type: 'application/x-msdownload' });

  it('FM-8 chosen files are listed with names and sizes, each with a button that removes it', async () => {
    await showForm(builderForm(input('work', 'type="file" multiple')), 'ltr');
    choose(control('work'), png(), new File(['x'], 'cup.png', { type: 'image/png' }));
    const items = () => [...document.querySelectorAll<HTMLElement>('.iyim-form-files li')];
    await soon(() => expect(items()).toHaveLength(2));
    expect(items()[0]?.textContent).toContain('bowl.PNG (1.4 MB)');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(find('[aria-label="Remove bowl.PNG"]'));
    await soon(() => expect(items()).toHaveLength(1));
    expect([...(control('work').files ?? [])].map(({ name }) => name)).toEqual(['cup.png']);
    expect(document.activeElement).toBe(control('work'));
    expect(find('[data-iyim-announcer]').textContent).toBe('Removed: bowl.PNG');
    await userEvent.click(button());
    const request = await server.request();
    await soon(() => expect(find<HTMLButtonElement>('.iyim-form-files button').disabled).toBe(true));
    request.answer({ success: true, data: { message: 'Thanks' } });
    await soon(() => expect(items()).toEqual([]));
  });

  it.each(['rtl', 'ltr'] as const)(
    'FM-8 the size of a chosen file has its number before its unit, %s',
    async (dir) => {
      await showForm(builderForm(input('work', 'type="file"')), dir);
      choose(control('work'), png());
      const size = await soon(() => find('.iyim-form-files li bdi:nth-of-type(2)'));
      const text = document.createTreeWalker(size, NodeFilter.SHOW_TEXT);
      const left = (letter: string) => {
        for (text.currentNode = size; text.nextNode(); ) {
          const at = (text.currentNode as Text).data.indexOf(letter);
          const range = document.createRange();
          if (at < 0) continue;
          range.setStart(text.currentNode, at);
          range.setEnd(text.currentNode, at + 1);
          return range.getBoundingClientRect().left;
        }
        return Number.NaN;
      };
      expect(size.textContent).toMatch(/^\(\W?1\.4\WMB\)$/);
      expect(left('1')).toBeLessThan(left('M'));
    },
  );

  it.each([
    ['rtl', 'אי אפשר לצרף את הקובץ \u2068x.exe\u2069 כאן. אפשר לצרף: \u2068\u2068PNG\u2069, תמונות\u2069.'],
    ['ltr', 'The file x.exe cannot be attached here. Allowed types: PNG, images.'],
  ] as const)(
    'FM-8 files of a type that the field does not accept are rejected before they are sent, %s',
    async (dir, text) => {
      await showForm(builderForm(input('work', 'type="file" accept=".png, image/*"')), dir);
      const heard = vi.fn();
      find('form').addEventListener('error', heard);
      choose(control('work'), exe());
      await soon(() => expect(problemOf('work')?.textContent).toBe(text));
      expect(heard).toHaveBeenCalledOnce();
      expect(control('work').validity.valid).toBe(false);
      await userEvent.click(button());
      expect(server.sent).toEqual([]);
      choose(control('work'), png());
      expect(problemOf('work')).toBeNull();
      await userEvent.click(button());
      await server.request();
    },
  );

  it('FM-6 after a reload, a form returns to the step whose file was lost, and shows a notice', async () => {
    const form = builderForm(
      `${step('Work')}${input('work', 'type="file" required')}${step('Who')}${input('name')}${step('End')}${input('more')}`,
    );
    const html = withSettings(form, { keep_draft: 'yes' });
    await showForm(html, 'ltr');
    await stepsReady();
    choose(control('work'), png());
    await userEvent.click(next());
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    await soon(() => expect(shownStep()).toBe(3));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    stop();
    await showForm(html, 'ltr');
    await stepsReady();
    await soon(() => expect(control('name').value).toBe('Dana'));
    expect(shownStep()).toBe(1);
    expect(find('.iyim-form-steps li').className).toContain('--state-active');
    expect(find('.iyim-form-draft').textContent).toContain('Files are not kept');
  });
});
