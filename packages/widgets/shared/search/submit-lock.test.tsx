import { stop } from '@iyim/runtime';
import { describe, expect, it } from 'vitest';
import { drawn, probe } from '../../../runtime/src/view/testing/probe.tsx';
import { LockedForm, useSubmitLock } from './submit-lock.tsx';

const page =
  '<form><input name="s" value="jar"><input type="hidden" name="h" value="1"><select name="c"><option value="15"></select><button name="b">Go</button></form>';
const form = () => document.querySelector('form') as HTMLFormElement;
const isLocked = () =>
  [...form().elements].map((field) => field.hasAttribute('readonly') || field.hasAttribute('inert'));
const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

async function setUp(isStrict: boolean): Promise<{ lock: () => void; errors: string[] }> {
  let lock = () => {};
  const { errors } = await probe(
    page,
    () => {
      const [isOn, setOn] = useSubmitLock();
      lock = () => drawn(setOn)(undefined);
      return isOn && <LockedForm of={form()} />;
    },
    { isStrict },
  );
  return { lock, errors };
}

describe.each([[false], [true]])('a form that is submitted once, StrictMode %s', (isStrict) => {
  it('LS-10 a locked search form has locked fields, which are still submitted', async () => {
    const { lock, errors } = await setUp(isStrict);
    expect(isLocked()).toEqual([false, false, false, false]);
    lock();
    expect(isLocked()).toEqual([true, true, true, true]);
    expect(form().getAttribute('aria-busy')).toBe('true');
    expect([...new FormData(form())]).toEqual([
      ['s', 'jar'],
      ['h', '1'],
      ['c', '15'],
    ]);
    expect(errors).toEqual([]);
  });

  it('LS-10 a locked search form is unlocked only on a page restored from the back/forward cache', async () => {
    const { lock } = await setUp(isStrict);
    lock();
    pageshow(false);
    expect(isLocked()).toEqual([true, true, true, true]);
    pageshow(true);
    expect(isLocked()).toEqual([false, false, false, false]);
    expect(form().hasAttribute('aria-busy')).toBe(false);
  });

  it('LS-10 a locked search form is restored when its island ends', async () => {
    const { lock } = await setUp(isStrict);
    lock();
    stop();
    document.body.append(form());
    const locked = form().outerHTML;
    document.body.innerHTML = page;
    expect(locked).toBe(form().outerHTML);
  });
});
