/**
 * `npm run pack`: builds both npm packages, writes their tarballs into `packed/`, and prints the command that installs them in an
 * application.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildBundle, isBuilt } from '../../packages/widgets/build/bundle.ts';
import { buildLibraries } from '../build-libraries.ts';
import { step } from '../step.ts';
import { packPackages } from './pack.ts';

const folder = fileURLToPath(new URL('../../packed', import.meta.url));

await step('libraries (npm packages with types)', buildLibraries);
for (const flavour of ['react', 'lean'] as const)
  if (!isBuilt(flavour)) await step(`script bundle (${flavour})`, () => buildBundle(flavour));
await mkdir(folder, { recursive: true });
const tarballs = await step('tarballs', () => packPackages(folder));
const files = tarballs.map(({ file }) => JSON.stringify(file)).join(' ');
console.log(`\nIn the folder of an application with React 19, run:\n\nnpm install ${files}`);
