import { isPlainObject, own, parseJson } from '@iyim/runtime/widget';
import { NOTICE_CLASSES, type NoticeKind } from '../../shared/cart/notice-names.ts';

/** A store notice. The server answers a refusal with status 200, too: the kind is all that tells. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly html: string;
}

/** Names of notice types in JSON, without the prefix of §8. */
const TYPES: Readonly<Record<string, NoticeKind>> = {
  error: 'error',
  message: 'message',
  success: 'message',
  info: 'info',
  notice: 'info',
};
const TEXTS = ['notice', 'message', 'text', 'content'];

/** Returns the kind of notice in an answer, HTML or JSON with types; an error wins over others. */
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
 * The notices of `{ notices: … }`, `{ data: { notices: … } }` or `{ type, message }` as the shop's markup: a list of such objects, or
 * texts by type. Null when the answer is not JSON.
 */
function fromJson(answer: string): string | null {
  const value = parseJson(answer);
  if (!isPlainObject(value) && !Array.isArray(value)) return null;
  const data = isPlainObject(own(value, 'data')) ? own(value, 'data') : value;
  const notices = own(data, 'notices') ?? own(data, 'messages') ?? data;
  if (typeof notices === 'string') return notices;
  if (Array.isArray(notices) || typeof own(notices, 'type') === 'string')
    return [notices]
      .flat()
      .map((entry: unknown) => markup(own(entry, 'type'), entry))
      .join('');
  return isPlainObject(notices)
    ? Object.entries(notices)
        .flatMap(([type, entries]) => [entries].flat().map((entry) => markup(type, entry)))
        .join('')
    : '';
}

/** Empty for a type that is not known, and without a text. */
function markup(type: unknown, entry: unknown): string {
  const name = String(type).replace(/^wc_/, '');
  const kind = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  const texts = [entry, ...TEXTS.map((key) => own(entry, key))];
  const text = texts.find((one) => typeof one === 'string' && one !== '');
  return kind && text ? `<div class="woocommerce-${kind}" role="alert">${text}</div>` : '';
}
