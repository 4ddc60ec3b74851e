import { describe, expect, it } from 'vitest';
import { testFile } from '../../contracts/testing/test-files.ts';
import { checkFiles, megabyte } from './check-files.ts';
import { contactForm } from './definitions.ts';
import { formMessages } from './messages.ts';
import type { FormDefinition, UploadField } from './model.ts';

const upload = (id: string): UploadField => ({
  type: 'upload',
  id,
  label: { he: id, en: id },
  kind: 'picture',
  maxSize: 5,
});
const form: FormDefinition = { ...contactForm, fields: ['a', 'b', 'c'].map(upload) };
const check = (sizes: readonly number[]) =>
  checkFiles(
    form,
    sizes.map((size, at) => ({
      field: `form_fields[${form.fields[at]?.id}]`,
      file: testFile('png', 'x.png', size),
    })),
    formMessages('en'),
  );

describe('the files of one form', () => {
  it('FM-8 a form accepts files of up to 10 MB in total', async () => {
    const checked = await check([5 * megabyte, 5 * megabyte - 20, 20]);
    expect(checked?.files.map(({ field }) => field)).toEqual(['a', 'b', 'c']);
  });

  it('FM-8 a form refuses files of more than 10 MB in total, even if each is small enough', async () => {
    const checked = await check([4 * megabyte, 4 * megabyte, 4 * megabyte]);
    expect([...(checked?.problems ?? [])]).toEqual(
      ['a', 'b', 'c'].map((id) => [id, 'The files are too large in total: 10 MB at most.']),
    );
    expect(checked?.files).toEqual([]);
  });
});
