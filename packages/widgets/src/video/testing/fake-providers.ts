import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (paused: Paused) => void): void;
  off(event: string, listener: (paused: Paused) => void): void;
}

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string };
}

/** Answer of a provider to a request for its script; null: it never answers. */
export type Script = string | number | null;

/**
 * Answers for the video providers at the network until the test has ended: a script's text, or an error's number. Frames are empty
 * pages. Returns the addresses of the scripts that were asked for.
 */
export async function fakeProviders(script: Script): Promise<readonly string[]> {
  const session = cdp() as unknown as Session;
  const asked: string[] = [];
  const answer = ({ requestId, request: { url } }: Paused) => {
    const isScript = /iframe_api|player\.js/.test(url);
    if (isScript) asked.push(url);
    if (isScript && script === null) return;
    const body = isScript ? (typeof script === 'string' ? script : '') : '<p>A player</p>';
    const answered = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: isScript && typeof script === 'number' ? script : 200,
      responseHeaders: [{ name: 'content-type', value: isScript ? 'text/javascript' : 'text/html' }],
      body: btoa(body),
    });
    answered.catch(() => {}); // its frame has left the page
  };
  session.on('Fetch.requestPaused', answer);
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*://*.youtube*' }, { urlPattern: '*://*.vimeo.com/*' }],
  });
  onTestFinished(async () => {
    session.off('Fetch.requestPaused', answer);
    await session.send('Fetch.disable');
    for (const tag of document.querySelectorAll('head > script[src*=youtube], head > script[src*=vimeo]'))
      tag.remove();
    for (const name of ['YT', 'Vimeo', 'onYouTubeIframeAPIReady', 'calls', 'tellYouTube', 'tellVimeo'])
      Reflect.deleteProperty(window, name);
  });
  return asked;
}

/** YouTube's script, as far as it is used: notes its calls in `calls`, tells of a state by `tellYouTube`, calls the page's global. */
export const YOUTUBE_SCRIPT = `
  window.calls ??= [];
  setTimeout(() => {
    window.YT = {
      Player: class {
        constructor(frame, { events }) {
          calls.push(['Player', frame.src]);
          window.tellYouTube = (data) => events.onStateChange({ data });
          for (const name of ['mute', 'setLoop', 'loadVideoById', 'destroy']) this[name] = (...given) => calls.push([name, ...given]);
          setTimeout(() => events.onReady(), 0);
        }
      },
    };
    window.onYouTubeIframeAPIReady?.();
  }, 0);`;

/** Vimeo's script: the same, by `tellVimeo`; all that it is asked for is refused in the end. */
export const VIMEO_SCRIPT = `
  window.calls ??= [];
  window.Vimeo = {
    Player: class {
      constructor(frame) {
        calls.push(['Player', frame.src]);
        const listeners = {};
        window.tellVimeo = (event, seconds) => listeners[event]?.({ seconds });
        this.on = (event, listener) => { listeners[event] = listener; };
        for (const name of ['setMuted', 'setLoop', 'setCurrentTime', 'play', 'pause', 'destroy'])
          this[name] = (...given) => { calls.push([name, ...given]); return Promise.reject(new Error('refused')); };
      }
    },
  };`;
