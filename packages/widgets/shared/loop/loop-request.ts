import { HttpError, InvalidAnswerError, RefusedError } from '@iyim/runtime';
import { object, string } from 'valibot';
import type { LoopArea } from './loop-area.ts';
import type { LoopFilters } from './loop-url.ts';

export interface LoopRefresh {
  readonly widgetId: string;
  /** Of the document the loop stands in; without one, the page's. */
  readonly documentId?: number | undefined;
  readonly filters: LoopFilters;
  /** Absolute address on which the server builds the links to other pages. */
  readonly baseUrl: string;
  /** What the editor knows of a loop that is not saved yet; sent in edit mode only. */
  readonly model?: unknown;
}

const schema = object({ data: string() });

/**
 * The loop's new content as HTML (LP-3); '' when nothing passes the filters. Null when the server refused, failed, or
 * answered anything else: then the loop stays as it is. A request that did not get through, or not in time, rejects.
 */
export async function refreshLoop(
  { http, names, config }: LoopArea,
  { widgetId, documentId, filters, baseUrl, model }: LoopRefresh,
  signal?: AbortSignal,
): Promise<string | null> {
  const { routes, fields, headers } = names;
  const { editMode, nonce } = config;
  try {
    const { data } = await http.json(
      {
        contract: routes.refresh,
        url: `${config.rest}${routes.refresh}`,
        json: {
          [fields.postId]: documentId || config.postId,
          [fields.filters]: toPayload(filters, { names, config }),
          [fields.widgetId]: widgetId,
          [fields.baseUrl]: baseUrl,
          ...(editMode ? { [fields.model]: model, [fields.editMode]: true } : {}),
        },
        headers: editMode && nonce !== '' ? { [headers.nonce]: nonce } : {},
        signal,
      },
      schema,
    );
    return data;
  } catch (error) {
    if (error instanceof HttpError || error instanceof RefusedError || error instanceof InvalidAnswerError)
      return null;
    throw error;
  }
}

function toPayload(filters: LoopFilters, { names, config }: Pick<LoopArea, 'names' | 'config'>): object {
  if (filters.size === 0) return {};
  const { taxonomy, terms, join } = names.fields;
  const byTaxonomy = Array.from(filters, ([key, filter]) => [
    key,
    config.generation === 'lists' ? filter.terms : { [terms]: filter.terms, [join]: filter.join },
  ]);
  return { [taxonomy]: Object.fromEntries(byTaxonomy) };
}

/** A page of the site, and where redirects led (LP-1, LP-2). Rejects on anything but a success. */
export async function fetchLoopPage(
  { http }: Pick<LoopArea, 'http'>,
  url: string,
  signal?: AbortSignal,
): Promise<{ readonly html: string; readonly url: string }> {
  const answer = await http.send({ contract: 'page of a loop', url, signal });
  return { html: answer.text, url: answer.url || url };
}
