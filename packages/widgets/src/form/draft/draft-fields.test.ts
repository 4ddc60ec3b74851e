import { describe, expect, it } from 'vitest';
import { expectUnharmed, markup, names } from '../../../../runtime/src/testing/hostile.ts';
import { collectDraft, parseDraft, restoreDraft } from './draft.ts';

const page = (fields: string, attributes = ''): HTMLFormElement => {
  document.body.innerHTML = `<form ${attributes}>${fields}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
};
const part = <T extends Element = HTMLInputElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** Returns the form's draft as read back from storage. */
const stored = (form: HTMLFormElement) =>
  parseDraft(JSON.stringify({ step: 0, fields: collectDraft(form) }))?.fields ?? [];

const all = `<input name="name" value="given"><input name="same"><input name="same"><textarea name="story"></textarea>
  <input type="checkbox" name="topics" value="a"><input type="checkbox" name="topics" value="b" checked>
  <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
  <select name="kind"><option>A</option><option>B</option></select>
  <select name="many" multiple><option>A</option><option selected>B</option><option>C</option></select>`;

describe('collecting a draft', () => {
  it('FM-5 a draft restores everything that the visitor changed in a new copy of the page', () => {
    const form = page(all);
    part('[name="name"]').value = 'Dana';
    (form.querySelectorAll<HTMLInputElement>('[name="same"]')[1] as HTMLInputElement).value = 'second';
    part<HTMLTextAreaElement>('textarea').value = 'two\nlines';
    part('[value="a"]').checked = true;
    part('[value="b"]').checked = false;
    part('[value="l"]').checked = true;
    part<HTMLSelectElement>('[name="kind"]').value = 'B';
    part<HTMLOptionElement>('[name="many"] option:last-child').selected = true;
    const before = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
    const kept = stored(form);

    const fresh = page(all);
    const changed: string[] = [];
    fresh.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name));
    expect(restoreDraft(fresh, kept)).toBeGreaterThan(0);
    expect(new URLSearchParams([...new FormData(fresh)] as [string, string][]).toString()).toBe(before);
    expect(changed).toContain('story');
  });

  it('FM-5 a draft omits unchanged fields', () => {
    expect(collectDraft(page(all))).toEqual([]);
  });

  it.each([
    'type="password"',
    'type="hidden"',
    'type="file"',
    'autocomplete="off"',
    'autocomplete="cc-number"',
    'autocomplete="section-a billing CC-CSC"',
    'autocomplete="one-time-code"',
    'type="text" autocomplete="new-password"',
  ])('SEC-4 a draft neither keeps nor fills in a field with %s', (attributes) => {
    const form = page(`<input name="secret" ${attributes}>`);
    if (part('input').type !== 'file') part('input').value = '4580';
    expect(collectDraft(form)).toEqual([]);
    const fresh = page(`<input name="secret" ${attributes}>`);
    const type = part('input').type;
    expect(restoreDraft(fresh, [{ name: 'secret', type, nth: 0, option: '', given: '', value: 'x' }])).toBe(
      0,
    );
  });

  it('FM-9 a draft does not keep a captcha’s token', () => {
    const form = page(
      '<div class="elementor-g-recaptcha" data-sitekey="key"><textarea name="g-recaptcha-response"></textarea></div>',
    );
    part<HTMLTextAreaElement>('textarea').value = 'token';
    expect(collectDraft(form)).toEqual([]);
  });

  it('SEC-4 a draft omits the fields of a form with autocomplete="off"', () => {
    const form = page('<input name="a"><input name="b" autocomplete="name">', 'autocomplete="off"');
    for (const field of form.querySelectorAll('input')) field.value = 'x';
    expect(collectDraft(form).map(({ name }) => name)).toEqual(['b']);
  });
});

describe('restoring a draft', () => {
  const kept = { name: 'a', type: 'text', nth: 0, option: '', given: '', value: 'old' };

  it('FM-5 a draft does not overwrite text typed in the meantime', () => {
    const form = page('<input name="a">');
    part('input').value = 'new';
    expect(restoreDraft(form, [kept])).toBe(0);
    expect(part('input').value).toBe('new');
  });

  it('FM-5 a draft does not overwrite another choice in the same group', () => {
    const form = page(
      '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2"><input type="radio" name="a" value="3">',
    );
    part('[value="3"]').checked = true;
    restoreDraft(form, [{ ...kept, type: 'radio', option: '2', given: 'false', value: true }]);
    expect(part('[value="3"]').checked).toBe(true);
  });

  it.each([
    ['a text', '<input name="a">', '<input name="a" value="Noa">', 'Dana'],
    ['a longer text', '<textarea name="a"></textarea>', '<textarea name="a">Noa</textarea>', 'Dana'],
    [
      'a choice',
      '<select name="a"><option>A<option>B<option>C</select>',
      '<select name="a"><option>A<option>B<option selected>C</select>',
      'B',
    ],
  ])(
    'FM-5 a draft does not overwrite %s that the server has set since, e.g. for another person',
    (_what, before, after, typed) => {
      const form = page(before);
      part('[name="a"]').value = typed;
      const found = stored(form);
      expect(restoreDraft(page(before), found)).toBe(1);
      const given = page(after);
      const value = part('[name="a"]').value;
      expect([restoreDraft(given, found), part('[name="a"]').value]).toEqual([0, value]);
    },
  );

  it('FM-5 a draft does not change a checkbox whose server state has changed since', () => {
    const form = page('<input type="checkbox" name="a"><input type="checkbox" name="b" checked>');
    for (const box of form.querySelectorAll('input')) box.click();
    const found = stored(form);
    expect(
      restoreDraft(page('<input type="checkbox" name="a" checked><input type="checkbox" name="b">'), found),
    ).toBe(0);
  });

  it.each([
    ['no longer exists', '<input name="b">', kept],
    ['has another type', '<input name="a" type="email">', kept],
    ['is read-only', '<input name="a" readonly>', kept],
    ['is disabled', '<input name="a" disabled>', kept],
    ['has fewer namesakes', '<input name="a">', { ...kept, nth: 1 }],
    ['cannot hold a list', '<input name="a">', { ...kept, value: ['x'] }],
    ['cannot be ticked', '<input name="a">', { ...kept, value: true }],
    [
      'has no such box',
      '<input name="a" type="checkbox" value="1">',
      { ...kept, type: 'checkbox', option: '2', given: 'false', value: true },
    ],
    [
      'has no such option',
      '<select name="a"><option>A</option></select>',
      { ...kept, type: 'select-one', given: '[]', value: 'Z' },
    ],
    ['accepts dates only', '<input name="a" type="date">', { ...kept, type: 'date', value: 'soon' }],
  ])('FM-5 a draft skips a field that %s', (_what, fields, one) => {
    expect(restoreDraft(page(fields), [one])).toBe(0);
  });

  it('SEC-1 SEC-3 a draft restores hostile names and texts as plain text', () => {
    for (const name of names) {
      for (const value of markup) {
        const form = page('<textarea></textarea>');
        const area = part<HTMLTextAreaElement>('textarea');
        area.name = name;
        restoreDraft(form, [{ ...kept, name, type: 'textarea', value }]);
        if (area.name !== '') expect(area.value).toBe(value);
      }
    }
    expectUnharmed();
  });
});
