import { describe, expect, it } from 'vitest';
import { announce } from './announce.ts';

describe('the live region', () => {
  it('AY-1 is one for the page, polite, and says the same thing twice when told twice', () => {
    announce('נוסף לסל');
    const region = document.querySelector('[aria-live]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    expect(region?.textContent).toBe('נוסף לסל');
    announce('נוסף לסל');
    expect(region?.textContent).not.toBe('נוסף לסל');
    expect(region?.textContent?.trim()).toBe('נוסף לסל');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('SEC-1 text is never read as markup, and a region that the page removed comes back', () => {
    document.body.innerHTML = '';
    announce('<b>x</b>');
    expect(document.querySelector('[aria-live]')?.innerHTML).toBe('&lt;b&gt;x&lt;/b&gt;');
  });
});
