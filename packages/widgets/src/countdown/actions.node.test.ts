import { describe, expect, it } from 'vitest';
import { expectUnharmed, hugeJson, json } from '../../../runtime/src/testing/hostile.ts';
import { readActions } from './plan.ts';

describe('the actions at the end', () => {
  it('CD-1 readActions reads the page builder’s actions: objects, each with its own address', () => {
    expect(
      readActions('[{"type":"message"},{"type":"redirect","redirect_url":"/over/"},{"type":"hide"}]', ''),
    ).toEqual([{ kind: 'message' }, { kind: 'redirect', url: '/over/' }, { kind: 'hide' }]);
  });

  it('CD-1 readActions reads the elements plugin’s actions: words, and one address', () => {
    expect(readActions('["restart","redirect","message"]', '/over/')).toEqual([
      { kind: 'restart' },
      { kind: 'redirect', url: '/over/' },
      { kind: 'message' },
    ]);
  });

  it('CD-1 readActions reads words separated by spaces and commas', () => {
    expect(readActions(' hide  message,restart ', '')).toEqual([
      { kind: 'hide' },
      { kind: 'message' },
      { kind: 'restart' },
    ]);
  });

  it('CD-1 readActions reads a map, as PHP writes a list with gaps, and one JSON string', () => {
    expect(readActions('{"1":{"type":"hide"},"3":{"type":"message"}}', '')).toEqual([
      { kind: 'hide' },
      { kind: 'message' },
    ]);
    expect(readActions('"hide"', '')).toEqual([{ kind: 'hide' }]);
  });

  it('CD-1 readActions ignores redirects without an address and unknown actions', () => {
    expect(
      readActions('[{"type":"redirect"},{"type":"redirect","redirect_url":" "},{"type":"dance"}]', ''),
    ).toEqual([]);
    expect(readActions('[null,1,["hide"],{"type":null}]', '')).toEqual([]);
    expect(readActions('', '/over/')).toEqual([]);
  });

  it('CD-1 readActions throws a SyntaxError for invalid JSON', () => {
    expect(() => readActions('[{"type":', '')).toThrow(SyntaxError);
  });

  it.each([...json, hugeJson()])('SEC-3 readActions returns no actions for hostile JSON: %s', (text) => {
    let actions: readonly unknown[] = [];
    try {
      actions = readActions(text, '');
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError);
    }
    expect(actions).toEqual([]);
    expectUnharmed();
  });
});
