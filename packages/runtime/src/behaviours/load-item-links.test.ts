import { afterEach, expect, it } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { until } from '../testing/page.ts';
import { loadItemLinks } from './load-item-links.ts';

const item = '<div class="jet-container" data-url="/item/"><p>Item</p></div>';
const role = () => document.querySelector('[data-url]')?.getAttribute('role') ?? null;

afterEach(() => {
  endBehaviours();
  document.body.innerHTML = '';
});

it('LG-6 items are followed once one is there, those that come later too', async () => {
  document.body.innerHTML = '<div></div>';
  loadItemLinks(document);
  document.body.innerHTML = item;
  expect(role()).toBeNull();
  loadItemLinks(document);
  await until(() => role() === 'link', 'the first item');
  document.body.innerHTML = item;
  await until(() => role() === 'link', 'an item that came later');
});
