import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from './registry.ts';

it('RT-19 both packages and the script have the same version, which distinguishes copies on a page', () => {
  const versions = ['runtime', 'widgets'].map((name) => {
    const manifest = readFileSync(new URL(`../../../${name}/package.json`, import.meta.url), 'utf8');
    return (JSON.parse(manifest) as { version: unknown }).version;
  });
  expect(versions).toEqual([version, version]);
});
