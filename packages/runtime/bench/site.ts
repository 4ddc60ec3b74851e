import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

interface Served {
  readonly type: string;
  readonly body: Buffer;
}

export interface Site {
  /** Serves `content` at `path`, gzipped. */
  add(path: string, content: string | Uint8Array): void;
  /** Answers POST requests to `path` with the value that `answer` returns for the posted form, as JSON. */
  answer(path: string, answer: (form: URLSearchParams) => unknown): void;
  readonly origin: string;
  /** Returns the gzipped bytes that were sent since the previous call. */
  sent(): { scripts: number; total: number };
  close(): void;
}

const served = (type: string, content: string | Uint8Array): Served => ({
  type,
  body: gzipSync(content, { level: 9 }),
});

const typeOf = (path: string) =>
  `text/${path.endsWith('/') ? 'html' : (/\.(css|json)$/.exec(path)?.[1] ?? 'javascript')}; charset=utf-8`;

/** Starts a local server for files and answers in memory. Its responses are gzipped, and browsers do not cache them. */
export async function openSite(): Promise<Site> {
  const files = new Map<string, Served>();
  const answers = new Map<string, (form: URLSearchParams) => unknown>();
  let bytes = { scripts: 0, total: 0 };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const answer = request.method === 'POST' ? answers.get(pathname) : undefined;
    const file = answer
      ? served('application/json', JSON.stringify(answer(new URLSearchParams(await text(request)))))
      : files.get(request.url ?? '');
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
    add: (path, content) => files.set(path, served(typeOf(path), content)),
    answer: (path, answer) => answers.set(path, answer),
    origin: `http://127.0.0.1:${port}`,
    sent: () => {
      const was = bytes;
      bytes = { scripts: 0, total: 0 };
      return was;
    },
    close: () => server.close(),
  };
}
