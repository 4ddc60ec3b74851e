import { safeUrl } from '@iyim/runtime/widget';

export type VideoSource =
  /** A file for the browser's own player. */
  | { readonly kind: 'file'; readonly url: string }
  /** A provider's player. */
  | { readonly kind: 'frame'; readonly url: string };

const YOUTUBE = /^(?:www\.|m\.)?(youtube(?:-nocookie)?\.com|youtu\.be)$/;
/** Players addressed by the video's id: pattern of the host, pattern of the id, address of the player, and autoplay parameter. */
const PLAYERS = [
  [
    /^(?:www\.|geo\.)?dailymotion\.com$|^dai\.ly$/,
    /^[a-z\d]{5,20}$/i,
    'https://www.dailymotion.com/embed/video/',
    'autoplay',
  ],
  [
    /^(?:www\.)?videopress\.com$|^video\.wordpress\.com$/,
    /^[a-z\d]{8}$/i,
    'https://videopress.com/embed/',
    'autoPlay',
  ],
] as const;

/**
 * Returns the source of a video. `type` is `hosted` for a file, a provider's name, or empty if unknown. If no player matches the
 * address, the video is a file, or null if `type` names a provider. Null for an unsafe address. A provider's address is rebuilt
 * from the video's id, start time and key, so that nothing else in the setting reaches the page (LA-2).
 */
export function videoSource(type: string, address: string): VideoSource | null {
  const safe = safeUrl(address);
  if (!safe?.startsWith('http')) return null;
  const url = new URL(safe);
  const frame = type === 'hosted' ? null : (youtube(url) ?? vimeo(url) ?? player(url));
  if (frame !== null) return { kind: 'frame', url: frame };
  return type === 'hosted' || type === '' ? { kind: 'file', url: url.href } : null;
}

function youtube({ hostname, pathname, searchParams }: URL): string | null {
  const [, host] = YOUTUBE.exec(hostname) ?? [];
  if (host === undefined) return null;
  const id = searchParams.get('v') ?? lastPart(pathname);
  if (!/^[\w-]{11}$/.test(id)) return null;
  const player = host === 'youtube-nocookie.com' ? host : 'youtube.com';
  const start = /^\d{1,6}$/.exec(searchParams.get('start') ?? '');
  return `https://www.${player}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start[0]}` : ''}`;
}

/**
 * Returns the address of Vimeo's player, with a private video's key, which may consist of digits only. The key is next to the id:
 * `/123456/9f8e7d6c5b`, `/video/123456?h=9f8e7d6c5b`.
 */
function vimeo({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  // Looks for `/video/` first, because an album's number may precede the video's number.
  const [, id, after] =
    /\/videos?\/(\d{1,12})(?:\/([^/]*))?(?:\/|$)/.exec(pathname) ??
    /\/(\d{1,12})(?:\/([^/]*))?(?:\/|$)/.exec(pathname) ??
    [];
  if (!id) return null;
  const key = [searchParams.get('h'), after].find((text) => text && /^[\da-f]{6,20}$/i.test(text));
  return `https://player.vimeo.com/video/${id}?autoplay=1${key ? `&h=${key}` : ''}`;
}

function player({ hostname, pathname }: URL): string | null {
  const id = lastPart(pathname);
  const [, , address, play] =
    PLAYERS.find(([host, idPattern]) => host.test(hostname) && idPattern.test(id)) ?? [];
  return address ? `${address}${id}?${play}=1` : null;
}

const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';
