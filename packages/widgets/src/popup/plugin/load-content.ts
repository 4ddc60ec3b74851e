import { type OpenRequest, parseHtml, site } from '@iyim/runtime/widget';
import { addAssetUrls } from '../../../shared/listing/assets.ts';
import type { PluginEvents } from './plugin-events.ts';
import type { PluginSettings } from './plugin-settings.ts';
import { fetchPopupContent, type PopupContentAnswer } from './popup-content.ts';
import { popupData } from './read-data.ts';
import { shareLoad } from './share-load.ts';

export interface ContentOptions {
  readonly id: string;
  readonly host: HTMLElement;
  /** Where the view puts what is loaded. */
  readonly place: HTMLElement;
  readonly settings: Pick<PluginSettings, 'usesAjax' | 'forcesAjax'>;
  readonly events: PluginEvents;
}

type Data = Readonly<Record<string, unknown>>;
type Content = Extract<PopupContentAnswer, { kind: 'content' }>;

/** So many answers are kept: a popup of a long list is asked for one item after another. */
const KEPT = 20;

/**
 * Makes what fetches a popup's content when it opens: at once and nothing for one that needs none, once for all that ask at
 * the same time, and from memory what has come before unless the popup or its opener forces it.
 */
export function contentLoader({ id, host, place, settings, events }: ContentOptions) {
  const share = shareLoad<PopupContentAnswer>();
  const kept = new Map<string, Content>();
  let shown = '';

  const insert = (key: string, content: Content, signal: AbortSignal): DocumentFragment | null => {
    shown = key;
    if (content.html === '') {
      events.contentStands(content);
      return null;
    }
    whenFilled(place, signal, async () => {
      await addAssetUrls({ scripts: content.afterScripts });
      events.contentStands(content);
    });
    return parseHtml(content.html);
  };

  const isForced = (data: Data) => settings.forcesAjax || data.forceLoad === true;
  const customOf = (data: Data): string => {
    const custom = data.customContent;
    return typeof custom === 'string' ? custom : '';
  };

  const mustLoad = (request: OpenRequest): boolean => {
    const data = popupData(request, host);
    return settings.usesAjax && customOf(data) === '' && (isForced(data) || !kept.has(JSON.stringify(data)));
  };

  const loadContent = async (request: OpenRequest, signal: AbortSignal): Promise<DocumentFragment | null> => {
    const data = popupData(request, host);
    events.setData(data);
    const custom = customOf(data);
    if (custom !== '') {
      shown = '';
      whenFilled(place, signal, () => events.customContent());
      return parseHtml(custom);
    }
    if (!settings.usesAjax) {
      events.customContent();
      return null;
    }
    const forceLoad = isForced(data);
    const key = JSON.stringify(data);
    const before = forceLoad ? undefined : kept.get(key);
    if (before) {
      if (key !== shown) return insert(key, before, signal);
      events.showContent();
      return null;
    }
    const answer = await share(key, signal, async (loading) => {
      events.sending();
      const request = { id, pageUrl: location.href, forceLoad, data };
      const found = await fetchPopupContent(site(), request, loading);
      if (found.kind === 'content') await addAssetUrls(found);
      return found;
    });
    if (signal.aborted) return null;
    if (answer.kind === 'refused') return refusal(host, answer.message);
    kept.delete(key);
    kept.set(key, answer);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    events.answered(answer.raw);
    return insert(key, answer, signal);
  };

  return { loadContent, mustLoad };
}

/** The server's own words are what the visitor is shown; without any, the loading has failed. */
function refusal({ ownerDocument }: Element, message: string): DocumentFragment {
  if (message === '') throw new Error('expected the popup’s content, found a refusal without a message');
  const heading = ownerDocument.createElement('h3');
  heading.textContent = message;
  const content = ownerDocument.createDocumentFragment();
  content.append(heading);
  return content;
}

/** Runs when the view has put content into `place`. */
function whenFilled(place: HTMLElement, signal: AbortSignal, run: () => unknown): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    void run();
  });
  observer.observe(place, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
