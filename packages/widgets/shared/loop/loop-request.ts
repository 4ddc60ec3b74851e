import { HttpError, InvalidAnswerError, RefusedError } from '@iyim/runtime';
import { type Checks, names, type SiteConfig } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';
import type { LoopFilters, LoopGeneration } from './loop-url.ts';

export function loopConfig({ global }: SiteConfig) {
  const { builder, builderPro } = names.globals;
  /** Sent in the editor only. */
  const nonce =
    global('elementorPro').text('config.loopFilter.nonce') ?? global(builderPro).text('nonce') ?? '';
  return { nonce, generation: generationOf(global(builder).text('version')) };
}

/**
 * Told by the page builder's version, which the pages carry; that of its paid half, which decides, is nowhere on a page and
 * goes with it. A page that tells no version gets lists.
 */
function generationOf(version: string | undefined): LoopGeneration {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  if (major === undefined || minor === undefined) return 'lists';
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 18) ? 'joins' : 'lists';
}

interface LoopRefresh {
  readonly widgetId: string;
  /** Of the document the loop stands in; without one, the page's. */
  readonly documentId?: number | undefined;
  readonly filters: LoopFilters;
  /** Absolute address on which the server builds the links to other pages. */
  readonly baseUrl: string;
  /** What the editor knows of a loop that is not saved yet; sent in edit mode only. */
  readonly model?: unknown;
}

const schema = ({ object, string }: Checks) => object({ data: string() });

/**
 * The loop's new content as HTML (LP-3); '' when nothing passes the filters. Null when the server refused, failed, or
 * answered anything else: then the loop stays as it is. A request that did not get through, or not in time, rejects.
 */
export async function refreshLoop(
  { http, config }: Site,
  { widgetId, documentId, filters, baseUrl, model }: LoopRefresh,
  signal?: AbortSignal,
): Promise<string | null> {
  const { postId, editMode } = config.builder;
  const { generation, nonce } = loopConfig(config);
  const route = `${config.prefixes.builder}-pro/v1/refresh-loop`;
  try {
    const { data } = await http.json(
      {
        contract: route,
        url: `${config.urls.rest}${route}`,
        json: {
          post_id: documentId || postId,
          widget_filters: toPayload(filters, generation),
          widget_id: widgetId,
          pagination_base_url: baseUrl,
          ...(editMode ? { widget_model: model, is_edit_mode: true } : {}),
        },
        headers: editMode && nonce !== '' ? { 'X-WP-Nonce': nonce } : {},
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

function toPayload(filters: LoopFilters, generation: LoopGeneration): object {
  if (filters.size === 0) return {};
  const byTaxonomy = Array.from(filters, ([key, filter]) => [
    key,
    generation === 'lists' ? filter.terms : { terms: filter.terms, logicalJoin: filter.join },
  ]);
  return { taxonomy: Object.fromEntries(byTaxonomy) };
}
