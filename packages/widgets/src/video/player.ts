import { safeUrl } from '@iyim/runtime/widget';
import { type VideoSource, videoSource } from '../../shared/lightbox/video-source.ts';
import type { PlayerWishes } from './provider-player.ts';

export interface Playing {
  readonly isMuted: boolean;
  readonly isLooping: boolean;
  readonly hasCaptions: boolean;
  /** Seconds; 0: the video's own. */
  readonly start: number;
  readonly end: number;
  /** Of this site, plays in the provider's place; empty: the provider plays. */
  readonly ownPlayer: string;
}

/** A video's frame, and the tasks that are left to its provider's script. */
export type Player = VideoSource & { readonly wishes?: PlayerWishes | undefined };

const FILE = /\.(mp4|m4v|webm|og[gv]|mov)$/i;
const PRIVATE = 'www.youtube-nocookie.com';

/**
 * What plays a video once the visitor wants it to: a file, or a provider's player that keeps nothing of those who only look on. Null for
 * an address that is no video of a kind we know; nothing of it but the video's id gets into a frame.
 */
export function playerOf(type: string, address: string, wanted: Playing): Player | null {
  const source = videoSource(type, address);
  if (source?.kind !== 'frame') {
    const isFile = source && (type === 'hosted' || FILE.test(new URL(source.url).pathname));
    return isFile ? source : null;
  }
  const url = new URL(source.url);
  const { searchParams, hostname } = url;
  const id = url.pathname.split('/').at(-1) ?? '';
  const asked = new URL(safeUrl(address) ?? url).searchParams;
  const flag = (own: boolean, ...names: string[]) => own || names.some((name) => asked.get(name) === '1');
  const seconds = (own: number, name: string) => own || Number.parseInt(asked.get(name) ?? '', 10) || 0;
  const own = wanted.ownPlayer && new URL(safeUrl(wanted.ownPlayer) ?? '#', document.baseURI);
  const isMuted = flag(wanted.isMuted, 'mute', 'muted');
  const isLooping = flag(wanted.isLooping, 'loop');
  const start = seconds(wanted.start, 'start');
  const end = seconds(wanted.end, 'end');
  const hasEnd = end > start;
  const wishesOf = (provider: PlayerWishes['provider']): PlayerWishes | undefined =>
    own || !(isMuted || hasEnd || (isLooping && start > 0))
      ? undefined
      : { provider, video: id, start, end, isLooping: isLooping && (hasEnd || start > 0), isMuted };
  let wishes: PlayerWishes | undefined;
  const put = (isOn: unknown, entries: Readonly<Record<string, string | number>>) => {
    if (isOn) for (const [name, value] of Object.entries(entries)) searchParams.set(name, String(value));
  };
  if (/youtube/.test(hostname)) {
    url.hostname = PRIVATE;
    put(true, { playsinline: 1 });
    put(isMuted, { mute: 1 });
    put(isLooping, { loop: 1, playlist: id });
    put(wanted.hasCaptions, { cc_load_policy: 1 });
    put(start > 0, { start });
    put(hasEnd, { end });
    wishes = wishesOf('youtube');
    put(wishes, { enablejsapi: 1, origin: location.origin });
  } else if (/vimeo/.test(hostname)) {
    put(true, { dnt: 1 });
    put(isMuted, { muted: 1 });
    put(isLooping, { loop: 1 });
    if (start > 0) url.hash = `t=${start}s`;
    wishes = wishesOf('vimeo');
  } else {
    put(isMuted, { mute: 1, muted: 1 });
    put(start > 0, { start, at: start });
  }
  if (!own) return { kind: 'frame', url: url.href, wishes };
  if (own.origin !== location.origin) return null;
  put(true, { video: id, provider: url.hostname });
  own.search = url.search;
  return { kind: 'frame', url: own.href };
}
