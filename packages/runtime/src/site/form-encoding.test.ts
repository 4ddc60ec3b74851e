import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { encodeForm } from './form-encoding.ts';

const jQueryParam = (jQuery as { param: (fields: unknown) => string }).param;
const encoded = (fields: Record<string, unknown>) => [...encodeForm(fields)];

describe('encodeForm', () => {
  it.each<[string, Record<string, unknown>, [string, string][]]>([
    [
      'text and numbers',
      { a: 'b c', n: 2 },
      [
        ['a', 'b c'],
        ['n', '2'],
      ],
    ],
    [
      'booleans as words',
      { yes: true, no: false },
      [
        ['yes', 'true'],
        ['no', 'false'],
      ],
    ],
    [
      'null and undefined as empty values',
      { a: null, b: undefined },
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    [
      'a list',
      { ids: [1, 2] },
      [
        ['ids[]', '1'],
        ['ids[]', '2'],
      ],
    ],
    [
      'an object',
      { page: { id: 2, element: false } },
      [
        ['page[id]', '2'],
        ['page[element]', 'false'],
      ],
    ],
    ['a list in an object', { query: { post__in: [5] } }, [['query[post__in][]', '5']]],
    [
      'objects in a list',
      { a: [{ k: 1 }, { k: 2 }] },
      [
        ['a[0][k]', '1'],
        ['a[1][k]', '2'],
      ],
    ],
    [
      'lists in a list',
      { a: [[1], [2]] },
      [
        ['a[0][]', '1'],
        ['a[1][]', '2'],
      ],
    ],
    ['empty lists and objects as nothing', { a: [], b: {}, c: { d: [] } }, []],
    [
      'a repeated form field',
      { 'size[]': ['s', 'm'] },
      [
        ['size[]', 's'],
        ['size[]', 'm'],
      ],
    ],
    ['Hebrew and signs', { s: 'חולצה & 1+1=2' }, [['s', 'חולצה & 1+1=2']]],
  ])('LG-2 encodeForm encodes %s', (_, fields, expected) => {
    expect(encoded(fields)).toEqual(expected);
    expect([...new URLSearchParams(jQueryParam(fields))]).toEqual(expected);
  });

  it('SEC-3 encodeForm leaves out inherited keys', () => {
    expect(encoded(Object.create({ inherited: 1 }) as Record<string, unknown>)).toEqual([]);
  });
});
