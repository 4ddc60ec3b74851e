import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeEntries } from '../packages/widgets/build/entries.ts';

/**
 * Builds the npm packages, types included, with tsup; widgets after the runtime, whose types they use. tsup creates a compiler
 * program for each entry, which takes half a minute for the widgets: one program writes their types first, and tsup joins them.
 */
export async function buildLibraries(): Promise<void> {
  run('runtime', 'tsup', '--silent');
  await writeEntries();
  run('widgets', 'tsc', '--project', 'tsconfig.types.json');
  run('widgets', 'tsup', '--silent');
}

function run(name: string, tool: string, ...args: readonly string[]): void {
  const cwd = fileURLToPath(new URL(`../packages/${name}`, import.meta.url));
  const { status, error } = spawnSync(tool, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tool} failed in packages/${name}`, { cause: error });
}
