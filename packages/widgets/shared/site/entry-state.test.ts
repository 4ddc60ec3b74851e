import { expect, it } from 'vitest';
import { keepInEntry } from './entry-state.ts';

it.each([
  [null, { ours: 1 }],
  [
    { turbo: { id: 'x' }, ours: 0 },
    { turbo: { id: 'x' }, ours: 1 },
  ],
  [
    [1, 2],
    [1, 2],
  ],
  [5, 5],
  ['text', 'text'],
])('LG-8 keepInEntry keeps the state of other scripts in a history entry: %j', (before, after) => {
  history.replaceState(before, '');
  keepInEntry('ours', 1);
  expect(history.state).toEqual(after);
});
