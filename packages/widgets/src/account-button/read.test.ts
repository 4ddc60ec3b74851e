import { describe, expect, it } from 'vitest';
import { readLabel } from './read.ts';

function host(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('finding the label', () => {
  it('AB-1 readLabel finds the label in the page builder’s button with an icon', () => {
    const found = readLabel(
      host(`<div class="elementor-widget-button"><a class="elementor-button" href="/my-account/">
        <span class="elementor-button-content-wrapper"><i class="icon"></i><span class="elementor-button-text">החשבון שלי</span></span></a></div>`),
    );
    expect(found.textContent).toBe('החשבון שלי');
    expect(found.className).toBe('elementor-button-text');
  });

  it('AB-1 readLabel finds the label in a host that is a plain link', () => {
    expect(readLabel(host('<a href="/my-account/">My account</a>')).textContent).toBe('My account');
  });

  it('AB-1 readLabel finds a label with data-account-label next to an icon', () => {
    const found = readLabel(host('<a href="/x"><svg></svg><span data-account-label>Me</span></a>'));
    expect(found.textContent).toBe('Me');
  });

  it('RT-3 readLabel rejects a link with text and an icon in one element, and names the expected markup', () => {
    expect(() => readLabel(host('<a href="/x"><svg></svg> Me</a>'))).toThrow(/data-account-label/);
  });
});
