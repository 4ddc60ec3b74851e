/** Builds the bundle when its sources are newer than it is; `npm start` runs it. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle, bundleFolder } from '../packages/widgets/build/bundle.ts';
import { step } from './step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync(
  ['packages/*/src/**', 'packages/widgets/{build,bundle,originals,page,shared}/**', 'pnpm-lock.yaml'],
  {
    cwd: root,
  },
);
const newest = Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs));

if (!(builtAt('react') > newest && builtAt('lean') > newest)) {
  console.log('Building the script bundle …');
  await step('React flavour', () => buildBundle('react'));
  await step('lean flavour', () => buildBundle('lean'));
}

function builtAt(flavour: 'react' | 'lean'): number {
  return statSync(join(bundleFolder(flavour), 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
