import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iyim-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (port: string) =>
  spawn(process.execPath, [main], { env: { ...process.env, PORT: port, DEMO_DB: join(folder, 'shop.db') } });

describe('the demo command', () => {
  it('AB-3 the demo command seeds, prints its address, serves, and ends cleanly', async () => {
    const child = start('0');
    const exited = once(child, 'exit');
    const [line] = await once(child.stdout, 'data');
    const url = /^Iyim demo shop: (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(String(line))?.[1] ?? '';
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('AB-3 the demo command exits with a message when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const child = start(String(port));
    const exited = once(child, 'exit');
    expect(await text(child.stderr)).toContain(`Port ${port} is in use.`);
    expect(await exited).toEqual([1, null]);
    other.close();
  });
});
