import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Before the suite: builds the bundle when its sources have changed. */
export default function build(): void {
  const script = fileURLToPath(new URL('../../../scripts/build-if-changed.ts', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
