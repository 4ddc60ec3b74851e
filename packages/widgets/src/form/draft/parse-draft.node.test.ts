import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnharmed, hugeJson, json, markup, numbers } from '../../../../runtime/src/testing/hostile.ts';
import { type Draft, LONGEST, parseDraft } from './draft.ts';

const field = { name: 'a', type: 'text', nth: 0, option: '', given: '', value: 'x' };

describe('reading a draft', () => {
  it('FM-5 parseDraft returns every draft as it was written', () => {
    const anyField = fc.record({
      name: fc.string(),
      type: fc.string(),
      nth: fc.nat(),
      option: fc.string(),
      given: fc.string(),
      value: fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())),
    });
    const anyDraft: fc.Arbitrary<Draft> = fc.record({ step: fc.nat(), fields: fc.array(anyField) });
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });

  it('SEC-3 parseDraft reads any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const draft = parseDraft(text);
        expect(draft === null || Array.isArray(draft.fields)).toBe(true);
      }),
    );
  });

  it.each([...json, ...markup, ...numbers])('SEC-3 parseDraft returns no draft for the text %j', (text) => {
    expect(parseDraft(text)).toBeNull();
    expectUnharmed();
  });

  it('SEC-3 parseDraft returns no draft for a text longer than the limit', () => {
    expect(parseDraft(hugeJson())).toBeNull();
    expect(parseDraft(JSON.stringify({ step: 0, fields: [], more: 'x'.repeat(LONGEST) }))).toBeNull();
  });

  it.each([
    ['a list', [field]],
    ['a field in an object', { fields: { 0: field } }],
    ['keys of a prototype', JSON.parse('{"__proto__":{"fields":[]}}')],
  ])('FM-5 parseDraft returns no draft for %s', (_what, found) => {
    expect(parseDraft(JSON.stringify(found))).toBeNull();
  });

  it.each([
    ['a number as value', { ...field, value: 7 }],
    ['a list of numbers as value', { ...field, value: [7] }],
    ['an object as value', { ...field, value: {} }],
    ['no server value', { ...field, given: undefined }],
    ['no name', { ...field, name: undefined }],
    ['null', null],
  ])('FM-5 parseDraft omits a field with %s, and keeps the others', (_what, wrong) => {
    expect(parseDraft(JSON.stringify({ step: 1, fields: [wrong, field] }))).toEqual({
      step: 1,
      fields: [field],
    });
  });

  it.each([-1, 0.5, '2', null])('FM-6 parseDraft reads the step %j as the first step', (step) => {
    expect(parseDraft(JSON.stringify({ step, fields: [] }))?.step).toBe(0);
  });
});
