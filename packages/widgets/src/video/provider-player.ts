import { addScriptUrl } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';

/**
 * Tasks that a provider's player supports only through its script. Times are in seconds; an `end` of 0 means the end of the
 * video.
 */
export interface PlayerTasks {
  readonly provider: 'youtube' | 'vimeo';
  /** Id of the video. */
  readonly video: string;
  readonly start: number;
  readonly end: number;
  readonly isLooping: boolean;
  readonly isMuted: boolean;
}

/** Addresses of the providers' player scripts (§7, loaded on demand). */
const SCRIPTS = {
  youtube: 'https://www.youtube.com/iframe_api',
  vimeo: 'https://player.vimeo.com/api/player.js',
} as const;

/** Interval of the checks for the script's global, in ms. YouTube's script defines it only after loading another script. */
const CHECK_INTERVAL = 350;
/** Timeout of waiting for the script's global, in ms. */
const GIVE_UP = 10_000;
/** State that YouTube's player reports when the video has ended. */
const ENDED = 0;

interface YouTubePlayer {
  mute(): void;
  setLoop(loops: boolean): void;
  loadVideoById(part: { videoId: string; startSeconds: number; endSeconds?: number }): void;
  destroy(): void;
}

interface VimeoPlayer {
  on(event: 'timeupdate' | 'ended', listener: (data: { seconds: number }) => void): void;
  setMuted(isMuted: boolean): Promise<unknown>;
  setLoop(loops: boolean): Promise<unknown>;
  setCurrentTime(seconds: number): Promise<unknown>;
  play(): Promise<unknown>;
  pause(): Promise<unknown>;
  destroy(): Promise<unknown>;
}

interface Providers {
  readonly YT?: {
    readonly Player?: new (
      frame: HTMLIFrameElement,
      options: { events: { onReady(): void; onStateChange(event: { data: number }): void } },
    ) => YouTubePlayer;
  };
  readonly Vimeo?: { readonly Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
}

/**
 * Controls a provider's frame by the provider's script, which is loaded once per page unless the page has it already. Resolves with
 * a function that releases the frame. Rejects if the script cannot be loaded or defines no player; the frame then plays with only
 * the parameters in its address.
 */
export async function controlPlayer(
  frame: HTMLIFrameElement,
  tasks: PlayerTasks,
  signal: AbortSignal,
): Promise<() => void> {
  const { YT, Vimeo } = globalThis as Providers;
  const isThere = typeof (tasks.provider === 'youtube' ? YT : Vimeo)?.Player === 'function';
  if (!isThere) await addScriptUrl(SCRIPTS[tasks.provider], `iyim-player-${tasks.provider}`);
  const hold = tasks.provider === 'youtube' ? holdYouTube : holdVimeo;
  for (let waited = 0; !signal.aborted; waited += CHECK_INTERVAL) {
    const release = hold(frame, tasks, signal);
    if (release) return release;
    if (waited > GIVE_UP)
      throw new Error(`expected ${SCRIPTS[tasks.provider]} to define a player, found none`);
    await pause(signal);
  }
  return () => {};
}

/** Waits until the next check, or until the player is no longer needed. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, CHECK_INTERVAL);
    signal.addEventListener('abort', end);
  });

/** Binds a provider's player to a frame. Returns a function that releases the frame; null while the page has no such player. */
type Hold = (frame: HTMLIFrameElement, tasks: PlayerTasks, signal: AbortSignal) => (() => void) | null;

const holdYouTube: Hold = (frame, { video, start, end, isLooping, isMuted }, signal) => {
  const { Player } = (globalThis as Providers).YT ?? {};
  if (typeof Player !== 'function') return null;
  const safely = (run: () => void) => void (signal.aborted || attempt(run));
  const player: YouTubePlayer = new Player(frame, {
    events: {
      onReady: () =>
        safely(() => {
          if (isMuted) player.mute();
          // Turns off YouTube's loop, because it would restart at the beginning of the whole video.
          if (isLooping) player.setLoop(false);
        }),
      onStateChange: ({ data }) =>
        safely(() => {
          if (data !== ENDED || !isLooping) return;
          // Loads the part again, because after a `seekTo` the video would play past the end of the part.
          const part = { videoId: video, startSeconds: start };
          player.loadVideoById(end > start ? { ...part, endSeconds: end } : part);
        }),
    },
  });
  return () => attempt(() => player.destroy());
};

const holdVimeo: Hold = (frame, { start, end, isLooping, isMuted }, signal) => {
  const { Player } = (globalThis as Providers).Vimeo ?? {};
  if (typeof Player !== 'function') return null;
  const player = new Player(frame);
  const safely = async (run: () => unknown): Promise<void> => {
    try {
      await run();
    } catch {
      // Refused: the video continues.
    }
  };
  const again = () => {
    void safely(() => player.setCurrentTime(start));
    void safely(() => player.play());
  };
  if (isMuted) void safely(() => player.setMuted(true));
  if (isLooping) void safely(() => player.setLoop(false));
  let hasEnded = false;
  player.on('timeupdate', ({ seconds }) => {
    const isOver = end > start && seconds >= end;
    if (signal.aborted || isOver === hasEnded) return;
    hasEnded = isOver;
    if (!isOver) return;
    if (isLooping) again();
    else void safely(() => player.pause());
  });
  player.on('ended', () => {
    if (isLooping && !signal.aborted) again();
  });
  return () => void safely(() => player.destroy());
};
