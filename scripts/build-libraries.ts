import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the npm packages, types included, with tsup; widgets after the runtime, whose types they use. */
export async function buildLibraries(): Promise<void> {
  for (const name of ['runtime', 'widgets']) {
    const cwd = fileURLToPath(new URL(`../packages/${name}`, import.meta.url));
    const result = spawnSync('tsup', ['--silent'], { cwd, stdio: 'inherit' });
    if (result.status !== 0) throw new Error(`tsup failed in packages/${name}`);
  }
}
