import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';

const { documentElement: root } = document;

describe('direction', () => {
  it.each([
    ['<p></p>', 'ltr'],
    ['<div dir="rtl"><p></p></div>', 'rtl'],
    ['<div dir="RTL"><div dir="ltr"><p></p></div></div>', 'ltr'],
    ['<div dir="ltr"><div dir="RTL"><p></p></div></div>', 'rtl'],
    ['<div dir="rtl"><div style="direction: ltr"><p></p></div></div>', 'ltr'],
    ['<div style="direction: rtl"><p></p></div>', 'rtl'],
    ['<div dir="ltr"><div dir="auto"><p></p>שלום</div></div>', 'rtl'],
    ['<div dir="rtl"><div dir="auto"><p></p>Hello</div></div>', 'ltr'],
    ['<div dir="rtl" hidden><p></p></div>', 'rtl'],
  ])('RT-21 the direction in %s is %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(directionOf(document.querySelector('p') as Element)).toBe(expected);
  });

  it.each(['en-US', 'he', 'he-IL', ''])('RT-21 a page in %j without a direction is left-to-right', (lang) => {
    root.lang = lang;
    document.body.innerHTML = '<p></p>';
    expect(directionOf(document.querySelector('p') as Element)).toBe('ltr');
    root.dir = 'rtl';
    expect(directionOf(document.querySelector('p') as Element)).toBe('rtl');
  });

  it.each([
    ['<section><p></p></section>', 'ltr'],
    ['<section dir="rtl"><p></p></section>', 'rtl'],
    ['<section dir="Rtl"><div dir="auto"><p></p></div></section>', 'rtl'],
    ['<section dir="rtl"><div dir="ltr"><p></p></div></section>', 'ltr'],
  ])('RT-21 outside the document, the direction in %s is %s', (html, expected) => {
    const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
    expect(directionOf(content.querySelector('p') as Element)).toBe(expected);
  });
});
