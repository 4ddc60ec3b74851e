import { describe, expect, it } from 'vitest';
import { formQuantityProblem } from './quantity-problem.ts';

const field = (value: string, min = '1', max = '5') => ({ name: 'quantity', value, min, max });
const quantityProblem = (only: ReturnType<typeof field>) => formQuantityProblem([only]);
const groupProblem = (fields: ReturnType<typeof field>[]) =>
  formQuantityProblem(fields.map((each, index) => ({ ...each, name: `quantity[${index}]` })));

describe('quantity', () => {
  it.each(['1', '5', '2.5', ' 3 '])('AC-1 formQuantityProblem accepts the quantity %j', (value) => {
    expect(quantityProblem(field(value))).toBeUndefined();
  });

  it.each([
    ['abc', 'quantityNumber'],
    ['', 'quantityNumber'],
    ['1e999', 'quantityNumber'],
    ['5x', 'quantityNumber'],
    ['2,5', 'quantityNumber'],
    ['0', 'quantityLow'],
    ['-1', 'quantityLow'],
    ['6', 'quantityHigh'],
  ])('AC-1 formQuantityProblem rejects the quantity %j with %s', (value, key) => {
    expect(quantityProblem(field(value))?.key).toBe(key);
  });

  it('AC-1 formQuantityProblem without limits rejects only quantities of zero or less', () => {
    for (const max of ['', '-1', '0', 'none'])
      expect(quantityProblem(field('900', '', max)), max).toBeUndefined();
    expect(quantityProblem(field('0', '', ''))).toEqual({ key: 'quantityLow', values: { min: 1 } });
    expect(quantityProblem(field('0', '0', ''))).toEqual({ key: 'quantityLow', values: { min: 1 } });
  });

  it('AC-6 formQuantityProblem requires one product of a group, and skips empty fields', () => {
    expect(groupProblem([field('', '0', ''), field('2', '0', '')])).toBeUndefined();
    expect(groupProblem([field('', '0'), field('0', '0')])?.key).toBe('quantityNone');
    expect(groupProblem([field('1', '0'), field('-2', '0')])?.key).toBe('quantityLow');
    expect(groupProblem([field('9', '0', '5')])?.key).toBe('quantityHigh');
  });
});
