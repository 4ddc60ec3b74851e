import { expect, it } from 'vitest';
import { parseHtml } from './html.ts';

const ANSWER = `<!doctype html><html><head><style>p { color: red }</style></head><body style="margin: 0">
  <p style="color: red" onclick="">a</p><svg style="fill: red"></svg><main><b style='color: red'>b</b></main></body></html>`;

/** Returns how often `parse` violates this document's policy. */
async function violations(parse: () => unknown): Promise<number> {
  let count = 0;
  // Events of violations arrive in order, so all events of `parse` arrive before the event of this element.
  const last = document.body.appendChild(document.createElement('i'));
  const lastArrived = new Promise<void>((resolve) => {
    document.addEventListener('securitypolicyviolation', function listen({ target }) {
      if (target !== last) {
        count += 1;
        return;
      }
      document.removeEventListener('securitypolicyviolation', listen);
      resolve();
    });
  });
  parse();
  last.setAttribute('style', 'color: red');
  await lastArrived;
  last.remove();
  return count;
}

it('RT-14 parsing and showing a server answer does not violate a strict Content Security Policy', async () => {
  // The policy stays in force for the rest of this file.
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
