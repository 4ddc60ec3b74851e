import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the bundle before the suite if its sources have changed. */
export default function build(): void {
  const script = fileURLToPath(new URL('../../../scripts/build-if-changed.ts', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
