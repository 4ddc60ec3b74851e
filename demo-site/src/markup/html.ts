const made = Symbol('html');

/** Markup made by `html` or `trusted`; everything else is text and is escaped. */
export interface Html {
  readonly [made]: true;
  toString(): string;
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Marks a string as markup. Only for strings that the shop itself wrote. */
export const trusted = (markup: string): Html => ({ [made]: true, toString: () => markup });

/** Whether a value is markup made by `html` or `trusted`, not just a string. */
export const isHtml = (part: unknown): part is Html =>
  typeof part === 'object' && part !== null && made in part;

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (isHtml(part)) return part.toString();
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
}

/**
 * Template tag for markup. Inserted values are escaped unless they are markup; lists are joined, null and false insert nothing.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  trusted(strings.reduce((whole, piece, index) => whole + render(parts[index - 1]) + piece));

/** Returns JSON for an inline script or a data attribute; it cannot close a script element. */
export const jsonForScript = (value: unknown): Html =>
  trusted(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  );
