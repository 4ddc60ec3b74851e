import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    results: 'תוצאות חיפוש',
    found: { one: 'נמצאה תוצאה אחת', two: 'נמצאו שתי תוצאות', other: 'נמצאו {count} תוצאות' },
    nothing: 'לא נמצאו תוצאות.',
    failed: 'החיפוש לא הצליח. אפשר לנסות שוב בעוד רגע.',
    full: 'לכל התוצאות',
    pages: 'עמודי תוצאות',
    page: 'עמוד {page} מתוך {pages}',
    previous: 'התוצאות הקודמות',
    next: 'התוצאות הבאות',
  },
  en: {
    results: 'Search results',
    found: { one: 'One result found', other: '{count} results found' },
    nothing: 'Nothing was found.',
    failed: 'The search failed. Please try again in a moment.',
    full: 'See all results',
    pages: 'Pages of results',
    page: 'Page {page} of {pages}',
    previous: 'Previous results',
    next: 'Next results',
  },
};
