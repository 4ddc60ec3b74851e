import { describe, expect, it } from 'vitest';
import { readPosted } from './fields.ts';

/** Reads a form post with these parts, encoded as a browser does. */
const posted = (parts: readonly string[], end = '--x--\r\n') =>
  readPosted(
    new Request('http://shop.test/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('') + end,
    }),
  );

const nothingChosen = 'name="picture"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';

describe('a multipart form', () => {
  it('FM-1 a multipart form yields its fields and files', async () => {
    const { fields, files } = await posted([
      'name="form_fields[name]"\r\n\r\nDana',
      'name="form_fields[picture]"; filename="סל.png"\r\nContent-Type: image/png\r\n\r\nabc',
    ]);
    expect([...fields]).toEqual([['form_fields[name]', 'Dana']]);
    expect(files.map(({ field, file }) => [field, file.name, file.size])).toEqual([
      ['form_fields[picture]', 'סל.png', 3],
    ]);
  });

  it('FM-8 a field without a chosen file yields no file', async () => {
    expect((await posted([nothingChosen])).files).toEqual([]);
  });

  it('SEC-3 a multipart form yields nothing when it is cut off or has another boundary', async () => {
    for (const end of ['', '--y--', '--x\r\nContent-Disposition: form-data'])
      expect(await posted(['name="a"\r\n\r\nb'], end)).toEqual({ fields: new URLSearchParams(), files: [] });
  });
});
