import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeEntries } from '../packages/widgets/build/entries.ts';

/**
 * Builds the npm packages with their types: first the runtime, because the widgets use its types. Given sources, tsup would create
 * a compiler program for each widget, which takes half a minute. Therefore `tsc` writes the widgets' types, and tsup bundles them.
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
