import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { decodedPart } from '../shop/fields.ts';

const types: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=UTF-8'],
  ['.html', 'text/html; charset=UTF-8'],
  ['.js', 'text/javascript; charset=UTF-8'],
  ['.json', 'application/json; charset=UTF-8'],
  ['.map', 'application/json; charset=UTF-8'],
  ['.mjs', 'text/javascript; charset=UTF-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml; charset=UTF-8'],
  ['.txt', 'text/plain; charset=UTF-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** Whether a file's path changes with its content: `chunks/0k3x9a/view.js`, `chunks/react-cqnwov.js`. */
const isHashed = (path: string): boolean => /[\\/]chunks[\\/]/.test(path);
/** Fonts are cached for a week, because a page needs them before its first paint; other files without a hash are revalidated. */
const cacheControl = (path: string): string =>
  isHashed(path)
    ? 'public, max-age=31536000, immutable'
    : path.endsWith('.woff2')
      ? 'public, max-age=604800'
      : 'no-cache';
const isText = (type: string): boolean => /^(text|application)\/|svg/.test(type);

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Coding = keyof typeof compress;

interface File {
  readonly modified: number;
  readonly etag: string;
  readonly type: string;
  readonly bodies: Map<Coding | 'plain', Uint8Array<ArrayBuffer>>;
}

/** Returns the real path of a file below a folder; null for anything outside it, symbolic links included. */
async function locate(root: string, path: string): Promise<string | null> {
  if (path.includes('\0') || path.includes('\\')) return null;
  try {
    const [base, file] = await Promise.all([realpath(root), realpath(root + sep + path)]);
    return file.startsWith(base + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

function codingFor(request: Request, file: File): Coding | 'plain' {
  if (!isText(file.type) || (file.bodies.get('plain')?.byteLength ?? 0) < 512) return 'plain';
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((one) => one.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'plain';
}

/**
 * Serves the files of a folder. Each is compressed once and kept in memory. Browsers cache chunks, whose paths contain a hash,
 * for a year and fonts for a week; other files are revalidated.
 */
export function staticFiles(root: string): (request: Request, path: string) => Promise<Response> {
  const kept = new Map<string, File>();

  const load = async (path: string): Promise<File> => {
    const { mtimeMs } = await stat(path);
    const cached = kept.get(path);
    if (cached?.modified === mtimeMs) return cached;
    const plain = new Uint8Array(await readFile(path));
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
    const type = types.get(extname(path)) ?? 'application/octet-stream';
    const file = {
      modified: mtimeMs,
      etag,
      type,
      bodies: new Map<Coding | 'plain', Uint8Array<ArrayBuffer>>([['plain', plain]]),
    };
    kept.set(path, file);
    return file;
  };

  return async (request, path) => {
    const name = decodedPart(path, null);
    const found = name === null ? null : await locate(root, name);
    if (found === null) return new Response('Not found', { status: 404 });
    const file = await load(found);
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': cacheControl(found),
      etag: file.etag,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers });
    const coding = codingFor(request, file);
    const plain = file.bodies.get('plain') ?? new Uint8Array();
    const body =
      file.bodies.get(coding) ?? new Uint8Array(coding === 'plain' ? plain : await compress[coding](plain));
    file.bodies.set(coding, body);
    if (coding !== 'plain') headers.set('content-encoding', coding);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}
