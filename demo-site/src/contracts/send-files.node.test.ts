import { beforeEach, describe, expect, it } from 'vitest';
import { applyForm, contactForm } from '../shop/builder-forms/definitions.ts';
import { deleteReceived, receivedForms } from '../shop/builder-forms/received.ts';
import { type TestFileKind, testFile } from './testing/test-files.ts';
import { contactValues, goodToken, type SentForm, sendTestForm } from './testing/test-form.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

const megabyte = 1024 * 1024;
const picture = 'form_fields[picture]';
const catalogue = 'form_fields[catalogue]';
const values = {
  name: 'Dana',
  email: 'dana@example.com',
  phone: '050-5550142',
  story: 'Baskets',
  visit_date: '2026-01-20',
  visit_time: '10:30',
  craft: 'other',
  selling: ['shop', 'fairs'],
  terms: 'on',
} as const;

let test: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const received = () => receivedForms(test.shop.repository);
const apply = (files: SentForm['files'], more: SentForm['values'] = {}) =>
  sendTestForm(visitor, {
    form: applyForm,
    values: { ...values, ...more },
    files: files ?? [],
    more: { 'g-recaptcha-response': goodToken(test.shop, 'score') },
  });
const good = testFile('png', 'basket.png');
const problemOf = async (file: File, field = picture) => {
  const files =
    field === picture
      ? [[picture, file] as const]
      : ([
          [picture, good],
          [field, file],
        ] as const);
  const { errors } = (await apply(files)).data;
  expect(received()).toEqual([]);
  return Object.entries(errors ?? {});
};

describe('an application', () => {
  it('FM-8 the shop stores an application’s files byte for byte', async () => {
    const list = testFile('pdf', 'מחירון 2026.pdf', 300);
    expect(
      (
        await apply([
          [picture, good],
          [catalogue, list],
        ])
      ).success,
    ).toBe(true);
    const files = received()[0]?.files ?? [];
    expect(files).toMatchObject([
      { field: 'picture', name: 'basket.png', size: good.size },
      { field: 'catalogue', name: 'מחירון 2026.pdf', size: 300 },
    ]);
    const kept = files.map(({ uploadId }) => test.shop.repository.upload(uploadId));
    expect(kept.map((upload) => upload?.type)).toEqual(['image/png', 'application/pdf']);
    expect(kept[1]?.bytes).toEqual(new Uint8Array(await list.arrayBuffer()));
    expect(files.every(({ uploadId }) => /^[0-9a-f]{32}$/.test(uploadId))).toBe(true);
  });

  it('FM-8 the application form of /apply/ accepts two files of exactly 5 MB each', async () => {
    const files = [
      [picture, testFile('jpeg', 'a.JPG', 5 * megabyte)],
      [catalogue, testFile('pdf', 'b.pdf', 5 * megabyte)],
    ] as const;
    expect((await apply(files)).success).toBe(true);
  });

  it('FM-8 deleting a received application deletes its files', async () => {
    await apply([[picture, good]]);
    const [form] = received();
    expect(deleteReceived(test.shop.repository, form?.id ?? '')).toBe(true);
    expect(test.shop.repository.upload(form?.files[0]?.uploadId ?? '')).toBeNull();
  });

  it.each<[TestFileKind, string, string]>([
    ['gif', 'a.gif', picture],
    ['webp', 'a.webp', picture],
    ['jpeg', 'a.jpeg', picture],
    ['docx', 'a.docx', catalogue],
    ['odt', 'a.odt', catalogue],
    ['text', 'a.txt', catalogue],
  ])('FM-8 the application form accepts %s', async (kind, name, field) => {
    const files = [
      [field, testFile(kind, name)] as const,
      ...(field === picture ? [] : [[picture, good] as const]),
    ];
    expect((await apply(files)).success).toBe(true);
  });
});

describe('rejected files', () => {
  const types = 'This type of file cannot be sent. These can: png, jpg, jpeg, gif, webp.';
  const content = 'The content of this file does not match its extension.';

  it.each<[string, TestFileKind, string, string]>([
    ['a page named as a picture', 'html', 'a.png', content],
    ['an SVG named as a picture', 'svg', 'a.png', content],
    ['a program named as a picture', 'exe', 'a.jpg', content],
    ['a script named as a picture', 'php', 'a.gif', content],
    ['a picture of another kind', 'png', 'a.jpg', content],
    ['a document named as a picture', 'pdf', 'a.webp', content],
    ['an SVG', 'svg', 'a.svg', types],
    ['a page', 'html', 'a.html', types],
    ['a picture with the extension of a script', 'png', 'a.png.php', types],
    ['a picture without an extension', 'png', 'picture', types],
    ['a picture whose name ends with a dot', 'png', 'a.png.', types],
    ['a picture whose name ends with a space', 'png', 'a.png ', types],
    ['a picture with the name of an NTFS stream', 'png', 'a.php::$DATA', types],
    ['an empty file', 'png', 'a.png', 'This file is empty.'],
  ])('SEC-3 the application form rejects %s in the picture field', async (what, kind, name, problem) => {
    const file = what === 'an empty file' ? testFile(kind, name, 0) : testFile(kind, name);
    expect(await problemOf(file)).toEqual([['picture', problem]]);
  });

  it.each<[string, TestFileKind, string]>([
    ['a page named as a text', 'html', 'a.txt'],
    ['an SVG named as a text', 'svg', 'a.txt'],
    ['a script named as a text', 'php', 'a.txt'],
    ['a program named as a text', 'exe', 'a.txt'],
    ['an archive named as a document', 'zip', 'a.docx'],
    ['a page named as a PDF', 'html', 'a.pdf'],
  ])('SEC-3 the application form rejects %s in the document field', async (_, kind, name) => {
    expect(await problemOf(testFile(kind, name), catalogue)).toEqual([['catalogue', content]]);
  });

  it('FM-8 the application form rejects a file that is one byte larger than 5 MB', async () => {
    expect(await problemOf(testFile('png', 'a.png', 5 * megabyte + 1))).toEqual([
      ['picture', 'This file is too large: 5 MB at most.'],
    ]);
  });

  it('FM-8 the application form rejects two files for one field, with or without [] in the name', async () => {
    for (const second of [picture, `${picture}[]`]) {
      const { errors } = (
        await apply([
          [picture, good],
          [second, testFile('png', 'b.png')],
        ])
      ).data;
      expect(errors).toEqual({ picture: 'Only one file can be sent here.' });
    }
  });

  it('SEC-3 the shop rejects a whole form that has files for fields that take no files', async () => {
    for (const name of [
      'form_fields[name]',
      'form_fields[__proto__]',
      'form_fields[unknown]',
      'files[]',
      'action',
    ]) {
      const answer = await apply([
        [picture, good],
        [name, testFile('png', 'b.png')],
      ]);
      expect(answer).toMatchObject({ success: false, data: { errors: [] } });
    }
    const toContact = await sendTestForm(visitor, {
      form: contactForm,
      values: contactValues,
      files: [[picture, good]],
    });
    expect(toContact).toMatchObject({ success: false, data: { errors: [] } });
    expect(received()).toEqual([]);
  });

  it('SEC-3 the application form rejects a text in place of a file', async () => {
    expect((await apply([], { picture: 'basket.png' })).data.errors).toEqual([]);
  });
});

describe('names of files', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\windows\\evil.png', 'evil.png'],
    ['evil.php.png', 'evil-php.png'],
    ['.htaccess.png', 'htaccess.png'],
    ['.png', 'file.png'],
    ['cod\u202egnp.exe.png', 'codgnp-exe.png'],
    ['<img src=x onerror=alert(1)>.png', 'img src-x onerror-alert(1).png'],
    ['"; filename="x.html".png', 'filename-x-html.png'],
    ['סל קטן.PNG', 'סל קטן.png'],
    [`${'א'.repeat(300)}.png`, `${'א'.repeat(80)}.png`],
    [`${'🧺'.repeat(3)}.png`, 'file.png'],
    ['CON%00.png', 'CON-00.png'],
  ])('SEC-3 the shop stores a file named %s as %s', async (name, kept) => {
    const answer = await apply([[picture, testFile('png', name)]]);
    expect(answer.success).toBe(true);
    expect(received()[0]?.files[0]?.name).toBe(kept);
  });
});

describe('other fields of an application', () => {
  const problems = async (more: SentForm['values']) => (await apply([[picture, good]], more)).data.errors;

  it.each([
    ['the first allowed day', '2026-01-17', true],
    ['the last allowed day', '2026-03-16', true],
    ['the day before the first', '2026-01-16', false],
    ['the day after the last', '2026-03-17', false],
    ['a day that does not exist', '2026-02-30', false],
    ['another notation', '20/01/2026', false],
  ])('FM-10 a date field accepts only existing days within its bounds: %s', async (_, visit_date, isGood) => {
    expect(await problems({ visit_date })).toEqual(
      isGood ? undefined : { visit_date: 'Please choose a date from 2026-01-17 to 2026-03-16.' },
    );
  });

  it.each([
    ['23:59', true],
    ['10:30:15', true],
    ['24:00', false],
    ['10:60', false],
    ['half past ten', false],
  ])('FM-10 a time field accepts only valid times: %s', async (visit_time, isGood) => {
    expect(await problems({ visit_time })).toEqual(
      isGood ? undefined : { visit_time: 'Please enter a time, such as 14:30.' },
    );
  });

  it('FM-4 a required checkbox field accepts only its options, each once, and at least one', async () => {
    const choice = { selling: 'Please choose one of the options.' };
    expect(await problems({ selling: ['shop', 'moon'] })).toEqual(choice);
    expect(await problems({ selling: ['shop', 'shop'] })).toEqual(choice);
    expect(await problems({ selling: [] })).toEqual({ selling: 'This field is required.' });
    expect(await problems({ selling: ['shop', 'web', 'fairs'] })).toBeUndefined();
  });

  it('FM-9 the application form requires a score token, not a checkbox token', async () => {
    const token = goodToken(test.shop, 'checkbox');
    const answer = await sendTestForm(visitor, {
      form: applyForm,
      values,
      files: [[picture, good]],
      more: { 'g-recaptcha-response': token },
    });
    expect(Object.keys(answer.data.errors ?? {})).toEqual(['captcha']);
  });
});
