import formsTexts from '../../../content/texts/forms.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { siteKeys, spend, verifyToken } from '../captcha/tokens.ts';
import { textOf } from '../fields.ts';
import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';
import type { FormMessages } from './messages.ts';
import type { CaptchaField } from './model.ts';

const life = 3_600_000;

const signature = (shop: Shop, body: string): string =>
  shop.platform.hmac(shop.secret, `captcha-question|${body}`);

/** Returns a sum to solve, and the signed code that verifies the answer within an hour. */
export function askQuestion({ shop, locale }: Visit): { readonly text: string; readonly signed: string } {
  const random = shop.platform.randomHex(8);
  const [a, b] = [0, 2].map((at) => (Number.parseInt(random.slice(at, at + 2), 16) % 8) + 1) as [
    number,
    number,
  ];
  const code = `${random}.${shop.platform.now() + life}`;
  // The sum is part of the signature and is not sent itself.
  return {
    text: fill(formsTexts.question[locale], { a, b }),
    signed: `${code}.${signature(shop, `${code}.${a + b}`)}`,
  };
}

/** Whether the answer is correct, and its question is from this shop, has not expired and was not answered before. */
function isAnswered({ shop }: Visit, signed: string, answer: string): boolean {
  const [random = '', expiry = '', mac] = signed.split('.');
  const sum = /^\s*\d{1,3}\s*$/.test(answer) ? Number(answer) : null;
  if (sum === null || mac === undefined || mac !== signature(shop, `${random}.${expiry}.${sum}`))
    return false;
  return Number(expiry) > shop.platform.now() && spend(shop, `question-${random}`, Number(expiry));
}

/** The action that the builder uses for every form of the score-based kind. */
const scoreAction = 'Form';

/**
 * Returns the problem of a form's captcha, or null if it was passed. Without scripts, the form may contain the answer to a
 * question instead. Each token and each question can be used once.
 */
export function checkCaptcha(
  visit: Visit,
  { kind }: CaptchaField,
  { texts, isPlain }: { readonly texts: FormMessages; readonly isPlain: boolean },
): string | null {
  const { fields, shop } = visit;
  const token = textOf(fields, 'g-recaptcha-response');
  if (isPlain && token === '')
    return isAnswered(visit, textOf(fields, 'captcha_question'), textOf(fields, 'captcha_answer'))
      ? null
      : texts.question;
  const verdict = verifyToken(shop, token, {
    siteKey: siteKeys[kind],
    action: kind === 'score' ? scoreAction : '',
  });
  if (verdict === 'missing') return texts.captchaMissing;
  return verdict === 'ok' ? null : texts.captchaWrong;
}
