import { NetworkError } from '@iyim/runtime';
import { adminAjaxUrl, type Checks, names, throwIfAborted } from '@iyim/runtime/page';
import { coerceFlag, coerceText, isPlainObject, own, type Site } from '@iyim/runtime/widget';

/** What a popup is to do after a form was sent. */
export interface PopupOrder {
  readonly action: 'open' | 'close';
  /** Which one to open; empty for `close`, which is about the popup around the form. */
  readonly id: string;
  /** Opens the popup, or closes it when it is open. */
  readonly toggle: boolean;
  /** Never shows the popup that is closed again. */
  readonly disable: boolean;
}

export interface SentForm {
  readonly ok: true;
  /** HTML, empty when there is nothing to say. */
  readonly messageHtml: string;
  /** As the server wrote it: not checked yet. */
  readonly redirectUrl: string | null;
  readonly popup: PopupOrder | null;
  /** All the server said, for the page's own scripts. */
  readonly data: unknown;
}

export interface RefusedForm {
  readonly ok: false;
  /** HTML, its lines apart by `<br>`. */
  readonly messageHtml: string;
  /** Field id → what is wrong with it, as HTML; at most 200. */
  readonly errors: ReadonlyMap<string, string>;
  readonly data: unknown;
}

export type FormAnswer = SentForm | RefusedForm;

export interface SendOptions {
  /** Bytes that have left, of how many. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** How long nothing may move, in ms; see `UploadRequest`. */
  readonly timeout?: number;
  /** The page's address; `location.href` when left out. */
  readonly referrer?: string;
}

/** The action a form is sent with (§3, §7), behind the page builder's prefix. */
const ACTION = '_pro_forms_send_form';
/** Fields added to those of the form (§3, §7). */
const ACTION_FIELD = 'action';
const REFERRER_FIELD = 'referrer';

/** No form has so many fields; an answer that does is not read to its end. */
const MAX_ERRORS = 200;

/** Loads the code that sends forms. */
export const loadUpload = (): Promise<Sender> => import('./upload.ts');
type Sender = Pick<typeof import('./upload.ts'), 'upload'>;

/** Loads it while the visitor fills in the form. */
export function preloadUpload(): void {
  loadUpload().catch(() => {}); // the form itself will say so
}

/**
 * Sends a form with all its fields and files (FM-1). `fields` gets the action and the page's address. A refusal by the
 * server (fields that are wrong, a captcha that failed) is an answer; the rejections are those of `upload`.
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
      (answer) => isPlainObject(answer) && coerceFlag(own(answer, 'success')) !== undefined,
      '{ success: true or false }',
    ),
    transform((answer): FormAnswer => {
      const data = own(answer, 'data');
      const messageHtml = coerceText(own(data, 'message')) ?? coerceText(data) ?? '';
      if (!coerceFlag(own(answer, 'success')))
        return { ok: false, messageHtml, errors: toErrors(own(data, 'errors')), data };
      // On the wire what follows a success stands one deeper than page scripts see it (FM-11).
      const extra = (key: string) => own(own(data, 'data'), key) ?? own(data, key);
      return {
        ok: true,
        messageHtml,
        redirectUrl: coerceText(extra('redirect_url')) || null,
        popup: toPopupOrder(extra('popup')),
        data,
      };
    }),
  );

/** The server writes a map, or a list when it is empty. Several messages of one field are lines of one. */
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
  const action = own(value, 'action');
  const id = coerceText(own(value, 'id')) ?? '';
  if (action !== 'close' && (action !== 'open' || id === '')) return null;
  return {
    action,
    id,
    toggle: coerceFlag(own(value, 'toggle')) ?? false,
    disable: coerceFlag(own(value, 'do_not_show_again')) ?? false,
  };
}
