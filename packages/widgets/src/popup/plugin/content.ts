import type { OpenRequest } from '@iyim/runtime/page';
import { parseHtml, site } from '@iyim/runtime/widget';
import { addAssetUrls } from '../../../shared/listing/assets.ts';
import type { PluginPopup } from './arm.ts';
import { fetchPopupContent, type PopupContent, type PopupContentAnswer } from './content-request.ts';
import { popupData } from './read-data.ts';

/** A request under way, and the number of openings that wait for it. */
interface Load {
  readonly key: string;
  readonly answer: Promise<PopupContentAnswer>;
  readonly controller: AbortController;
  waiting: number;
}

/** Maximum number of answers kept in memory. Without a limit, the popup of a long list could store one for each item. */
const MAX_ANSWERS = 20;

/**
 * Creates the functions that load a popup's content; they run at each opening. They send no request if the popup contains its
 * content, or if the answer is in memory and neither the popup nor its opener forces a request. Openings that wait for the same
 * content share one request.
 */
export function createLoader({ id, host, place, settings, events }: PluginPopup) {
  const answers = new Map<string, PopupContent>();
  let insertedKey = '';
  let current: Load | null = null;

  /** Reads the data that determines the content of this opening. */
  const read = (request: OpenRequest) => {
    const data = popupData(request, host);
    const key = JSON.stringify(data);
    const forceLoad = settings.forcesAjax || data.forceLoad === true;
    const custom = typeof data.customContent === 'string' ? data.customContent : '';
    return { data, key, forceLoad, custom, answer: forceLoad ? undefined : answers.get(key) };
  };

  /**
   * Loads the content, or waits for the request under way. The request continues if another opening for the same content replaces
   * the first one.
   */
  const share = (key: string, signal: AbortSignal, load: (signal: AbortSignal) => Load['answer']) => {
    if (current?.key !== key) {
      const controller = new AbortController();
      current = { key, controller, answer: load(controller.signal), waiting: 0 };
    }
    const shared = current;
    const forget = () => {
      if (current === shared) current = null;
    };
    shared.waiting += 1;
    signal.addEventListener('abort', () => {
      shared.waiting -= 1;
      queueMicrotask(() => {
        if (shared.waiting > 0) return;
        forget();
        shared.controller.abort();
      });
    });
    return shared.answer.finally(forget);
  };

  const insert = (key: string, content: PopupContent, signal: AbortSignal): DocumentFragment | null => {
    insertedKey = key;
    if (content.html === '') {
      events.fireLoaded(content);
      return null;
    }
    runWhenFilled(place, signal, async () => {
      await addAssetUrls({ scripts: content.afterScripts });
      events.fireLoaded(content);
    });
    return parseHtml(content.html);
  };

  return {
    mustLoad(request: OpenRequest): boolean {
      const { custom, answer } = read(request);
      return settings.usesAjax && custom === '' && !answer;
    },
    async loadContent(request: OpenRequest, signal: AbortSignal): Promise<DocumentFragment | null> {
      const { data, key, forceLoad, custom, answer: before } = read(request);
      events.setData(data);
      if (custom !== '') {
        insertedKey = '';
        runWhenFilled(place, signal, () => events.fireContent('render-custom-content'));
        return parseHtml(custom);
      }
      if (!settings.usesAjax) {
        events.fireContent('render-custom-content');
        return null;
      }
      if (before) {
        if (key !== insertedKey) return insert(key, before, signal);
        events.fireContent('show-content');
        return null;
      }
      const answer = await share(key, signal, async (loading) => {
        events.fireRequest('before-send');
        const contentRequest = { id, pageUrl: location.href, forceLoad, data };
        const found = await fetchPopupContent(site(), contentRequest, loading);
        if (found.kind === 'content') await addAssetUrls(found);
        return found;
      });
      if (signal.aborted) return null;
      if (answer.kind === 'refused') return refusal(answer.message);
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of answers.keys()) if (answers.size > MAX_ANSWERS) answers.delete(oldest);
      events.fireRequest('success', { request: answer.raw });
      return insert(key, answer, signal);
    },
  };
}

/** Returns the server's reason for a refusal as content. Throws if the reason is empty, so that the popup shows a failure to load. */
function refusal(message: string): DocumentFragment {
  if (message === '') throw new Error('expected the popup’s content, found a refusal without a message');
  return parseHtml(`<h3>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h3>`);
}

/** Calls `run` when the view has put content into `place`. */
function runWhenFilled(place: HTMLElement, signal: AbortSignal, run: () => unknown): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    void run();
  });
  observer.observe(place, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
