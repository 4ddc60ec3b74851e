import { stop } from '@iyim/runtime';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { productGallery } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { SHEET, shop } from './testing/markup.ts';

afterEach(() => stop());

const isFetched = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/Slider\.tsx/.test(name));
const leave = () => userEvent.hover(document.documentElement, { position: { x: 1, y: 600 } });
const show = (count: number) =>
  mountWidget(productGallery, `<main><h1>Jug</h1>${shop({ count })}</main>`, { dir: 'ltr', sheet: SHEET });

// One test, because code that has been fetched once is not fetched again.
it('PP-1 a gallery with one picture never fetches the slider, and one with several fetches it for the pointer', async () => {
  await leave();
  await show(1);
  await userEvent.hover(find('.wp-post-image'));
  await leave();
  await show(2);
  await soon(() => expect(find('.iyim-product-gallery-resting')).toBeTruthy());
  expect(isFetched()).toBe(false);
  await userEvent.hover(find('.wp-post-image'));
  await soon(() => expect(isFetched()).toBe(true));
});
