import { HttpError, InvalidAnswerError, RefusedError } from '@iyim/runtime';
import { type Checks, names, type SiteConfig } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';
import type { LoopFilters, LoopGeneration } from './loop-url.ts';

export function loopConfig({ global }: SiteConfig) {
  const { builder, builderPro } = names.globals;
  /** Nonce that is sent in the editor only. */
  const nonce =
    global('elementorPro').text('config.loopFilter.nonce') ?? global(builderPro).text('nonce') ?? '';
  return { nonce, generation: generationOf(global(builder).text('version')) };
}

/**
 * Derives the format from the page builder's version on the page. The format depends on the version of the builder's paid plugin,
 * which pages do not contain, but the two versions match. Without a version on the page, returns `lists`.
 */
function generationOf(version: string | undefined): LoopGeneration {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  if (major === undefined || minor === undefined) return 'lists';
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 18) ? 'joins' : 'lists';
}

interface LoopRefresh {
  readonly widgetId: string;
  /** Id of the document around the loop. @default the page's document */
  readonly documentId?: number | undefined;
  readonly filters: LoopFilters;
  /** Absolute address from which the server builds the links to other pages. */
  readonly baseUrl: string;
  /** The editor's unsaved model of the loop; sent in edit mode only. */
  readonly model?: unknown;
}

const schema = ({ object, string }: Checks) => object({ data: string() });

/**
 * Fetches the loop's new content as HTML (LP-3); '' if no item matches the filters. Null if the server refused, failed, or sent
 * any other answer; the loop must then stay unchanged. Rejects if the request did not reach the server, or timed out.
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
