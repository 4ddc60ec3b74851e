/**
 * Holds what is published to what npm, bundlers and TypeScript expect of an ES module: publint and attw look at the packed tarballs.
 * Exits 1 when one of them finds something. Needs the built packages (`pnpm build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widgetNames } from '../../packages/widgets/build/bundle.ts';
import { packPackages, type Tarball } from './pack.ts';
import { run } from './run.ts';

/** False when the tool finds something wrong with a tarball, which is printed. */
async function check({ name }: Tarball, tool: string, ...args: readonly string[]): Promise<boolean> {
  try {
    await run(tool, args);
    console.log(`  clean  ${name}: ${tool}`);
    return true;
  } catch (error) {
    console.error(`  WRONG  ${name}: ${tool}\n${String(error)}`);
    return false;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'iyim-packed-'));
try {
  const tarballs = await packPackages(folder);
  const checks = tarballs.flatMap((tarball) => {
    const { name, file } = tarball;
    // attw can not tell what `./*` stands for.
    const entries = name === '@iyim/widgets' ? ['--entrypoints', ...widgetNames, 'lightbox'] : [];
    return [
      check(tarball, 'publint', '--strict', file),
      check(tarball, 'attw', '--profile', 'esm-only', file, ...entries),
    ];
  });
  if ((await Promise.all(checks)).includes(false)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
