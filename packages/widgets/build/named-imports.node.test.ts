import { expect, it } from 'vitest';
import { nameImports } from './named-imports.ts';

it('RT-31 a library that takes React as a whole gets the names that it uses, and everything else stays', () => {
  const code = `import * as React from 'react';
import { useLayoutEffect } from 'react';
import * as ReactDOM from 'react-dom';
import * as other from 'other';
React.useRef(React.useState(0)); ReactDOM.flushSync(other.run); myReact.useRef('React.');`;
  expect(nameImports(code)).toBe(`import { useRef as React_useRef, useState as React_useState } from 'react';
import { useLayoutEffect } from 'react';
import { flushSync as ReactDOM_flushSync } from 'react-dom';
import * as other from 'other';
React_useRef(React_useState(0)); ReactDOM_flushSync(other.run); myReact.useRef('React.');`);
});
