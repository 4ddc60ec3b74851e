import { describe, expect, it } from 'vitest';
import { variationImage } from './variation-image.ts';

describe('variation image', () => {
  it('SW-9 reads numbers and text, and false as nothing', () => {
    const image = { src: '/tee.png', srcset: false, sizes: false, alt: 'tee', src_w: 600, src_h: '400' };
    expect(variationImage({ image, image_id: 12 })).toMatchObject({
      id: '12',
      src: '/tee.png',
      srcset: '',
      sizes: '',
      alt: 'tee',
      width: '600',
      height: '400',
      fullSrc: '',
    });
  });

  it('SW-9 without a picture of its own there is none', () => {
    const image = { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false };
    expect(variationImage({ image, image_id: 0 })).toBeNull();
    expect(variationImage({ image: {}, image_id: '' })).toBeNull();
    expect(variationImage({ image: { src: { evil: 1 } }, image_id: '' })).toBeNull();
  });
});
