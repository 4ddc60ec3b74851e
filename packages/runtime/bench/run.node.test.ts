import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('./run.ts', import.meta.url));

it('the benchmark measures both flavours and writes a results file', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'performance.md');
    const some = ['--parts', 'mount', '--n', '3', '--rounds', '1', '--cpu', '1', '--peers', 'iyim,iyim-lean'];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...some, '--write', file]);
    const text = await readFile(file, 'utf8');
    for (const found of [stdout, text]) {
      expect(found).toMatch(/^\| iyim \|/m);
      expect(found).toMatch(/^\| iyim-lean \|/m);
      expect(found).not.toContain('Not measured');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
