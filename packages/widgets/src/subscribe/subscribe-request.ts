import { adminAjaxUrl, type Checks, inAction } from '@iyim/runtime/page';
import { coerceText, isPlainObject, ownValue, type Site } from '@iyim/runtime/widget';
import { plainText } from '../../shared/site/plain-text.ts';

/** Name of the page global with the elements plugin's settings. */
export const SETTINGS_GLOBAL = 'jetElements';

/** Name of the ajax action that subscribes (§7), without the plugin's prefix. */
const ACTION = '_subscribe_form_ajax';

export interface SubscribeRequest {
  readonly email: string;
  /** Whether to subscribe to `targetList` instead of the site's list. */
  readonly useTargetList: boolean;
  readonly targetList: string;
  /** Value from the server's form, sent back unchanged. `undefined` is sent as an empty value, as jQuery does. */
  readonly instanceData: unknown;
  /** Values of the form's other fields, by name. */
  readonly additional: ReadonlyMap<string, string>;
}

export interface SubscribeAnswer {
  readonly type: 'success' | 'error';
  /** Plain text: tags in it are not parsed. Empty if the server sends no message. */
  readonly message: string;
}

/** Schema of `{ type, message }`. Some answers of the original contain it as the `data` in the CMS's envelope. */
const answerSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<unknown>((answer) => typeOf(answer) !== undefined, '{ type: "success" or "error" }'),
    transform(
      (answer): SubscribeAnswer => ({
        type: typeOf(answer) ?? 'error',
        message: plainText(coerceText(ownValue(bodyOf(answer), 'message')) ?? '').trim(),
      }),
    ),
  );

function bodyOf(answer: unknown): unknown {
  const inner = ownValue(answer, 'data');
  return ownValue(answer, 'type') === undefined && isPlainObject(inner) ? inner : answer;
}

function typeOf(answer: unknown): SubscribeAnswer['type'] | undefined {
  const type = ownValue(bodyOf(answer), 'type');
  return type === 'success' || type === 'error' ? type : undefined;
}

/** Subscribes an e-mail address (SB-1). The request needs no nonce. The server responds with status 200 even if it refuses. */
export function subscribe(
  { http, config }: Site,
  { email, useTargetList, targetList, instanceData, additional }: SubscribeRequest,
  signal?: AbortSignal,
): Promise<SubscribeAnswer> {
  const action = inAction(config.prefixes.elements) + ACTION;
  // The field names are those of §3.
  const data = {
    email,
    use_target_list_id: useTargetList,
    target_list_id: targetList,
    data: instanceData,
    additional: Object.fromEntries(additional),
  };
  return http.json(
    {
      contract: action,
      url: adminAjaxUrl(config, SETTINGS_GLOBAL, 'ajaxUrl'),
      form: { action, data },
      signal,
    },
    answerSchema,
  );
}
