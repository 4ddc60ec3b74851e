import { isPlainObject, ownValue, parseJson } from '@iyim/runtime/widget';
import { NOTICE_CLASSES, type NoticeKind } from '../../shared/cart/notice-names.ts';

/** A notice of the shop. Refusals have HTTP status 200 too, so only the kind distinguishes them. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly html: string;
}

/** Notice types by their names in JSON, without the prefix (§8). */
const TYPES: Readonly<Record<string, NoticeKind>> = {
  error: 'error',
  message: 'message',
  success: 'message',
  info: 'info',
  notice: 'info',
};
const TEXTS = ['notice', 'message', 'text', 'content'];

/** Reads the notices of an answer, which is HTML or JSON with types. If it has several kinds of notices, an error has priority. */
export function toNotice(answer: string): Notice {
  const html = fromJson(answer) ?? answer;
  const classes = new Set(
    [...html.matchAll(/\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].flatMap(([, double, single]) =>
      (double ?? single ?? '').split(/\s+/),
    ),
  );
  const has = (kind: NoticeKind) => NOTICE_CLASSES[kind].some((name) => classes.has(name));
  if (has('error')) return { kind: 'error', html };
  return { kind: has('message') ? 'message' : 'info', html };
}

/**
 * Converts the notices of `{ notices: … }`, `{ data: { notices: … } }` or `{ type, message }` to the shop's markup. `notices` is
 * a list of such objects, or texts by type. Null if the answer is not a JSON object or list.
 */
function fromJson(answer: string): string | null {
  const value = parseJson(answer);
  if (!isPlainObject(value) && !Array.isArray(value)) return null;
  const data = isPlainObject(ownValue(value, 'data')) ? ownValue(value, 'data') : value;
  const notices = ownValue(data, 'notices') ?? ownValue(data, 'messages') ?? data;
  if (typeof notices === 'string') return notices;
  if (Array.isArray(notices) || typeof ownValue(notices, 'type') === 'string')
    return [notices]
      .flat()
      .map((entry: unknown) => markup(ownValue(entry, 'type'), entry))
      .join('');
  return isPlainObject(notices)
    ? Object.entries(notices)
        .flatMap(([type, entries]) => [entries].flat().map((entry) => markup(type, entry)))
        .join('')
    : '';
}

/** Returns the HTML of a notice; empty for an unknown type or without a text. */
function markup(type: unknown, entry: unknown): string {
  const name = String(type).replace(/^wc_/, '');
  const kind = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  const texts = [entry, ...TEXTS.map((key) => ownValue(entry, key))];
  const text = texts.find((one) => typeof one === 'string' && one !== '');
  return kind && text ? `<div class="woocommerce-${kind}" role="alert">${text}</div>` : '';
}
