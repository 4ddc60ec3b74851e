import { pageBase } from '@iyim/runtime/page';
import { coerceText, isPlainObject, ownValue, parseHtml, type Site } from '@iyim/runtime/widget';
import { type AssetUrl, addAssetUrls } from '../listing/assets.ts';
import type { TemplateNames } from './names.ts';

export interface LoadedTemplate {
  readonly content: DocumentFragment;
  /** The server's answer, unchanged, for handlers of the plugin's events. */
  readonly answer: unknown;
}

/**
 * Requests the content of a plugin's panel by its template id, and adds the content's scripts and styles to the page. `more` are
 * further parameters of the request. Rejects if the address is cross-origin, because the answer is inserted as HTML. If the
 * request fails, rejects with an error from `errors.ts`.
 */
export async function loadTemplate(
  { http, config }: Site,
  names: TemplateNames,
  id: string,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<LoadedTemplate> {
  const { text, flag } = config.global(names.settings);
  const url = text('templateApiUrl') ?? `${config.urls.rest}${names.route}`;
  const { origin } = new URL(url, pageBase());
  if (origin !== location.origin)
    throw new Error(`expected a template's address on this site, found "${origin}"`);
  const self = names.self && { [names.self]: 1, 'no-cache': 1, timeStamp: Date.now() };
  const answer = await http.json(
    {
      contract: names.route,
      url,
      query: { id, dev: text('devMode') ?? 'false', ...more, ...(flag('isSelfRequest') && self) },
      signal,
    },
    ({ custom }) =>
      custom<{ template_content: string }>(
        (found) => typeof ownValue(found, 'template_content') === 'string',
        '{ template_content: HTML }',
      ),
  );
  await addAssetUrls({
    scripts: urlsOf(ownValue(answer, 'template_scripts')),
    styles: urlsOf(ownValue(answer, 'template_styles')),
  });
  return { content: parseHtml(answer.template_content), answer };
}

/** Reads a map from handles to URLs. PHP writes an empty map as a list. */
const urlsOf = (found: unknown): AssetUrl[] =>
  Object.entries(isPlainObject(found) ? found : {}).map(([handle, url]) => ({
    handle,
    url: coerceText(url) ?? '',
  }));
