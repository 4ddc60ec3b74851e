import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useChange } from './use-change.ts';

let root: Root;
let runs: [value: unknown, before: unknown, label: string][];

function Changing({ value, label }: { value: unknown; label: string }) {
  useChange(value, (now, before) => runs.push([now, before, label]));
  return null;
}

const draw = (value: unknown, label = '') =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Changing value={value} label={label} />
      </StrictMode>,
    ),
  );

beforeEach(() => {
  runs = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => root.unmount());

it('useChange calls its function once per change with both values, but not for the first render', () => {
  draw(1);
  draw(1);
  draw(2);
  draw(2);
  draw(1);
  expect(runs.map(([now, before]) => [now, before])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

it('useChange calls the function of the last render, and does not treat NaN after NaN as a change', () => {
  draw(Number.NaN, 'first');
  draw(Number.NaN, 'second');
  draw(0, 'third');
  expect(runs).toEqual([[0, Number.NaN, 'third']]);
});
