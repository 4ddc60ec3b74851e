import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { builderForm, button, control, field, formServer, problemOf, showForm } from './testing/form-page.ts';

let server: ReturnType<typeof formServer>;

beforeEach(() => {
  server = formServer();
});

const picker = (id: string, kind: string, attributes: string) =>
  field(
    id,
    `<input name="form_fields[${id}]" id="form-field-${id}" class="elementor-${kind}-field" ${attributes}>`,
  );
const date = (attributes: string) => builderForm(picker('day', 'date', attributes));
const day = () => control('day');
/** Submits the form and returns the message under the day field. */
async function complaint(): Promise<string> {
  await userEvent.click(button());
  return problemOf('day')?.textContent ?? '';
}

/** Date fields with only a lower or only an upper limit, each with a value outside the limit and the message about it. */
const limits = [
  ['min="2026-03-02"', '2026-03-01', 'The earliest possible date is March 2, 2026.'],
  ['max="2026-03-02"', '2026-03-03', 'The latest possible date is March 2, 2026.'],
] as const;

describe.each(['rtl', 'ltr'] as const)('a date field, %s', (dir) => {
  it('FM-10 a date field accepts a typed date, checks it against its limits in the page’s language, and sends it', async () => {
    await showForm(date('type="date" min="2026-03-01" max="2026-03-31"'), dir);
    day().value = '2026-04-01';
    await userEvent.click(button());
    expect(problemOf('day')?.textContent).toBe(
      dir === 'rtl'
        ? 'יש לבחור תאריך מ־1 במרץ 2026 עד 31 במרץ 2026.'
        : 'Please choose a date from March 1, 2026 to March 31, 2026.',
    );
    expect(document.activeElement).toBe(day());
    expect(server.sent).toHaveLength(0);
    day().focus();
    await userEvent.keyboard('03152026');
    expect(day().value).toBe('2026-03-15');
    await userEvent.click(button());
    expect((await server.request()).body.get('form_fields[day]')).toBe('2026-03-15');
  });
});

describe('a date field', () => {
  it.each(limits)(
    'FM-10 the message about a date field that only has %s names that limit',
    async (attribute, value, text) => {
      await showForm(date(`type="date" ${attribute}`), 'ltr');
      day().value = value;
      expect(await complaint()).toBe(text);
    },
  );

  it('FM-10 a form reports an incomplete date until the visitor empties the field', async () => {
    await showForm(date('type="date"'), 'ltr');
    day().focus();
    await userEvent.keyboard('03');
    await soon(async () => expect(await complaint()).toContain('incomplete'));
    day().focus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(button());
    expect((await server.request()).body.get('form_fields[day]')).toBe('');
  });

  it('FM-10 a field with the original’s calendar becomes a native date field with the same limits', async () => {
    await showForm(
      date('type="text" data-min="2026-03-01 00:00" data-max="2026-03-31 00:00" value="2026-03-05"'),
      'ltr',
    );
    await soon(() => expect(day().type).toBe('date'));
    expect([day().min, day().max, day().value]).toEqual(['2026-03-01', '2026-03-31', '2026-03-05']);
    stop();
    expect([day().type, day().hasAttribute('min'), day().value]).toEqual(['text', false, '2026-03-05']);
  });

  it('FM-10 a date field stays a text field if a native one could not show its value', async () => {
    await showForm(
      date('type="text" value="27/3/2026"') + builderForm(picker('time', 'time', 'type="text"')),
      'ltr',
    );
    await soon(() => expect(control('time').type).toBe('time'));
    expect([day().type, day().value]).toEqual(['text', '27/3/2026']);
  });
});

describe('a time field', () => {
  it('FM-10 a time field accepts only a time within its limits', async () => {
    await showForm(builderForm(picker('time', 'time', 'type="time" min="09:00" max="17:00"')), 'rtl');
    const time = control('time');
    time.value = '18:00';
    await userEvent.click(button());
    expect(problemOf('time')?.textContent).toBe('יש לבחור שעה מ־09:00 עד 17:00.');
    time.focus();
    await userEvent.keyboard('1030AM');
    expect(time.value).toBe('10:30');
    await userEvent.click(find('[type="submit"]'));
    expect((await server.request()).body.get('form_fields[time]')).toBe('10:30');
  });
});
