import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaptcha, fakeCaptcha } from '../testing/fake-captcha.ts';
import { type CaptchaMarkup, type CaptchaProblem, captchaCheck } from './captcha-request.ts';

const markup: CaptchaMarkup = {
  element: document.createElement('div'),
  kind: 'score',
  action: 'Form',
  look: { sitekey: 'key', theme: 'light', size: 'invisible', badge: 'inline', hl: 'iw' },
};
let provider: FakeCaptcha;
let island: AbortController;
let loads: number;
let said: (CaptchaProblem | null)[];

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
    say: (problem) => said.push(problem),
  });

/** What came of a promise, without waiting for it. */
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
  said = [];
});

describe('the score-based captcha', () => {
  it('FM-9 is drawn once, and gives a new token for each submit, for its action', async () => {
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

  it('FM-9 a provider that never answers is given up after 10 s', async () => {
    const seen = follow(check('score').token());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.error).toBe('the captcha provider gave no token within 10000 ms');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['', null, 7, {}])('FM-9 %j is no token', async (answer) => {
    const seen = follow(check('score').token());
    await vi.advanceTimersByTimeAsync(0);
    provider.owed[0]?.resolve(answer as string);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toBe('the captcha provider gave no token');
  });

  it('FM-9 a provider that was not there is loaded once more by the next submit', async () => {
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

  it('FM-9 an unmounted form waits for nothing', async () => {
    const seen = follow(check('score').token());
    await vi.advanceTimersByTimeAsync(0);
    island.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toContain('no longer waited for');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the checkbox', () => {
  it('FM-9 gives what the visitor’s tick gave; two who ask at once draw it once', async () => {
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

  it('FM-9 says that its tick has expired, or that its provider is gone, until the next tick', async () => {
    await check('checkbox').prepare();
    provider.drawn[0]?.['expired-callback']();
    provider.drawn[0]?.['error-callback']();
    provider.drawn[0]?.callback();
    expect(said).toEqual(['expired', 'unreachable', null]);
  });

  it('FM-9 a score’s token that expires is nobody’s worry: the next submit gets its own', async () => {
    await check('score').prepare();
    provider.drawn[0]?.['expired-callback']();
    expect(said).toEqual([]);
  });
});
