import { expect, it } from 'vitest';
import { parseHtml } from './html.ts';

const ANSWER = `<!doctype html><html><head><style>p { color: red }</style></head><body style="margin: 0">
  <p style="color: red" onclick="">a</p><svg style="fill: red"></svg><main><b style='color: red'>b</b></main></body></html>`;

/** How many times this document's policy was violated by `parse`. */
async function violations(parse: () => unknown): Promise<number> {
  let count = 0;
  const hear = () => {
    count += 1;
  };
  document.addEventListener('securitypolicyviolation', hear);
  parse();
  await new Promise((resolve) => setTimeout(resolve, 100));
  document.removeEventListener('securitypolicyviolation', hear);
  return count;
}

it('RT-14 a strict policy hears nothing of an answer that is parsed and shown', async () => {
  // For the rest of this file's page.
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'">',
  );
  const seen = await violations(() => new DOMParser().parseFromString(ANSWER, 'text/html'));
  expect(seen, 'the policy is in force').toBeGreaterThan(2);
  expect(
    await violations(() => {
      const { firstElementChild } = parseHtml('<p style="color: red">a</p>');
      document.body.append(firstElementChild as Element);
      for (const part of parseHtml(ANSWER).querySelectorAll('p, svg, main')) document.body.append(part);
    }),
  ).toBe(0);
  expect(getComputedStyle(document.querySelector('main b') as Element).color).toBe('rgb(255, 0, 0)');
});
