import { safeUrl } from '@iyim/runtime/widget';
import { type VideoSource, videoSource } from '../../shared/lightbox/video-source.ts';
import type { PlayerTasks } from './provider-player.ts';

export interface Playback {
  readonly isMuted: boolean;
  readonly isLooping: boolean;
  readonly hasCaptions: boolean;
  /** Start and end of the played part, in seconds; 0 for the start or end of the video. */
  readonly start: number;
  readonly end: number;
  /** Address of a player on this site that replaces the provider's player; empty to use the provider's player. */
  readonly ownPlayer: string;
}

/** Frame or file of a video, and the tasks that are left to the provider's script. */
export type Player = VideoSource & { readonly tasks?: PlayerTasks | undefined };

const FILE = /\.(mp4|m4v|webm|og[gv]|mov)$/i;
const PRIVATE = 'www.youtube-nocookie.com';

/**
 * Returns the player of a video: a file, or a provider's player that stores nothing about visitors who only watch. Returns null for
 * an address that is not a video of a known kind. A frame's address keeps only the video's id, start, end, loop and mute of the
 * given address.
 */
export function playerOf(type: string, address: string, playback: Playback): Player | null {
  const source = videoSource(type, address);
  if (source?.kind !== 'frame') {
    const isFile = source && (type === 'hosted' || FILE.test(new URL(source.url).pathname));
    return isFile ? source : null;
  }
  const url = new URL(source.url);
  const { searchParams, hostname } = url;
  const id = url.pathname.split('/').at(-1) ?? '';
  const query = new URL(safeUrl(address) ?? url).searchParams;
  const flag = (isSet: boolean, ...names: string[]) => isSet || names.some((name) => query.get(name) === '1');
  const seconds = (value: number, name: string) => value || Number.parseInt(query.get(name) ?? '', 10) || 0;
  const siteOwn = playback.ownPlayer && new URL(safeUrl(playback.ownPlayer) ?? '#', document.baseURI);
  const isMuted = flag(playback.isMuted, 'mute', 'muted');
  const isLooping = flag(playback.isLooping, 'loop');
  const start = seconds(playback.start, 'start');
  const end = seconds(playback.end, 'end');
  const hasEnd = end > start;
  const tasksOf = (provider: PlayerTasks['provider']): PlayerTasks | undefined =>
    siteOwn || !(isMuted || hasEnd || (isLooping && start > 0))
      ? undefined
      : { provider, video: id, start, end, isLooping: isLooping && (hasEnd || start > 0), isMuted };
  let tasks: PlayerTasks | undefined;
  const put = (isOn: unknown, entries: Readonly<Record<string, string | number>>) => {
    if (isOn) for (const [name, value] of Object.entries(entries)) searchParams.set(name, String(value));
  };
  if (/youtube/.test(hostname)) {
    url.hostname = PRIVATE;
    put(true, { playsinline: 1 });
    put(isMuted, { mute: 1 });
    put(isLooping, { loop: 1, playlist: id });
    put(playback.hasCaptions, { cc_load_policy: 1 });
    put(start > 0, { start });
    put(hasEnd, { end });
    tasks = tasksOf('youtube');
    put(tasks, { enablejsapi: 1, origin: location.origin });
  } else if (/vimeo/.test(hostname)) {
    put(true, { dnt: 1 });
    put(isMuted, { muted: 1 });
    put(isLooping, { loop: 1 });
    if (start > 0) url.hash = `t=${start}s`;
    tasks = tasksOf('vimeo');
  } else {
    put(isMuted, { mute: 1, muted: 1 });
    put(start > 0, { start, at: start });
  }
  if (!siteOwn) return { kind: 'frame', url: url.href, tasks };
  if (siteOwn.origin !== location.origin) return null;
  put(true, { video: id, provider: url.hostname });
  siteOwn.search = url.search;
  return { kind: 'frame', url: siteOwn.href };
}
