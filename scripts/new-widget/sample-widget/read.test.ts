import { describe, expect, it } from 'vitest';
import { readSampleWidget } from './read.ts';

function host(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('readSampleWidget', () => {
  it('RT-1 readSampleWidget returns the host if it is a link', () => {
    const link = host('<a href="/more/">More</a>');
    expect(readSampleWidget(link).link).toBe(link);
  });

  it('RT-1 readSampleWidget returns the first link in any other host', () => {
    expect(readSampleWidget(host('<p>See <a href="/more/">more</a></p>')).link.textContent).toBe('more');
  });

  it.each(['<p>More</p>', '<a>More</a>'])('RT-3 readSampleWidget throws for %s, without a link', (html) => {
    expect(() => readSampleWidget(host(html))).toThrow('expected a link with an href');
  });
});
