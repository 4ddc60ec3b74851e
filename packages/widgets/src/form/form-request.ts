import { NetworkError } from '@iyim/runtime';
import { adminAjaxUrl, type Checks, names, throwIfAborted } from '@iyim/runtime/page';
import { coerceFlag, coerceText, isPlainObject, ownValue, type Site } from '@iyim/runtime/widget';

/** An instruction to open or close a popup after a form was sent. */
export interface PopupOrder {
  readonly action: 'open' | 'close';
  /** Id of the popup to open; empty for `close`, which closes the popup around the form. */
  readonly id: string;
  /** Whether a popup that is already open is closed instead. */
  readonly toggle: boolean;
  /** Whether the closed popup is never shown again. */
  readonly disable: boolean;
}

export interface SentForm {
  readonly ok: true;
  /** Message as HTML; empty if the server sent no message. */
  readonly messageHtml: string;
  /** URL as the server wrote it, not validated yet. */
  readonly redirectUrl: string | null;
  readonly popup: PopupOrder | null;
  /** The server's whole `data`, for page scripts. */
  readonly data: unknown;
}

export interface RefusedForm {
  readonly ok: false;
  /** Message as HTML; lines are separated by `<br>`. */
  readonly messageHtml: string;
  /** Error messages as HTML by field id; at most 200. */
  readonly errors: ReadonlyMap<string, string>;
  readonly data: unknown;
}

export type FormAnswer = SentForm | RefusedForm;

export interface SendOptions {
  /** Called with the number of bytes sent and the total. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** Time without progress, in ms, after which the request fails; see `UploadRequest`. */
  readonly timeout?: number;
  /** The page's address. @default location.href */
  readonly referrer?: string;
}

/** Action of the request, without the page builder's prefix (§3, §7). */
const ACTION = '_pro_forms_send_form';
/** Names of the fields that the request adds to the form's fields (§3, §7). */
const ACTION_FIELD = 'action';
const REFERRER_FIELD = 'referrer';

/** Maximum number of field errors that are read from an answer: no form has more fields. */
const MAX_ERRORS = 200;

/** Loads the code that sends forms. */
export const loadUpload = (): Promise<Sender> => import('./upload.ts');
type Sender = Pick<typeof import('./upload.ts'), 'upload'>;

/** Preloads the code that sends forms. Called while the visitor is filling in the form. */
export function preloadUpload(): void {
  loadUpload().catch(() => {}); // a failure is reported when the form is sent
}

/**
 * Sends a form with all its fields and files (FM-1). Adds the action and the page's address to `fields`. Resolves even if the
 * server refuses the form (invalid fields, a failed captcha). Rejects in the same cases as `upload`.
 */
export async function sendForm(
  { config }: Site,
  fields: FormData,
  { referrer = location.href, ...options }: SendOptions = {},
  load: () => Promise<Sender> = loadUpload,
): Promise<FormAnswer> {
  const action = config.prefixes.builder + ACTION;
  fields.set(ACTION_FIELD, action);
  fields.set(REFERRER_FIELD, referrer);
  const url = adminAjaxUrl(config, names.globals.builderPro, 'ajaxurl');
  const { upload } = await load().catch((cause: unknown) => {
    throwIfAborted(options.signal);
    throw new NetworkError({ contract: action, request: { method: 'POST', url }, cause });
  });
  return upload({ contract: action, url, body: fields, ...options }, answerSchema);
}

const answerSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<Record<string, unknown>>(
      (answer) => isPlainObject(answer) && coerceFlag(ownValue(answer, 'success')) !== undefined,
      '{ success: true or false }',
    ),
    transform((answer): FormAnswer => {
      const data = ownValue(answer, 'data');
      const messageHtml = coerceText(ownValue(data, 'message')) ?? coerceText(data) ?? '';
      if (!coerceFlag(ownValue(answer, 'success')))
        return { ok: false, messageHtml, errors: toErrors(ownValue(data, 'errors')), data };
      // The server sends these values in `data.data`, although the documented place is `data` (FM-11).
      const extra = (key: string) => ownValue(ownValue(data, 'data'), key) ?? ownValue(data, key);
      return {
        ok: true,
        messageHtml,
        redirectUrl: coerceText(extra('redirect_url')) || null,
        popup: toPopupOrder(extra('popup')),
        data,
      };
    }),
  );

/**
 * Reads field errors. The server sends a map, or an empty list if there are none. Several messages about a field become lines.
 */
function toErrors(errors: unknown): ReadonlyMap<string, string> {
  const entries = Array.isArray(errors) || isPlainObject(errors) ? Object.entries(errors) : [];
  const found = new Map<string, string>();
  for (const [id, value] of entries) {
    const lines = (Array.isArray(value) ? value : [value]).map(coerceText).filter(Boolean);
    if (lines.length > 0) found.set(id, lines.join('<br>'));
    if (found.size === MAX_ERRORS) break;
  }
  return found;
}

function toPopupOrder(value: unknown): PopupOrder | null {
  const action = ownValue(value, 'action');
  const id = coerceText(ownValue(value, 'id')) ?? '';
  if (action !== 'close' && (action !== 'open' || id === '')) return null;
  return {
    action,
    id,
    toggle: coerceFlag(ownValue(value, 'toggle')) ?? false,
    disable: coerceFlag(ownValue(value, 'do_not_show_again')) ?? false,
  };
}
