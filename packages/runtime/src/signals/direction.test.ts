import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';

describe('direction', () => {
  it.each([
    ['<p></p>', 'rtl'],
    ['<div dir="ltr"><p></p></div>', 'ltr'],
    ['<div dir="ltr"><div dir="RTL"><p></p></div></div>', 'rtl'],
    ['<div dir="ltr"><div dir="auto"><p></p></div></div>', 'ltr'],
  ])('RT-21 in %s it is %s', (html, expected) => {
    document.documentElement.removeAttribute('dir');
    document.body.innerHTML = html;
    expect(directionOf(document.querySelector('p') as Element)).toBe(expected);
  });
});
