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

/** A provider's answer to a request for its script: the script, an error status, or null for no answer. */
export type Script = string | number | null;

/**
 * Answers requests to the video providers until the test ends: with `script` for a script, and with a short page for a frame.
 * Returns the addresses of the requested scripts.
 */
export async function fakeProviders(script: Script): Promise<readonly string[]> {
  const session = cdp() as unknown as Session;
  const requests: string[] = [];
  const answer = ({ requestId, request: { url } }: Paused) => {
    const isScript = /iframe_api|player\.js/.test(url);
    if (isScript) requests.push(url);
    if (isScript && script === null) return;
    const body = isScript ? (typeof script === 'string' ? script : '') : '<p>A player</p>';
    const answered = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: isScript && typeof script === 'number' ? script : 200,
      responseHeaders: [{ name: 'content-type', value: isScript ? 'text/javascript' : 'text/html' }],
      body: btoa(body),
    });
    answered.catch(() => {}); // ignores requests whose frame has been removed
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
    for (const name of ['YT', 'Vimeo', 'onYouTubeIframeAPIReady', 'calls', 'fireYouTube', 'fireVimeo'])
      Reflect.deleteProperty(window, name);
  });
  return requests;
}

/**
 * Fake of YouTube's script. Records calls in `calls`, defines `fireYouTube`, which reports a state, and calls the page's ready callback.
 */
export const YOUTUBE_SCRIPT = `
  window.calls ??= [];
  setTimeout(() => {
    window.YT = {
      Player: class {
        constructor(frame, { events }) {
          calls.push(['Player', frame.src]);
          window.fireYouTube = (data) => events.onStateChange({ data });
          for (const name of ['mute', 'setLoop', 'loadVideoById', 'destroy']) this[name] = (...given) => calls.push([name, ...given]);
          setTimeout(() => events.onReady(), 0);
        }
      },
    };
    window.onYouTubeIframeAPIReady?.();
  }, 0);`;

/** Fake of Vimeo's script. Records calls in `calls`, rejects all of them, and defines `fireVimeo`, which fires an event. */
export const VIMEO_SCRIPT = `
  window.calls ??= [];
  window.Vimeo = {
    Player: class {
      constructor(frame) {
        calls.push(['Player', frame.src]);
        const listeners = {};
        window.fireVimeo = (event, seconds) => listeners[event]?.({ seconds });
        this.on = (event, listener) => { listeners[event] = listener; };
        for (const name of ['setMuted', 'setLoop', 'setCurrentTime', 'play', 'pause', 'destroy'])
          this[name] = (...given) => { calls.push([name, ...given]); return Promise.reject(new Error('refused')); };
      }
    },
  };`;
