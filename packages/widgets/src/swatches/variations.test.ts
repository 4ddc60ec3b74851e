import { describe, expect, it } from 'vitest';
import { pictureLook } from './read.ts';
import { isSamePicture, type PictureLook, variationPicture } from './variations.ts';

const at = (path: string) => new URL(path, location.href).href;

describe('pictures', () => {
  it('SW-9 reads numbers and text, and false as nothing', () => {
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

  it('SW-9 without a picture of its own there is none', () => {
    const image = { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false };
    expect(variationPicture({ image })).toBeNull();
    expect(variationPicture({ image: {} })).toBeNull();
    expect(variationPicture({ image: { src: { evil: 1 } } })).toBeNull();
  });

  it('SEC-2 an address that runs script is none', () => {
    const image = { src: 'javascript:alert(1)', full_src: 'javascript:alert(2)' };
    expect(variationPicture({ image })).toMatchObject({ image: { src: null }, full: '' });
  });

  const look = (src: string, full: string, thumbnail: string): PictureLook => {
    const [image, link, frame] = ['img', 'a', 'div'].map((tag) => document.createElement(tag));
    image?.setAttribute('src', src);
    link?.setAttribute('href', full);
    frame?.setAttribute('data-thumb', thumbnail);
    return pictureLook(image as Element, link ?? null, frame ?? null);
  };

  it('SW-9 two pictures are the same when one of their addresses is', () => {
    const shirt = look('/shirt-600.png', at('/shirt.png'), '/shirt-100.png');
    expect(isSamePicture(shirt, look('/shirt-300.png', '/shirt.png', ''))).toBe(true);
    expect(isSamePicture(shirt, look('', '', '/shirt-100.png'))).toBe(true);
    expect(isSamePicture(shirt, look('/hat.png', '/hat-large.png', ''))).toBe(false);
    expect(isSamePicture(look('', '', ''), look('', '', ''))).toBe(false);
  });

  it('SEC-2 addresses that no picture has say nothing', () => {
    const placeholder = 'data:image/gif;base64,R0';
    expect(isSamePicture(look(placeholder, '', ''), look(placeholder, '', ''))).toBe(false);
  });
});
