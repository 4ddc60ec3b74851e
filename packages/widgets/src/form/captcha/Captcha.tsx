import { Enhance, Slot, useIsland, useLifetime, useRequest } from '@iyim/runtime/widget';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RetryNotice } from '../../../shared/ui/RetryNotice.tsx';
import { useForm } from '../form-state.ts';
import { fieldIdOf } from '../read-fields.ts';
import {
  type CaptchaCheck,
  type CaptchaMarkup,
  type CaptchaProblem,
  captchaCheck,
  pageProvider,
  readCaptcha,
  TOKEN,
} from './captcha-request.ts';

const ASKING = 'asking the captcha provider';

/** Shows a captcha of either kind and gets its token before the form is sent (FM-9). */
function Captcha({ input }: { readonly input: CaptchaMarkup }): ReactNode {
  const island = useIsland();
  const { session } = useForm();
  const { element, kind } = input;
  /** Container for the provider's widget. */
  const place = useRef<HTMLElement>(null);
  const check = useRef<CaptchaCheck>(null);
  const [problem, setProblem] = useState<CaptchaProblem | null>(null);
  /** Token for a hidden field that the view adds if the provider creates none. */
  const [token, setToken] = useState<string | null>(null);
  const { isBusy, ask: retry } = useRequest({
    what: ASKING,
    send: async () => check.current?.prepare(),
    onDone() {
      place.current?.focus();
      setProblem(null);
    },
  });

  const unreachable = (error: unknown) => {
    if (island.signal.aborted) return;
    island.report(error, ASKING);
    setProblem('unreachable');
  };

  useLifetime(
    (signal) => {
      if (!place.current) return;
      const asked = captchaCheck({
        markup: input,
        source: pageProvider,
        place: place.current,
        signal,
        onProblem: (what) => !signal.aborted && setProblem(what),
      });
      check.current = asked;
      session.captcha.current = { pass, reset: asked.reset };
      asked.prepare().catch((error: unknown) => {
        if (signal.aborted) return;
        if (kind === 'checkbox') unreachable(error);
        // A score is not needed yet, and the next submit tries again.
        else island.report(error, 'preparing the captcha');
      });
    },
    [session, input],
  );

  async function pass(): Promise<boolean> {
    try {
      const given = (await check.current?.token()) ?? '';
      if (given !== '') {
        // The provider writes the token of a checkbox itself, and removes it when it expires.
        if (kind === 'score') writeToken(given);
        setProblem(null);
        return true;
      }
      setProblem('unticked');
    } catch (error) {
      unreachable(error);
    }
    if (island.signal.aborted) return false;
    session.refuse();
    session.steps.current?.reveal([element]);
    place.current?.focus();
    return false;
  }
  function writeToken(given: string): void {
    const fields = place.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    const field = [...fields].find(({ name }) => name === TOKEN);
    if (field) field.value = given;
    else flushSync(() => setToken(given));
  }

  const field = element.parentElement;
  return (
    <>
      <Enhance of={session.form} onReset={() => check.current?.reset()} />
      {/* Makes the captcha's field focusable, to focus it when the server reports an error about it. */}
      <Enhance of={field && fieldIdOf(field) !== null ? field : null} tabIndex={-1} />
      <Slot of={element} ref={place} tabIndex={-1} />
      {token !== null && (
        <Slot of={element}>
          <input type="hidden" name={TOKEN} value={token} />
        </Slot>
      )}
      <Slot of={element} place="after">
        {problem === 'unreachable' && (
          <RetryNotice text={island.text('captchaUnreachable')} retry={retry} isBusy={isBusy} />
        )}
        {(problem === 'unticked' || problem === 'expired') && (
          <p key={problem} className="iyim-form-problem iyim-form-captcha" role="alert">
            {island.text(problem === 'unticked' ? 'captchaUnticked' : 'captchaExpired')}
          </p>
        )}
      </Slot>
    </>
  );
}

export const captcha = (form: HTMLFormElement): ReactNode => <Captcha input={readCaptcha(form)} />;
