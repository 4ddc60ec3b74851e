import { adminAjaxUrl, type Checks, inAction } from '@iyim/runtime/page';
import { coerceText, isPlainObject, own, type Site } from '@iyim/runtime/widget';
import { plainText } from '../../shared/site/plain-text.ts';

/** The elements plugin's settings, in a page global. */
export const SETTINGS_GLOBAL = 'jetElements';

/** The action of a subscription (§7), behind the plugin's prefix. */
const ACTION = '_subscribe_form_ajax';

export interface SubscribeRequest {
  readonly email: string;
  /** Subscribes to `targetList` instead of the site's own list. */
  readonly useTargetList: boolean;
  readonly targetList: string;
  /** What the server gave the form to send back; nothing is sent as an empty value, as jQuery does. */
  readonly instanceData: unknown;
  /** The form's other fields by name. */
  readonly additional: ReadonlyMap<string, string>;
}

export interface SubscribeAnswer {
  readonly type: 'success' | 'error';
  /** As text: tags in it stay what they are. Empty when the server says nothing. */
  readonly message: string;
}

/** Bare `{ type, message }`, or the same under `data` of the CMS's envelope, which some answers of the original come in. */
const answerSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<unknown>((answer) => typeOf(answer) !== undefined, '{ type: "success" or "error" }'),
    transform(
      (answer): SubscribeAnswer => ({
        type: typeOf(answer) ?? 'error',
        message: plainText(coerceText(own(bodyOf(answer), 'message')) ?? '').trim(),
      }),
    ),
  );

function bodyOf(answer: unknown): unknown {
  const inner = own(answer, 'data');
  return own(answer, 'type') === undefined && isPlainObject(inner) ? inner : answer;
}

function typeOf(answer: unknown): SubscribeAnswer['type'] | undefined {
  const type = own(bodyOf(answer), 'type');
  return type === 'success' || type === 'error' ? type : undefined;
}

/** Subscribes an address (SB-1). There is no nonce in this contract, and a refusal comes with status 200. */
export function subscribe(
  { http, config }: Site,
  { email, useTargetList, targetList, instanceData, additional }: SubscribeRequest,
  signal?: AbortSignal,
): Promise<SubscribeAnswer> {
  const action = inAction(config.prefixes.elements) + ACTION;
  // Names of §3.
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
