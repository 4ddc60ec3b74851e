import { describe, expect, it } from 'vitest';
import { sharedMessages } from './locale.ts';

describe('shared messages', () => {
  it.each([
    ['unknownError', 'An unknown error occurred.', 'אירעה שגיאה לא ידועה.'],
    ['invalidAnswer', 'The response is not a valid JSON response.', 'התשובה אינה תשובת JSON תקינה.'],
    ['offline', 'You are probably offline.', 'נראה שאין חיבור לרשת.'],
  ])('PG-3 %s has the expected text in English and Hebrew', (key, en, he) => {
    expect([sharedMessages.en[key], sharedMessages.he[key]]).toEqual([en, he]);
  });

  it('PG-3 every shared text exists in both languages', () => {
    expect(Object.keys(sharedMessages.he).sort()).toEqual(Object.keys(sharedMessages.en).sort());
  });
});
