/**
 * Packs the npm packages and checks the tarballs with publint and attw, which know the rules of npm, bundlers and TypeScript for ES
 * modules. Exits 1 if one of them finds a problem. Needs the built packages (`pnpm build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widgetNames } from '../../packages/widgets/build/bundle.ts';
import { packPackages, type Tarball } from './pack.ts';
import { run } from './run.ts';

/** Runs a tool on a tarball. Returns false, and prints the tool's output, if the tool finds problems. */
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
    // Lists the entries, because attw cannot resolve the pattern `./*`.
    const entries = name === '@iyim/widgets' ? ['--entrypoints', '.', ...widgetNames, 'lightbox'] : [];
    return [
      check(tarball, 'publint', '--strict', file),
      check(tarball, 'attw', '--profile', 'esm-only', file, ...entries),
    ];
  });
  if ((await Promise.all(checks)).includes(false)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
