import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endBehaviours } from '../../runtime/src/site/behaviour.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import { behaviours } from './behaviours.ts';
import { form } from './testing/review-form.ts';

const frame = () => new Promise(requestAnimationFrame);
const stars = () => [...document.querySelectorAll<HTMLElement>('p.stars [role=radio]')];
const select = () => document.querySelector('#rating') as HTMLSelectElement;
const checked = () => stars().findIndex((star) => star.getAttribute('aria-checked') === 'true') + 1;

beforeEach(() => {
  Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' });
  document.body.innerHTML = form;
  Object.assign(window, { wc_single_product_params: { review_rating_required: 'yes' } });
});
afterEach(() => {
  endBehaviours();
  delete (window as { wc_single_product_params?: unknown }).wc_single_product_params;
});

describe('a form for reviews that is added later', () => {
  /** Starts the behaviour as the page does. */
  const begin = async () => (await behaviours['rating-stars']?.load())?.(document);

  it('PP-9 a form that is added to a page without one gets its stars, and stopping restores it', async () => {
    document.body.innerHTML = '<main></main>';
    await begin();
    find('main').innerHTML = form;
    const before = document.body.innerHTML;
    await soon(() => expect(stars()).toHaveLength(5));
    stars()[2]?.click();
    expect(select().value).toBe('3');
    endBehaviours();
    expect(document.body.innerHTML).toBe(before);
  });

  it('PP-9 a second form and a form that replaces the first get stars of their own', async () => {
    await begin();
    await soon(() => expect(stars()).toHaveLength(5));
    const first = select();
    document.body.insertAdjacentHTML('beforeend', form);
    await soon(() => expect(stars()).toHaveLength(10));
    stars()[8]?.click();
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['', '4']);
    find('#respond').outerHTML = form;
    await soon(() => expect(stars()).toHaveLength(10));
    expect([first.isConnected, first.style.display]).toEqual([false, '']);
    stars()[0]?.click();
    expect(select().value).toBe('1');
  });

  it('PP-9 a form that a popup moves keeps its stars and the choice', async () => {
    await begin();
    await soon(() => expect(stars()).toHaveLength(5));
    stars()[3]?.click();
    const box = document.createElement('dialog');
    document.body.append(box);
    box.append(find('#respond'));
    await frame();
    expect([stars().length, checked()]).toEqual([5, 4]);
  });

  it('PP-9 a form that is added after stopping the page stays as it is', async () => {
    document.body.innerHTML = '<main></main>';
    await begin();
    endBehaviours();
    find('main').innerHTML = form;
    await frame();
    expect(stars()).toHaveLength(0);
  });

  it('PP-9 a form in a closed tab gets its stars when the tab is opened', async () => {
    document.body.innerHTML = `<div id="tab" style="display: none">${form}</div>`;
    await begin();
    await frame();
    await frame();
    expect(stars()).toHaveLength(0);
    find('#tab').style.display = '';
    await soon(() => expect(stars()).toHaveLength(5));
  });
});
