import { afterEach, describe, expect, it } from 'vitest';
import { trackChanges } from '../../../runtime/src/view/changes.ts';
import { submitLock } from './submit-lock.ts';

afterEach(() => document.body.replaceChildren());

function setUp() {
  document.body.innerHTML =
    '<form><input name="s" value="jar"><input type="hidden" name="h" value="1"><select name="c"><option value="15"></select><button name="b">Go</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const island = new AbortController();
  const changes = trackChanges(console.error);
  return { form, island, changes, lock: submitLock({ signal: island.signal, changes }, form) };
}

const locked = (form: HTMLFormElement) =>
  [...form.elements].map((field) => field.hasAttribute('readonly') || field.hasAttribute('inert'));
const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a form that is submitted once', () => {
  it('LS-10 has its fields locked, and still sends them', () => {
    const { form, lock } = setUp();
    expect(lock.isLocked()).toBe(false);
    lock.lock();
    expect(lock.isLocked()).toBe(true);
    expect(locked(form)).toEqual([true, true, true, true]);
    expect(form.getAttribute('aria-busy')).toBe('true');
    expect([...new FormData(form)]).toEqual([
      ['s', 'jar'],
      ['h', '1'],
      ['c', '15'],
    ]);
  });

  it('LS-10 is unlocked on a page that the browser kept, and on no other', () => {
    const { form, lock } = setUp();
    lock.lock();
    pageshow(false);
    expect(lock.isLocked()).toBe(true);
    pageshow(true);
    expect(lock.isLocked()).toBe(false);
    expect(locked(form)).toEqual([false, false, false, false]);
  });

  it('LS-10 is as the server made it when its island ends', () => {
    const { form, lock, changes, island } = setUp();
    const before = form.outerHTML;
    lock.lock();
    island.abort();
    changes.undo();
    expect(form.outerHTML).toBe(before);
  });
});
