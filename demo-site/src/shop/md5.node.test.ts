import { describe, expect, it } from 'vitest';
import { md5 } from './md5.ts';

describe('md5', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('CF-9 md5 of %j is as in RFC 1321', (text, hash) => {
    expect(md5(text)).toBe(hash);
  });

  it('CF-9 md5 of a product’s id is the key of its cart line in the recorded shop', () => {
    expect(md5('18')).toBe('6f4922f45568161a8cdf4ad2299f6d23');
  });

  it('CF-9 md5 of a text is the hash of its UTF-8 bytes', () => {
    expect(md5('שלום')).toBe(md5(new TextEncoder().encode('שלום')));
    expect(md5('שלום')).not.toBe(md5('םולש'));
  });
});
