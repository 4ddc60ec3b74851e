import { describe, expect, it } from 'vitest';
import { pictureSource } from './read.ts';
import { isSamePicture, type PictureSource, variationPicture } from './variations.ts';

const at = (path: string) => new URL(path, location.href).href;

describe('variation pictures', () => {
  it('SW-9 variationPicture keeps the server’s numbers and texts, and reads false as an empty text', () => {
    const image = { src: '/tee.png', srcset: false, sizes: false, alt: 'tee', src_w: 600, src_h: '400' };
    expect(variationPicture({ image })).toMatchObject({
      image: {
        src: at('/tee.png'),
        srcSet: null,
        sizes: null,
        alt: 'tee',
        'data-caption': '',
        width: '600',
        height: '400',
        'data-src': null,
      },
      full: '',
    });
  });

  it('SW-9 a variation whose picture has no address has no picture', () => {
    const image = { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false };
    expect(variationPicture({ image })).toBeNull();
    expect(variationPicture({ image: {} })).toBeNull();
    expect(variationPicture({ image: { src: { evil: 1 } } })).toBeNull();
  });

  it('SEC-2 a picture’s address that would run a script is dropped', () => {
    const image = { src: 'javascript:alert(1)', full_src: 'javascript:alert(2)' };
    expect(variationPicture({ image })).toMatchObject({ image: { src: null }, full: '' });
  });

  const source = (src: string, full: string, thumbnail: string): PictureSource => {
    const [image, link, frame] = ['img', 'a', 'div'].map((tag) => document.createElement(tag));
    image?.setAttribute('src', src);
    link?.setAttribute('href', full);
    frame?.setAttribute('data-thumb', thumbnail);
    return pictureSource(image as Element, link ?? null, frame ?? null);
  };

  it('SW-9 two pictures are the same if one of their addresses is the same', () => {
    const shirt = source('/shirt-600.png', at('/shirt.png'), '/shirt-100.png');
    expect(isSamePicture(shirt, source('/shirt-300.png', '/shirt.png', ''))).toBe(true);
    expect(isSamePicture(shirt, source('', '', '/shirt-100.png'))).toBe(true);
    expect(isSamePicture(shirt, source('/hat.png', '/hat-large.png', ''))).toBe(false);
    expect(isSamePicture(source('', '', ''), source('', '', ''))).toBe(false);
  });

  it('SEC-2 two pictures with the same data: placeholder do not count as the same', () => {
    const placeholder = 'data:image/gif;base64,R0';
    expect(isSamePicture(source(placeholder, '', ''), source(placeholder, '', ''))).toBe(false);
  });
});
