import { describe, expect, it } from 'vitest';
import { applyFragments } from './fragments.ts';

/** Puts `before` on the page, focuses `focus`, applies `after`, and returns the element focused then. */
function refocus(before: string, focus: string, after: string): Element | null {
  document.body.innerHTML = `<div class="cart">${before}</div>`;
  document.querySelector<HTMLElement>(focus)?.focus();
  applyFragments(document, { '.cart': `<div class="cart">${after}</div>` });
  return document.activeElement;
}

const line = (key: string) =>
  `<a href="/p/${key}">x</a><a class="remove" href="/cart/?remove=${key}" data-key="${key}">×</a>`;

describe('focus in a replaced fragment', () => {
  it('CF-8 the focus in a replaced fragment moves to the element with the same id', () => {
    const focused = refocus('<button id="go">1</button>', '#go', '<p>new</p><a id="go" href="/x">2</a>');
    expect(focused?.localName).toBe('a');
  });

  it('CF-8 the focus in a replaced fragment moves to the control with the same link and data if no id matches', () => {
    const focused = refocus(line('a') + line('b'), '[data-key=b]', line('new') + line('b'));
    expect(focused?.getAttribute('data-key')).toBe('b');
  });

  it('CF-8 the focus in a replaced fragment moves to the field with the same name', () => {
    const focused = refocus('<input name="qty" class="a">', 'input', '<p></p><input name="qty" class="b">');
    expect(focused?.className).toBe('b');
  });

  it('CF-8 the focus in a replaced fragment moves to the control at the same position among equivalent controls', () => {
    const focused = refocus(
      '<button>1</button><button>2</button>',
      'button:last-child',
      '<button>1</button><button>3</button>',
    );
    expect(focused?.textContent).toBe('3');
  });

  it('CF-8 the focus moves to the replacement when the focused element itself is replaced', () => {
    document.body.innerHTML = '<a class="count" href="/cart/">0</a>';
    document.querySelector<HTMLElement>('.count')?.focus();
    applyFragments(document, { '.count': ' <a class="count" href="/cart/">1</a>' });
    expect(document.activeElement?.textContent).toBe('1');
  });

  it('CF-8 the focus in a replaced fragment never moves to a control that does something else', () => {
    const focused = refocus(line('a') + line('b'), '[data-key=a]', line('b'));
    expect(focused === document.body || focused === null).toBe(true);
  });

  it('CF-8 replacing a fragment does not move a focus elsewhere on the page', () => {
    document.body.innerHTML = '<button id="out">out</button><div class="cart"><button>in</button></div>';
    document.getElementById('out')?.focus();
    applyFragments(document, { '.cart': '<div class="cart"><button>new</button></div>' });
    expect(document.activeElement?.id).toBe('out');
  });

  it('CF-8 a replaced field keeps the typed text and its selection', () => {
    document.body.innerHTML = '<div class="cart"><input name="code" value=""></div>';
    const input = document.querySelector('input');
    input?.focus();
    if (input) input.value = 'save10';
    input?.setSelectionRange(1, 3);
    applyFragments(document, { '.cart': '<div class="cart"><p>new</p><input name="code" value=""></div>' });
    const after = document.activeElement as HTMLInputElement;
    expect(after).not.toBe(input);
    expect([after.value, after.selectionStart, after.selectionEnd]).toEqual(['save10', 1, 3]);
  });

  it('CF-8 a replaced field gets the value that the server changed instead of the typed text', () => {
    document.body.innerHTML = '<div class="cart"><input name="qty" type="number" value="1"></div>';
    const input = document.querySelector('input');
    input?.focus();
    if (input) input.value = '7';
    applyFragments(document, {
      '.cart': '<div class="cart"><input name="qty" type="number" value="2"></div>',
    });
    expect((document.activeElement as HTMLInputElement).value).toBe('2');
  });
});
