import { adminAjaxUrl, type Checks } from '@iyim/runtime/page';
import { coerceText, isPlainObject, ownValue, type PlainObject, type Site } from '@iyim/runtime/widget';
import type { InferOutput } from 'valibot';
import type { AssetUrl } from '../../../shared/listing/assets.ts';
import { plainText } from '../../../shared/site/plain-text.ts';
import { pluginPopupNames } from '../names.ts';

export interface PopupContentRequest {
  /** The popup's number. */
  readonly id: string;
  /** Address of the page. */
  readonly pageUrl: string;
  /** True for a popup whose content is requested at every opening. */
  readonly forceLoad: boolean;
  /** Other fields, such as those of the listing item that the popup shows (PO-7). They cannot override the fields above. */
  readonly data?: PlainObject;
}

/** Schema of an answer: `{ type, content }`, without WordPress's usual envelope. */
const schema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<PlainObject>(
      (answer) => ['success', 'error'].includes(String(ownValue(answer, 'type'))),
      '{ type: "success" or "error" }',
    ),
    transform((answer) => {
      if (answer.type === 'error') {
        /** The server's reason for the refusal; empty if the answer has no message. */
        const message = plainText(coerceText(ownValue(answer, 'message')) ?? '');
        return { kind: 'refused', message } as const;
      }
      const content = ownValue(answer, 'content');
      const assets = (key: string) => toAssets(ownValue(content, key));
      return {
        kind: 'content',
        /**
         * HTML of the content; if it is empty, the popup keeps its present content. In answers from servers before 2.0, `content`
         * is the HTML.
         */
        html: coerceText(isPlainObject(content) ? ownValue(content, 'content') : content) ?? '',
        /** Element types of the content, for page scripts that handle the plugin's events. */
        elements: ownValue(content, 'contentElements') ?? [],
        /** URLs of scripts that load before the content is shown. */
        scripts: assets('scripts'),
        styles: assets('styles'),
        /** URLs of scripts that load when the content is in the page. */
        afterScripts: assets('afterScripts'),
        /** The answer as received, for page scripts that handle the plugin's events. */
        raw: answer,
      } as const;
    }),
  );

export type PopupContentAnswer = InferOutput<ReturnType<typeof schema>>;
export type PopupContent = Extract<PopupContentAnswer, { readonly kind: 'content' }>;

/** Reads a list of `{ handle, src }`, which PHP writes as an object if it has gaps, or a map of handles to URLs. */
function toAssets(value: unknown): AssetUrl[] {
  if (!Array.isArray(value) && !isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const handle = coerceText(ownValue(entry, 'handle')) ?? key;
    const url = coerceText(ownValue(entry, 'src')) ?? (typeof entry === 'string' ? entry : '');
    return url === '' ? [] : [{ handle, url }];
  });
}

/** Requests the content of a popup (PO-7). Rejects with an error of `errors.ts`. The request needs no nonce. */
export function fetchPopupContent(
  { http, config }: Site,
  { id, pageUrl, forceLoad, data = {} }: PopupContentRequest,
  signal?: AbortSignal,
): Promise<PopupContentAnswer> {
  const { action, settings } = pluginPopupNames;
  return http.json(
    {
      contract: action,
      url: adminAjaxUrl(config, settings, 'ajax_url'),
      form: {
        action,
        data: { customContent: '', ...data, forceLoad, popup_id: id, page_url: pageUrl },
      },
      signal,
    },
    schema,
  );
}
