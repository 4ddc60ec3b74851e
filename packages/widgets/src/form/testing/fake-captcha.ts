import { vi } from 'vitest';
import type { CaptchaProvider, RenderOptions } from '../captcha/captcha-request.ts';

export interface FakeCaptcha extends CaptchaProvider {
  /** Options of each rendered captcha, indexed by its id. */
  readonly drawn: RenderOptions[];
  readonly resets: number[];
  readonly actions: string[];
  /** Token that the provider gives for a ticked box; '' if the box is not ticked. */
  response: string;
  /** Pending answers of `execute`, the oldest first; the provider does not respond until a test settles them. */
  readonly owed: { resolve(token: string): void; reject(error: unknown): void }[];
}

/** Creates a fake captcha provider. It renders a text and its own field. Tests resolve or reject each requested token. */
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

/** Installs a provider on the page, as its script does; without an argument, a provider that is never ready. */
export function installCaptcha(provider?: FakeCaptcha): void {
  vi.stubGlobal('grecaptcha', provider ?? { ready: () => {} });
}
