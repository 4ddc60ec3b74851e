import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    results: 'תוצאות חיפוש',
    found: 'נמצאו {count} תוצאות',
    foundOne: 'נמצאה תוצאה אחת',
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
    found: '{count} results found',
    foundOne: 'One result found',
    nothing: 'Nothing was found.',
    failed: 'The search failed. Please try again in a moment.',
    full: 'See all results',
    pages: 'Pages of results',
    page: 'Page {page} of {pages}',
    previous: 'Previous results',
    next: 'Next results',
  },
};
