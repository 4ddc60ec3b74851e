import { expect, it } from 'vitest';
import { nameImports } from './named-imports.ts';

it('RT-31 nameImports replaces namespace imports of React with imports of the used names, and changes nothing else', () => {
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
