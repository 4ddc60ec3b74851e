import { vi } from 'vitest';
import type { CaptchaProvider, RenderOptions } from '../captcha/captcha-request.ts';

export interface FakeCaptcha extends CaptchaProvider {
  /** What each captcha was drawn with, by its id. */
  readonly drawn: RenderOptions[];
  readonly resets: number[];
  readonly actions: string[];
  /** What the visitor's tick, or the next score, gives. */
  response: string;
  /** Answers that `execute` owes, the first asked first; left alone, the provider is silent. */
  readonly owed: { resolve(token: string): void; reject(error: unknown): void }[];
}

/** Plays the captcha provider: draws a text and its own field, and owes every token that is asked for. */
export function fakeCaptcha(): FakeCaptcha {
  const fake: FakeCaptcha = {
    drawn: [],
    resets: [],
    actions: [],
    owed: [],
    response: '',
    render(place, options) {
      const field = document.createElement('textarea');
      field.name = 'g-recaptcha-response';
      field.hidden = true;
      place.append('I am not a robot', field);
      return fake.drawn.push(options) - 1;
    },
    execute(_id, { action }) {
      fake.actions.push(action);
      return new Promise((resolve, reject) => fake.owed.push({ resolve, reject }));
    },
    reset(id) {
      fake.resets.push(id);
      fake.response = '';
    },
    getResponse: () => fake.response,
  };
  return fake;
}

/** Puts a provider on the page, as its script does; without one the page's is not ready. */
export function installCaptcha(provider?: FakeCaptcha): void {
  vi.stubGlobal('grecaptcha', provider ?? { ready: () => {} });
}
