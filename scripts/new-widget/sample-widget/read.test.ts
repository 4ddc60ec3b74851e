import { describe, expect, it } from 'vitest';
import { readSampleWidget } from './read.ts';

function host(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('readSampleWidget', () => {
  it('RT-1 reads a link that is the host', () => {
    const link = host('<a href="/more/">More</a>');
    expect(readSampleWidget(link).link).toBe(link);
  });

  it('RT-1 reads the first link in the host', () => {
    expect(readSampleWidget(host('<p>See <a href="/more/">more</a></p>')).link.textContent).toBe('more');
  });

  it.each(['<p>More</p>', '<a>More</a>'])('RT-3 refuses %s, and says what it expects', (html) => {
    expect(() => readSampleWidget(host(html))).toThrow('expected a link with an href');
  });
});
