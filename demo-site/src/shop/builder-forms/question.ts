import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { spend } from '../captcha/spent.ts';
import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';

const life = 3_600_000;

const signature = (shop: Shop, body: string): string =>
  shop.platform.hmac(shop.secret, `captcha-question|${body}`);

/** A sum to work out, and the signed code it is checked by; good for an hour. */
export function askQuestion({ shop, locale }: Visit): { readonly text: string; readonly signed: string } {
  const random = shop.platform.randomHex(8);
  const [a, b] = [0, 2].map((at) => (Number.parseInt(random.slice(at, at + 2), 16) % 8) + 1) as [
    number,
    number,
  ];
  const code = `${random}.${shop.platform.now() + life}`;
  // The sum is signed, not sent: a code alone does not tell it.
  return {
    text: fill(texts.question[locale], { a, b }),
    signed: `${code}.${signature(shop, `${code}.${a + b}`)}`,
  };
}

/** Whether the answer is that of a question asked here, lately, and not answered before. */
export function isAnswered({ shop }: Visit, signed: string, answer: string): boolean {
  const [random = '', expiry = '', mac] = signed.split('.');
  const sum = /^\s*\d{1,3}\s*$/.test(answer) ? Number(answer) : null;
  if (sum === null || mac === undefined || mac !== signature(shop, `${random}.${expiry}.${sum}`))
    return false;
  return Number(expiry) > shop.platform.now() && spend(shop, `question-${random}`, Number(expiry));
}
