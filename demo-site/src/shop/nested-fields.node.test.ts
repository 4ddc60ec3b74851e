import { describe, expect, it } from 'vitest';
import { fieldsAt, nestedFields, textAt, textsAt } from './nested-fields.ts';

const read = (text: string) => nestedFields(new URLSearchParams(text));
const plain = (text: string): unknown => JSON.parse(JSON.stringify(read(text)));

describe('fields nested the way jQuery nests them', () => {
  it('LG-2 nested fields become maps, lists and objects inside lists', () => {
    expect(
      plain('action=x&data[value]=a+b&query[post__in][]=1&query[post__in][]=2&a[0][k]=v&a[1][k]=w'),
    ).toEqual({
      action: 'x',
      data: { value: 'a b' },
      query: { post__in: ['1', '2'] },
      a: [{ k: 'v' }, { k: 'w' }],
    });
  });

  it('LG-2 `[]` continues after the highest index, and a list with gaps becomes a map', () => {
    expect(plain('a[3]=x&a[]=y')).toEqual({ a: { 3: 'x', 4: 'y' } });
    expect(plain('a[]=x&a[1]=y')).toEqual({ a: ['x', 'y'] });
  });

  it('LG-2 the last of two fields with the same name wins, whatever its kind', () => {
    expect(plain('a=1&a=2')).toEqual({ a: '2' });
    expect(plain('a=1&a[b]=2')).toEqual({ a: { b: '2' } });
    expect(plain('a[b]=2&a=1')).toEqual({ a: '1' });
  });

  it('LG-2 unusual names are kept unchanged', () => {
    expect(plain('a[b=1&[c]=2&=3&a]=4')).toEqual({ 'a[b': '1', '[c]': '2', '': '3', 'a]': '4' });
  });

  it('SEC-3 the name of a field never reaches a prototype', () => {
    const fields = read('__proto__[x]=1&a[__proto__][x]=1&constructor[prototype][x]=1&a[toString]=1');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.keys(fields)).toEqual(['constructor', 'a']);
    expect(textAt(read(''), 'toString')).toBe('');
    expect(fieldsAt(read(''), 'constructor')).toEqual({});
  });

  it('SEC-3 fields that are too deep or too many are left out', () => {
    expect(plain(`a${'[b]'.repeat(40)}=1`)).toEqual({});
    const many = Array.from({ length: 3000 }, (_, at) => `a[]=${at}`).join('&');
    expect(textsAt(read(many), 'a')).toHaveLength(1000);
  });

  it('LG-2 texts, maps and lists are read by key, and missing keys as empty ones', () => {
    const fields = read('one=1&list[]=1&list[]=2&map[a]=x&map[b][c]=y&none=');
    expect([textAt(fields, 'one'), textAt(fields, 'list'), textAt(fields, 'gone')]).toEqual(['1', '', '']);
    expect(textsAt(fields, 'list')).toEqual(['1', '2']);
    expect(textsAt(fields, 'map')).toEqual(['x']);
    expect(textsAt(fields, 'one')).toEqual(['1']);
    expect(textsAt(fields, 'none')).toEqual([]);
    expect(textAt(fieldsAt(fields, 'map'), 'a')).toBe('x');
    expect({ ...fieldsAt(fields, 'list') }).toEqual({ 0: '1', 1: '2' });
  });
});
