import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { gaps } from './gaps.ts';
import { proofsOf } from './proofs.ts';
import { requirementsIn } from './requirements.ts';

const requirements = requirementsIn(`# Requirements
## CA · Cake (§3, §7–§9)
- CA-1 Cake is offered. CA-2 It is cut (§2).
- CA-3 ＋ Nothing CA-9x is left.
`);
const values = [{ what: 'Guests', id: 'CA-1' }];
const test = (title: string, body = '') => `it('${title}', () => { ${body} });\n`;
const found = (text: string) => gaps(requirements, values, proofsOf('cake.test.ts', text));

describe('requirements', () => {
  it('DOC-3 requirements are read from lines and sentences, with the sections of the specification that they come from', () => {
    expect(requirements).toEqual([
      { id: 'CA-1', sections: [2, 3, 7, 8, 9] },
      { id: 'CA-2', sections: [2, 3, 7, 8, 9] },
      { id: 'CA-3', sections: [3, 7, 8, 9] },
    ]);
  });
});

describe('the list of gaps', () => {
  const whole = `${test('CA-1 is offered')}${test('CA-2, CA-3 is cut')}`;
  it('DOC-3 gaps is empty if a test names each requirement', () => expect(found(whole)).toEqual([]));

  it.each([
    ['a requirement without a test', whole.replace('CA-2, ', ''), 'CA-2: no test names it'],
    ['an id in the middle of a title', whole.replace('CA-2, CA-3', 'cut, CA-3'), 'CA-3: no test names it'],
    ['a test of an unknown requirement', `${whole}${test('CA-7 is left')}`, 'cake.test.ts: names CA-7'],
  ])('DOC-3 gaps reports %s', (_what, text, problem) => {
    expect(found(text)).toContainEqual(expect.stringContaining(problem));
  });

  it('DOC-3 gaps reports a value of an unknown requirement', () => {
    const problems = gaps(requirements, [{ what: 'Candles', id: 'CA-8' }], proofsOf('cake.test.ts', whole));
    expect(problems).toEqual(['CA-8: no requirement (Candles)']);
  });

  it('DOC-3 gaps counts ids in titles of tests with a table, and in tags of stories', () => {
    const text = `it.each([['a']])('CA-1 %s', () => {});\nmeta = { tags: ['CA-2', 'CA-3'] };`;
    expect(found(text)).toEqual([]);
  });
});

it('DOC-3 the coverage document lists sections, widgets with their pages, and tests', () => {
  const proofs = proofsOf('packages/widgets/src/cake/cake.test.ts', test('CA-1 is offered'));
  const text = coverage(requirements, proofs, new Map([['cake', ['/party/']]]));
  expect(text).toContain('| 7 The calls it makes | CA |');
  expect(text).toContain('| `cake` | `/party/` |');
  expect(text).toContain('| CA-1 | §2 §3 §7 §8 §9 | cake | `packages/widgets/src/cake/cake.test.ts` |');
});
