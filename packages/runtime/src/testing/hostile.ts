/**
 * Values that attackers and broken servers put into settings, links, answers and storage, for every widget's tests. A value that
 * does harm sets a global, or a property of every object, which `expectUnharmed` finds.
 */

/** Name of the global or of the property of every object that a harmful value sets. */
const MARK = 'iyimHarmed';

/**
 * Addresses that run a script, or access files, when they are followed or loaded. Same-origin web addresses are not among them.
 */
export const scriptUrls: readonly string[] = [
  `javascript:window.${MARK}=1`,
  `JaVaScRiPt:window.${MARK}=1`,
  `  javascript:window.${MARK}=1`,
  `\u0001javascript:window.${MARK}=1`,
  `java\nscript:window.${MARK}=1`,
  `java\tscript:window.${MARK}=1`,
  `java\r\nscript:window.${MARK}=1`,
  `javascript\t:window.${MARK}=1`,
  `javascript://shop.example/%0Awindow.${MARK}=1`,
  `javascript:/*https://shop.example/*/window.${MARK}=1`,
  `data:text/html,<script>parent.${MARK}=1</script>`,
  `data:text/html;base64,${btoa(`<script>parent.${MARK}=1</script>`)}`,
  `vbscript:window.${MARK}=1`,
  'blob:null/00000000-0000-0000-0000-000000000000',
  'file:///etc/passwd',
  'http://[broken',
];

/** Markup that runs code when it is parsed as HTML into the page, in any context. */
export const markup: readonly string[] = [
  `<script>window.${MARK}=1</script>`,
  `<img src=x onerror="window.${MARK}=1">`,
  `<svg onload="window.${MARK}=1"><animate onbegin="window.${MARK}=1" attributeName="x" dur="1s">`,
  `"><img src=x onerror="window.${MARK}=1">`,
  `'><img src=x onerror='window.${MARK}=1'>`,
  `</textarea></title></style></script><img src=x onerror="window.${MARK}=1">`,
  `<iframe srcdoc="<script>parent.${MARK}=1</script>"></iframe>`,
  `<details open ontoggle="window.${MARK}=1">`,
  `<a href="javascript:window.${MARK}=1" autofocus onfocus="window.${MARK}=1">x</a>`,
  `<form id="body"><input name="parentNode"><input name="children"></form>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="window.${MARK}=1">`,
  `<template><img src=x onerror="window.${MARK}=1"></template>`,
  `&lt;img src=x onerror=window.${MARK}=1&gt;`,
];

/** Names of fields, ids and keys that break out of selectors, attributes and objects. */
export const names: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '"]',
  "'] , *",
  ']:not(x',
  '*',
  '\\',
  '\u0000',
  '\ud800',
  '../../x',
  'a b',
  '%',
  '%E0%A4%A',
  '',
  ...markup.slice(0, 4),
];

/** JSON texts that would change every object, or that a careless reader would accept as settings. */
export const json: readonly string[] = [
  `{"__proto__":{"${MARK}":1}}`,
  `{"constructor":{"prototype":{"${MARK}":1}}}`,
  `{"a":{"__proto__":{"${MARK}":1}}}`,
  `[{"__proto__":{"${MARK}":1}}]`,
  '{"length":4294967295}',
  '{',
  '[',
  '',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '"text"',
  '[]',
  '{}',
  '[[[[[[[[[[]]]]]]]]]]',
  '<!doctype html><title>x</title>',
  '\ufeff{}',
];

/** Patterns that a backtracking search practically never finishes, each with a text that causes this. */
export const endlessPatterns: readonly (readonly [pattern: string, text: string])[] = [
  ['(a+)+$', `${'a'.repeat(64)}!`],
  ['(a|a)*$', `${'a'.repeat(64)}!`],
  ['(a|aa)+$', `${'a'.repeat(64)}!`],
  ['(.*a){25}$', `${'a'.repeat(64)}!`],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(64)],
  ['(x+x+)+y', 'x'.repeat(64)],
  ['(.*)*(.*)*(.*)*=', 'x'.repeat(64)],
];

/** Numbers that settings and attributes may contain, but that are not sensible amounts. */
export const numbers: readonly string[] = [
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '1e309',
  '0x10',
  '9007199254740993',
  '١٢',
  '1,5',
  ' ',
];

/** Returns about five million characters of valid JSON, deep and wide. */
export function hugeJson(): string {
  const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
  return `{"deep":${deep},"wide":[${'"xxxxxxxxxxxxxxxxxx",'.repeat(240_000)}0]}`;
}

/** Throws if code in a hostile value has run, or if a hostile value has added a property to every object. */
export function expectUnharmed(): void {
  const found = (globalThis as Record<string, unknown>)[MARK] ?? ({} as Record<string, unknown>)[MARK];
  if (found === undefined) return;
  Reflect.deleteProperty(globalThis, MARK);
  Reflect.deleteProperty(Object.prototype, MARK);
  throw new Error(
    'expected the page unharmed, found that a hostile value has run or has changed every object',
  );
}
