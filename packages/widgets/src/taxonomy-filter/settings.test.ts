import { expect, it } from 'vitest';
import { settings } from './settings.ts';

it('TF-1 a taxonomy filter uses the configured loop and taxonomy', () => {
  expect(settings.parse({})).toMatchObject({ loop: '', taxonomy: '' });
  const raw = { selected_element: 'a1b2c3', taxonomy: 'product_cat' };
  expect(settings.parse(raw)).toMatchObject({ loop: 'a1b2c3', taxonomy: 'product_cat' });
});
