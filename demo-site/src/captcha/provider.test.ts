import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captchaOptions } from './handle-provider.ts';
import { type Captcha, installCaptcha, type RenderParameters } from './provider.ts';

/** Functions that answer the requests to the token service, in the order in which the requests were sent. */
let answers: ((response: Response | Error) => void)[];
let asked: URLSearchParams[];
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    asked.push(body);
    return new Promise<Response>((resolve, reject) => {
      answers.push((response) => (response instanceof Error ? reject(response) : resolve(response)));
    });
  });
  place = document.createElement('div');
  document.body.replaceChildren(place);
});

const install = (): Captcha => installCaptcha(captchaOptions('en'));
const token = (text: string) => Response.json({ token: text, expiresIn: 120 });
const settle = () => vi.advanceTimersByTimeAsync(0);
const box = () => place.querySelector<HTMLElement>('[role=checkbox]');
const statusText = () => place.querySelector('[role=status]')?.textContent;
const field = () => place.querySelector<HTMLTextAreaElement>('textarea[name="g-recaptcha-response"]');

function checkbox(parameters: RenderParameters = {}): Captcha {
  const captcha = install();
  captcha.render(place, { sitekey: 'key', ...parameters });
  return captcha;
}
const answer = async (at: number, response: Response | Error) => {
  answers[at]?.(response);
  await settle();
};

describe('the checkbox', () => {
  it('FM-9 the provider renders a named checkbox that the keyboard can focus, and sends nothing until it is ticked', () => {
    const captcha = checkbox();
    expect([box()?.localName, box()?.textContent, box()?.getAttribute('aria-checked')]).toEqual([
      'button',
      'I am not a robot',
      'false',
    ]);
    expect(box()?.getAttribute('type')).toBe('button');
    expect([captcha.getResponse(), captcha.getResponse(0), asked.length]).toEqual(['', '', 0]);
  });

  it('FM-9 the checkbox puts the token into the field of the real provider, and calls back when it is ticked', async () => {
    const callback = vi.fn();
    const captcha = checkbox({ callback });
    box()?.click();
    expect(box()?.getAttribute('aria-busy')).toBe('true');
    box()?.click();
    await answer(0, token('t1'));
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ sitekey: 'key', action: '', mode: 'normal' });
    expect(asked).toHaveLength(1);
    expect([field()?.value, captcha.getResponse(), box()?.getAttribute('aria-checked')]).toEqual([
      't1',
      't1',
      'true',
    ]);
    expect(callback).toHaveBeenCalledExactlyOnceWith('t1');
    box()?.click();
    expect(asked).toHaveLength(1);
  });

  it('FM-9 the checkbox is unticked when its token expires, and announces that', async () => {
    const expired = vi.fn();
    const captcha = checkbox({ 'expired-callback': expired });
    box()?.click();
    await answer(0, token('t1'));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(captcha.getResponse()).toBe('t1');
    await vi.advanceTimersByTimeAsync(1);
    expect([captcha.getResponse(), box()?.getAttribute('aria-checked'), statusText()]).toEqual([
      '',
      'false',
      'The check has expired. Please tick the box again.',
    ]);
    expect(expired).toHaveBeenCalledOnce();
  });

  it('FM-9 the checkbox drops its token at a reset, and ignores an answer that arrives after the reset', async () => {
    const captcha = checkbox();
    box()?.click();
    captcha.reset(0);
    await answer(0, token('late'));
    expect([captcha.getResponse(), box()?.getAttribute('aria-checked'), statusText()]).toEqual([
      '',
      'false',
      '',
    ]);
    box()?.click();
    await answer(1, token('t2'));
    expect(captcha.getResponse()).toBe('t2');
    captcha.reset();
    expect(captcha.getResponse()).toBe('');
  });

  it.each([
    ['a network that fails', new TypeError('offline')],
    ['a server that fails', new Response('', { status: 500 })],
  ])('FM-9 the checkbox announces a failure after %s, and allows another attempt', async (_, failure) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failed = vi.fn();
    const captcha = checkbox({ 'error-callback': failed });
    box()?.click();
    await answer(0, failure);
    expect(statusText()).toBe('The check did not work. Please try again.');
    expect([failed.mock.calls.length, warned.mock.calls.length]).toEqual([1, 1]);
    box()?.click();
    await answer(1, token('t2'));
    expect(captcha.getResponse()).toBe('t2');
    warned.mockRestore();
  });
});

describe('the score-based kind', () => {
  it('FM-9 the score-based kind requests a token at each execution, by its number or site key', async () => {
    const captcha = install();
    const id = captcha.render(place, { sitekey: 'key', size: 'invisible' });
    expect(box()).toBeNull();
    for (const [at, which] of [id, 'key'].entries()) {
      const pending = captcha.execute(which, { action: 'Form' });
      await answer(at, token(`t${at}`));
      expect(await pending).toBe(`t${at}`);
      expect(field()?.value).toBe(`t${at}`);
    }
    expect(asked.map((body) => body.get('action'))).toEqual(['Form', 'Form']);
  });

  it('FM-9 the score-based kind rejects a key that was never rendered, and an execution that was reset meanwhile', async () => {
    const captcha = install();
    await expect(captcha.execute('key')).rejects.toThrow('Invalid site key or not loaded in api.js: key');
    const id = captcha.render(place, { sitekey: 'key', size: 'invisible' });
    const pending = captcha.execute(id);
    const rejected = expect(pending).rejects.toThrow('reset');
    captcha.reset(id);
    await answer(0, token('late'));
    await rejected;
  });
});

describe('the provider', () => {
  it('FM-9 the provider renders one captcha per container, and requires a site key', () => {
    const captcha = checkbox();
    expect(() => captcha.render(place, { sitekey: 'key' })).toThrow('already been rendered');
    expect(() => captcha.render(document.createElement('div'), {})).toThrow('sitekey');
    expect(() => captcha.render('nowhere', { sitekey: 'key' })).toThrow('placeholder');
    expect(() => captcha.reset(7)).toThrow('7');
  });

  it('FM-9 the provider keeps two captchas apart, each with its own field id', async () => {
    const captcha = checkbox();
    const other = document.createElement('div');
    other.id = 'other';
    document.body.append(other);
    expect(captcha.render('other', { sitekey: 'key2' })).toBe(1);
    other.querySelector<HTMLElement>('[role=checkbox]')?.click();
    await answer(0, token('t1'));
    expect([captcha.getResponse(0), captcha.getResponse(1)]).toEqual(['', 't1']);
    expect([...document.querySelectorAll('textarea')].map(({ id }) => id)).toEqual([
      'g-recaptcha-response',
      'g-recaptcha-response-1',
    ]);
  });

  it('FM-9 the provider’s script defines its global, and calls back when it is ready', async () => {
    const captcha = install();
    expect(Reflect.get(window, 'grecaptcha')).toBe(captcha);
    const ready = vi.fn();
    captcha.ready(ready);
    expect(ready).not.toHaveBeenCalled();
    await settle();
    expect(ready).toHaveBeenCalledOnce();
  });

  it('FM-9 the provider’s script runs from its source alone, as the server sends it', () => {
    const run = new Function(
      'window',
      'document',
      `return (${installCaptcha})(${JSON.stringify(captchaOptions('he'))})`,
    );
    const captcha: Captcha = run(window, document);
    captcha.render(place, { sitekey: 'key' });
    expect(box()?.textContent).toBe('אני לא רובוט');
  });
});
