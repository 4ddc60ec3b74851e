import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface Served {
  readonly type: string;
  readonly body: Buffer;
}

export interface Site {
  /** Serves `content` at `path` from now on, gzipped. */
  add(path: string, content: string | Uint8Array): void;
  readonly origin: string;
  /** Gzipped bytes sent since it was last called. */
  sent(): { scripts: number; total: number };
  close(): void;
}

const typeOf = (path: string) =>
  path.endsWith('/') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';

/** A server of files in memory on this machine only: gzip, and nothing may be kept by the browser. */
export async function openSite(): Promise<Site> {
  const files = new Map<string, Served>();
  let bytes = { scripts: 0, total: 0 };
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    bytes.total += file.body.length;
    if (file.type.startsWith('text/javascript')) bytes.scripts += file.body.length;
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'gzip',
      'content-length': file.body.length,
      'cache-control': 'no-store',
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    add: (path, content) => files.set(path, { type: typeOf(path), body: gzipSync(content, { level: 9 }) }),
    origin: `http://127.0.0.1:${port}`,
    sent: () => {
      const was = bytes;
      bytes = { scripts: 0, total: 0 };
      return was;
    },
    close: () => server.close(),
  };
}
