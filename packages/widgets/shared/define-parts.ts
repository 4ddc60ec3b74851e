import { NothingToEnhance } from '@iyim/runtime/widget';

/**
 * Selectors by part name. A part is one required element, or an optional one with the prefix `?`. With `@` it is a list of at
 * least one element, and with `?@` a list that may be empty. All parts except `root` are searched inside `root`.
 */
type Row = Readonly<Record<string, string>>;
type Rows<Kind extends string = string> = Readonly<Record<Kind, Row>>;

type NameIn<Row> = Row extends unknown ? keyof Row : never;
type List = `@${string}` | `?@${string}`;
type PartOf<Selector> = Selector extends List
  ? readonly HTMLElement[]
  : HTMLElement | (Selector extends `?${string}` ? null : never);
type Missing<Row, Name> = Row extends { readonly [N in Name & string]: infer S }
  ? S extends List
    ? readonly HTMLElement[]
    : null
  : never;

/** The parts of a host. A part that only other kinds of markup have is null or an empty list. */
type PartsOf<R extends Rows> = {
  [Kind in keyof R & string]: { readonly kind: Kind; readonly root: HTMLElement } & {
    readonly [Name in Exclude<NameIn<R[keyof R]>, 'root'>]: Name extends keyof R[Kind]
      ? PartOf<R[Kind][Name]>
      : Missing<R[keyof R], Name>;
  };
}[keyof R & string];

/** Returns the host if it matches, otherwise the first matching element in it. */
const rootOf = (host: HTMLElement, selector = ':scope'): HTMLElement | null =>
  host.matches(selector) ? host : host.querySelector<HTMLElement>(selector);

/**
 * Returns a reader of hosts in several kinds of markup: it finds the parts of the first kind whose required parts all exist. The
 * reader throws `NothingToEnhance` with the missing part if no kind is complete.
 * @param expected Name of the host's content, for the error.
 */
export function defineParts<const R extends Rows>(
  expected: string,
  rows: R,
): (host: HTMLElement) => PartsOf<R> {
  const { root: _, ...names }: Row = Object.assign({}, ...Object.values(rows));
  return (host) => {
    let missing = '';
    for (const [kind, row] of Object.entries(rows)) {
      const root = rootOf(host, row.root);
      if (!root) continue;
      const parts: Record<string, unknown> = { kind, root };
      let isWhole = true;
      for (const [name, other] of Object.entries(names)) {
        const rule = row[name];
        const selector = rule?.replace(/^\??@?/, '');
        const elements = selector ? [...root.querySelectorAll(selector)] : [];
        parts[name] = /^\??@/.test(rule ?? other) ? elements : (elements[0] ?? null);
        if (!rule || rule.startsWith('?') || elements.length > 0) continue;
        isWhole = false;
        missing ||= ` with no ${selector} in it`;
      }
      if (isWhole) return parts as unknown as PartsOf<R>;
    }
    throw new NothingToEnhance(`expected ${expected}, found ${missing ? `an element${missing}` : 'none'}`);
  };
}

export interface FoundMarkup<Kind extends string> {
  readonly kind: Kind;
  readonly root: HTMLElement;
}

/**
 * Finds the first kind of markup whose root is in a host and for which `isUsable` is true. Used by widgets that read the parts
 * themselves, because the parts change. Throws `NothingToEnhance` if no kind matches.
 */
export function findMarkup<Kind extends string>(
  expected: string,
  rows: Readonly<Record<Kind, { readonly root: string }>>,
  host: HTMLElement,
  isUsable: (found: FoundMarkup<Kind>) => boolean = () => true,
): FoundMarkup<Kind> {
  for (const kind of Object.keys(rows) as Kind[]) {
    const root = rootOf(host, rows[kind].root);
    if (root && isUsable({ kind, root })) return { kind, root };
  }
  throw new NothingToEnhance(`expected ${expected}, found none`);
}
