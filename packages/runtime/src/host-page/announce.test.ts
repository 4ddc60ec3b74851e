import { describe, expect, it, vi } from 'vitest';
import { translate } from '../signals/locale.ts';
import { announce } from './announce.ts';

describe('the live region', () => {
  it('AY-1 announce uses one polite region, and announces a repeated text again', () => {
    announce('נוסף לסל');
    const region = document.querySelector('[aria-live]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    expect(region?.textContent).toBe('נוסף לסל');
    announce('נוסף לסל');
    expect(region?.textContent).not.toBe('נוסף לסל');
    expect(region?.textContent?.trim()).toBe('נוסף לסל');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('SEC-1 announce does not parse a text as markup, and restores a region that the page removed', () => {
    document.body.innerHTML = '';
    announce('<b>x</b>');
    expect(document.querySelector('[aria-live]')?.innerHTML).toBe('&lt;b&gt;x&lt;/b&gt;');
  });

  it('AY-1 announce uses a region inside an open dialog, because nothing behind a modal dialog is announced', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<dialog open><button>x</button></dialog>';
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.querySelector('button')?.focus();
    announce('נוסף לסל');
    const region = dialog.querySelector('[aria-live]');
    expect(region?.textContent).toBe('');
    vi.advanceTimersByTime(100);
    expect(region?.textContent).toBe('נוסף לסל');
    announce('הוסר');
    expect(region?.textContent).toBe('הוסר');
    expect(dialog.querySelectorAll('[aria-live]')).toHaveLength(1);
    dialog.dispatchEvent(new Event('close'));
    expect(dialog.querySelector('[aria-live]')).toBeNull();
  });

  it('AY-1 the live region has the language of a text that differs from the page’s language, until the next text', async () => {
    document.body.innerHTML = '<p lang="he"></p>';
    document.documentElement.lang = 'ar';
    const expectLanguage = async (element: Element, lang: string | null) => {
      announce(translate(element, 'w', undefined, 'close'));
      await vi.waitFor(() => {
        expect(document.querySelector('[aria-live]')?.getAttribute('lang')).toBe(lang);
      });
    };
    await expectLanguage(document.body, 'en');
    await expectLanguage(document.querySelector('p') as Element, 'he');
    await expectLanguage(document.querySelector('p') as Element, 'he'); // the repeated text is still marked
    document.documentElement.lang = 'en';
    await expectLanguage(document.body, null);
    document.documentElement.removeAttribute('lang');
  });

  it('AY-1 announce uses the last open dialog if nothing has the focus', () => {
    document.body.innerHTML = '<dialog open></dialog><dialog open id="top"></dialog>';
    announce('x');
    expect(document.querySelector('[aria-live]')?.parentElement?.id).toBe('top');
  });
});
