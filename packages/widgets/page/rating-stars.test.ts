import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../../runtime/src/site/behaviour.ts';
import { behaviours } from './behaviours.ts';
import { showRatingStars } from './rating-stars.ts';
import { form } from './testing/review-form.ts';

const params = (more: object = {}) => {
  vi.stubGlobal('wc_single_product_params', { review_rating_required: 'yes', ...more });
};

const stars = () => [...document.querySelectorAll<HTMLElement>('p.stars [role=radio]')];
const select = () => document.querySelector('#rating') as HTMLSelectElement;
const notice = () => document.querySelector('#respond [role=alert]')?.textContent;
const checked = () => stars().findIndex((star) => star.getAttribute('aria-checked') === 'true') + 1;
const press = (star: number, key: string) =>
  stars()[star - 1]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const send = () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document
    .querySelector('form')
    ?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  document.querySelector('#submit')?.dispatchEvent(click);
  return !click.defaultPrevented;
};

beforeEach(() => {
  Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' });
  document.body.innerHTML = form;
  params();
});
afterEach(() => {
  endBehaviours();
  vi.unstubAllGlobals();
});

describe('the stars of a review’s rating', () => {
  it('PP-9 the select becomes a group of five stars, and ending restores it', () => {
    const before = document.body.innerHTML;
    const end = showRatingStars(document);
    expect(stars().map(({ textContent, className, tabIndex }) => [textContent, className, tabIndex])).toEqual(
      [
        ['1 of 5 stars', 'star-1', 0],
        ['2 of 5 stars', 'star-2', -1],
        ['3 of 5 stars', 'star-3', -1],
        ['4 of 5 stars', 'star-4', -1],
        ['5 of 5 stars', 'star-5', -1],
      ],
    );
    expect(document.querySelector('[role=radiogroup]')?.getAttribute('aria-labelledby')).toBe(
      'comment-form-rating-label',
    );
    expect([select().style.display, select().required]).toEqual(['none', false]);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('PP-9 a click on a star sets the select, fires change, and marks the star as the shop’s script does', () => {
    showRatingStars(document);
    const change = vi.fn();
    select().addEventListener('change', change);
    stars()[3]?.click();
    expect([select().value, checked(), change.mock.calls.length]).toEqual(['4', 4, 1]);
    expect(document.querySelector('p.stars.selected .active')?.className).toBe('star-4 active');
    expect(document.activeElement).toBe(stars()[3]);
    expect(stars().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0, -1]);
  });

  it.each([
    [1, 'ArrowDown', 2],
    [1, 'ArrowUp', 5],
    [2, 'Home', 1],
    [2, 'End', 5],
    [3, ' ', 3],
  ])('PP-9 on star %i, the key “%s” chooses star %i', (star, key, chosen) => {
    showRatingStars(document);
    press(star, key);
    expect(checked()).toBe(chosen);
  });

  it('PP-9 a rating that the browser has restored is shown', () => {
    select().value = '2';
    showRatingStars(document);
    expect(checked()).toBe(2);
  });

  it.each([
    ['the shop’s texts', { i18n_rating_options: ['Bad', 'Poor', 'Fair', 'Good', 'Great'] }, 'Bad'],
    ['texts of a wrong type', { i18n_rating_options: 'Bad' }, '1 of 5 stars'],
    [
      'markup as a text',
      { i18n_rating_options: ['<img src=x onerror=alert(1)>'] },
      '<img src=x onerror=alert(1)>',
    ],
  ])('PP-9 SEC-1 stars with %s show text', (_, more, first) => {
    params(more);
    showRatingStars(document);
    expect(stars()[0]?.textContent).toBe(first);
    expect(document.querySelector('p.stars img')).toBeNull();
  });

  it('RT-22 stars on a Hebrew page have Hebrew names', () => {
    document.documentElement.lang = 'he';
    showRatingStars(document);
    expect(stars().map(({ textContent }) => textContent)).toEqual([
      'כוכב אחד מתוך 5',
      ...[2, 3, 4, 5].map((count) => `${count} כוכבים מתוך 5`),
    ]);
  });
});

describe('a review without a rating', () => {
  it('PP-9 a review without a required rating is not sent, and a message is shown until a star is chosen', () => {
    params({ i18n_required_rating_text: 'Please rate it' });
    showRatingStars(document);
    expect([send(), notice()]).toEqual([false, 'Please rate it']);
    expect(document.activeElement).toBe(stars()[0]);
    stars()[4]?.click();
    expect([notice(), send()]).toEqual(['', true]);
  });

  it('PP-9 a theme’s button without a type does not send a review without a required rating', () => {
    const button = document.createElement('button');
    button.id = 'submit';
    document.querySelector('#submit')?.replaceWith(button);
    showRatingStars(document);
    expect([send(), notice()]).toEqual([false, 'Please select a rating.']);
  });

  it('PP-9 a review without an optional rating is sent', () => {
    params({ review_rating_required: 'no' });
    showRatingStars(document);
    expect([send(), notice()]).toEqual([true, '']);
  });
});

describe('when the stars are needed', () => {
  const isNeeded = () => Boolean(behaviours['rating-stars']?.sign?.(document));

  it('PP-9 a page with the shop’s parameters needs the stars, also if the form for reviews is added later', () => {
    expect(isNeeded()).toBe(true);
    document.body.innerHTML = '';
    expect(isNeeded()).toBe(true);
  });

  it.each([
    [
      'with the shop’s own script',
      () =>
        document.body.append(
          Object.assign(document.createElement('script'), { id: 'wc-single-product-js', type: 'text/plain' }),
        ),
    ],
    ['without the shop’s parameters', () => vi.stubGlobal('wc_single_product_params', undefined)],
  ])('PP-9 a page %s does not', (_, change) => {
    change();
    expect(isNeeded()).toBe(false);
  });

  it('PP-9 stars that the shop’s script has drawn are not drawn again', () => {
    select().insertAdjacentHTML('beforebegin', '<p class="stars"></p>');
    showRatingStars(document);
    expect(document.querySelectorAll('.stars')).toHaveLength(1);
  });
});
