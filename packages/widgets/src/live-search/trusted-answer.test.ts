import { describe, expect, it } from 'vitest';
import { trustedAnswer } from './search-request.ts';

const answer = {
  posts: [
    new Map([
      ['title', 'jar'],
      ['price', '<b>5</b>'],
    ]),
  ],
  message: '',
  count: 1,
  columns: 0,
  perSlide: 5,
  highlight: null,
  navigation: { header: '<b>1</b>', footer: '' },
};

describe('HTML in an answer', () => {
  it('SEC-1 trustedAnswer() keeps HTML from the page’s own origin', () => {
    expect(trustedAnswer(answer, '/wp-json/search')).toBe(answer);
    expect(trustedAnswer(answer, `${location.origin}/wp-json/search`)).toBe(answer);
  });

  it('SEC-1 trustedAnswer() removes HTML from another origin', () => {
    expect(trustedAnswer(answer, 'https://elsewhere.test/search')).toEqual({
      ...answer,
      posts: [new Map([['title', 'jar']])],
      navigation: { header: '', footer: '' },
    });
    expect(trustedAnswer({ ...answer, posts: null }, 'https://elsewhere.test/search').posts).toBeNull();
  });
});
