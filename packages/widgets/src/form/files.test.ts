import { describe, expect, it } from 'vitest';
import { isAccepted, typesOf } from './Files.tsx';

describe('accepted file types', () => {
  it.each([
    ['', 'x.exe', 'application/x-msdownload', true],
    [' , ', 'x.exe', '', true],
    ['*/*', 'x.exe', '', true],
    ['.png,.jpg', 'bowl.PNG', '', true],
    ['.png,.jpg', 'bowl.jpeg', 'image/jpeg', true],
    ['.png,.jpg', 'x.exe', 'image/png', false],
    ['.png', 'png', '', false],
    ['image/*', 'bowl.webp', 'image/webp', true],
    ['image/*', 'x.exe', 'application/x-msdownload', false],
    ['image/jpg', 'bowl.jpg', 'image/jpeg', true],
    ['application/pdf', 'a.pdf', 'application/pdf', true],
    ['application/pdf', 'a.odt', 'application/vnd.oasis.opendocument.text', false],
    // The server decides about a file of unknown type, unless its extension already excludes it.
    ['application/pdf', 'a.pdf', '', true],
    ['application/pdf,.pdf', 'x.exe', '', false],
  ])('FM-8 a field with accept=%j accepts the file %s (%j): %s', (accept, name, type, isFine) => {
    expect(isAccepted({ name, type }, accept)).toBe(isFine);
  });

  it.each([
    ['.png', 'PNG'],
    ['.png,.tar.gz', 'PNG, TAR.GZ'],
    ['.PNG, image/png,', 'PNG'],
    ['image/*', '[image/*]'],
    ['IMAGE/*,video/*, audio/* ', '[image/*], [video/*], [audio/*]'],
    ['application/pdf, image/svg+xml', 'PDF, SVG'],
    ['application/vnd.ms-excel', 'VND.MS-EXCEL'],
    ['', ''],
  ])('FM-8 typesOf describes accept=%j as %j', (accept, words) => {
    expect(typesOf(accept, (key) => `[${key}]`, 'en')).toBe(words);
  });
});
