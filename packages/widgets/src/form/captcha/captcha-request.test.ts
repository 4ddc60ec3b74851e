import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaptcha, fakeCaptcha } from '../testing/fake-captcha.ts';
import { type CaptchaMarkup, type CaptchaProblem, captchaCheck } from './captcha-request.ts';

const markup: CaptchaMarkup = {
  element: document.createElement('div'),
  kind: 'score',
  action: 'Form',
  appearance: { sitekey: 'key', theme: 'light', size: 'invisible', badge: 'inline', hl: 'iw' },
};
let provider: FakeCaptcha;
let island: AbortController;
let loads: number;
let problems: (CaptchaProblem | null)[];

const check = (kind: CaptchaMarkup['kind'], isThere = () => true) =>
  captchaCheck({
    markup: { ...markup, kind },
    source: {
      read: () => (isThere() ? provider : null),
      script: () => document.createElement('script'),
      isDead: () => false,
      loadAgain: async () => {
        loads += 1;
      },
    },
    place: document.createElement('div'),
    signal: island.signal,
    onProblem: (problem) => problems.push(problem),
  });

/** Records a promise's result without waiting for it. */
function follow(promise: Promise<unknown>) {
  const seen: { value?: unknown; error?: string } = {};
  promise.then(
    (value) => Object.assign(seen, { value }),
    (error: Error) => Object.assign(seen, { error: error.message }),
  );
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  provider = fakeCaptcha();
  island = new AbortController();
  loads = 0;
  problems = [];
});

describe('the score-based captcha', () => {
  it('FM-9 captchaCheck renders a score captcha once and gets a new token with its action for each submit', async () => {
    const { prepare, token } = check('score');
    await prepare();
    const first = follow(token());
    await vi.advanceTimersByTimeAsync(0);
    provider.owed[0]?.resolve('one');
    await vi.advanceTimersByTimeAsync(0);
    const second = follow(token());
    await vi.advanceTimersByTimeAsync(0);
    provider.owed[1]?.resolve('two');
    await vi.advanceTimersByTimeAsync(0);
    expect([first.value, second.value]).toEqual(['one', 'two']);
    expect(provider.actions).toEqual(['Form', 'Form']);
    expect(provider.drawn).toMatchObject([{ sitekey: 'key', size: 'invisible', badge: 'inline', hl: 'iw' }]);
  });

  it('FM-9 captchaCheck gives up on a provider that sends no token within 10 s', async () => {
    const seen = follow(check('score').token());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.error).toBe('the captcha provider gave no token within 10000 ms');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['', null, 7, {}])('FM-9 captchaCheck rejects the token %j', async (answer) => {
    const seen = follow(check('score').token());
    await vi.advanceTimersByTimeAsync(0);
    provider.owed[0]?.resolve(answer as string);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toBe('the captcha provider gave no token');
  });

  it('FM-9 captchaCheck loads a missing provider once more at the next submit', async () => {
    let isThere = false;
    const { prepare, token } = check('score', () => isThere);
    const first = follow(prepare());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.error).toContain('not ready');
    expect(loads).toBe(0);
    const second = follow(token());
    expect(loads).toBe(1);
    isThere = true;
    await vi.advanceTimersByTimeAsync(350);
    provider.owed[0]?.resolve('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.value).toBe('late');
  });

  it('FM-9 captchaCheck stops waiting for a token when the form is unmounted', async () => {
    const seen = follow(check('score').token());
    await vi.advanceTimersByTimeAsync(0);
    island.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toContain('no longer waited for');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the checkbox', () => {
  it('FM-9 captchaCheck returns the ticked checkbox’s token, and simultaneous calls render the checkbox once', async () => {
    let isThere = false;
    const { prepare, token, reset } = check('checkbox', () => isThere);
    void prepare();
    const seen = follow(token());
    isThere = true;
    provider.response = 'ticked';
    await vi.advanceTimersByTimeAsync(350);
    expect(seen.value).toBe('ticked');
    expect(provider.drawn).toHaveLength(1);
    reset();
    expect(provider.resets).toEqual([0]);
    expect(await token()).toBe('');
  });

  it('FM-9 captchaCheck reports an expired tick and an unreachable provider, until the checkbox is ticked again', async () => {
    await check('checkbox').prepare();
    provider.drawn[0]?.['expired-callback']();
    provider.drawn[0]?.['error-callback']();
    provider.drawn[0]?.callback();
    expect(problems).toEqual(['expired', 'unreachable', null]);
  });

  it('FM-9 captchaCheck ignores the expiry of a score’s token, because the next submit gets a new token', async () => {
    await check('score').prepare();
    provider.drawn[0]?.['expired-callback']();
    expect(problems).toEqual([]);
  });
});
