import { signal as createSignal, type Signal } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RetryNotice } from '../../../shared/ui/RetryNotice.tsx';
import type { ConnectPart } from '../parts.ts';
import type { FormSession } from '../session.ts';
import { type CaptchaProblem, captchaCheck } from './captcha-check.ts';
import { pageProvider } from './provider.ts';
import { readCaptcha } from './read-captcha.ts';
import { writeToken } from './write-token.ts';

/** A captcha of either kind: drawn by its provider, asked before the form is sent (FM-9). */
export const connectCaptcha: ConnectPart = (session) => {
  const { form, island } = session;
  const markup = readCaptcha(form);
  const place = island.changes.slot(markup.element, 'last');
  place.tabIndex = -1;
  // The server's own words about a captcha are focused like those about a field.
  const field = markup.element.parentElement;
  if (field && session.fieldIdOf(field) !== null) island.changes.attribute(field, 'tabindex', '-1');
  const note = island.changes.slot(markup.element, 'after');
  const problem = createSignal<CaptchaProblem | null>(null);
  const say = (what: CaptchaProblem | null) => {
    problem.value = what;
  };
  const check = captchaCheck({ markup, source: pageProvider(), place, signal: island.signal, say });

  const unreachable = (error: unknown) => {
    if (island.signal.aborted) return;
    island.report(error, 'asking the captcha provider');
    say('unreachable');
  };
  const refuse = () => {
    session.refuse([]);
    // A captcha in a hidden step is shown, as a field that the browser finds wrong is.
    markup.element.dispatchEvent(new Event('invalid'));
    place.focus();
  };
  const retry = async () => {
    try {
      await check.prepare();
      say(null);
      place.focus();
    } catch (error) {
      unreachable(error);
    }
  };

  session.addCheck(async () => {
    try {
      const token = await check.token();
      if (token !== '') {
        // A checkbox's token is the provider's to write, and to take back when it expires.
        if (markup.kind === 'score') writeToken(island, place, 'g-recaptcha-response', token);
        say(null);
        return true;
      }
      say('unticked');
    } catch (error) {
      unreachable(error);
    }
    if (!island.signal.aborted) refuse();
    return false;
  });
  form.addEventListener('reset', check.reset, { signal: island.signal });
  session.onFailure(check.reset);
  check.prepare().catch((error: unknown) => {
    if (markup.kind === 'checkbox') unreachable(error);
    // A score is not needed yet: the next submit tries again.
    else if (!island.signal.aborted) island.report(error, 'preparing the captcha');
  });
  return createPortal(<CaptchaNote session={session} problem={problem} retry={retry} />, note);
};

interface CaptchaNoteProps {
  readonly session: FormSession;
  readonly problem: Signal<CaptchaProblem | null>;
  readonly retry: () => Promise<void>;
}

function CaptchaNote({ session: { island }, problem, retry }: CaptchaNoteProps): ReactNode {
  useSignals();
  switch (problem.value) {
    case null:
      return null;
    case 'unreachable':
      return <RetryNotice text={island.text('captchaUnreachable')} retry={retry} />;
    case 'unticked':
      return (
        <p className="iyim-form-problem iyim-form-captcha" role="alert">
          {island.text('captchaUnticked')}
        </p>
      );
    case 'expired':
      return (
        <p className="iyim-form-problem iyim-form-captcha" role="alert">
          {island.text('captchaExpired')}
        </p>
      );
  }
}
