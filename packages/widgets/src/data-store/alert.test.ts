import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertVisitor } from './alert.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubAlert() {
  const alert = vi.fn<(text: string) => void>();
  vi.stubGlobal('alert', alert);
  window.alert = alert;
  return alert;
}

describe('alertVisitor', () => {
  it('DS-9 shows the browser’s alert', () => {
    const alert = stubAlert();
    alertVisitor('<b>full</b>');
    expect(alert.mock.calls).toEqual([['<b>full</b>']]);
  });

  it('DS-9 a page that shows it in its own way prevents the default', () => {
    const alert = stubAlert();
    const shown: string[] = [];
    const own = (event: Event) => {
      event.preventDefault();
      shown.push((event as CustomEvent<{ text: string }>).detail.text);
    };
    document.addEventListener('iyim:alert', own);
    alertVisitor('full');
    document.removeEventListener('iyim:alert', own);
    expect(shown).toEqual(['full']);
    expect(alert).not.toHaveBeenCalled();
  });
});
