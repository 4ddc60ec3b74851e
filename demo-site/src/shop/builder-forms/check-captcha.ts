import { siteKeys } from '../captcha/site-keys.ts';
import { verifyToken } from '../captcha/tokens.ts';
import { textOf } from '../fields.ts';
import type { Visit } from '../visit.ts';
import type { FormMessages } from './messages.ts';
import type { CaptchaField } from './model.ts';
import { isAnswered } from './question.ts';

/** The action the builder gives every form of the score-based kind. */
const scoreAction = 'Form';

/**
 * What is wrong with a form's captcha; null: it was passed. Only a page without scripts may answer the question in its
 * place. Either is used up by being checked.
 */
export function checkCaptcha(
  visit: Visit,
  { kind }: CaptchaField,
  { say, isPlain }: { readonly say: FormMessages; readonly isPlain: boolean },
): string | null {
  const { fields, shop } = visit;
  const token = textOf(fields, 'g-recaptcha-response');
  if (isPlain && token === '')
    return isAnswered(visit, textOf(fields, 'captcha_question'), textOf(fields, 'captcha_answer'))
      ? null
      : say.question;
  const verdict = verifyToken(shop, token, {
    siteKey: siteKeys[kind],
    action: kind === 'score' ? scoreAction : '',
  });
  if (verdict === 'missing') return say.captchaMissing;
  return verdict === 'ok' ? null : say.captchaWrong;
}
