const made = Symbol('html');

/** Markup made by `html` or vouched for by `trusted`; everything else is text and gets escaped. */
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

/** Text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Says that a string is markup already: only for what the shop itself wrote. */
export const trusted = (markup: string): Html => ({ [made]: true, toString: () => markup });

/** Whether something is markup made here, not merely a string. */
export const isHtml = (part: unknown): part is Html =>
  typeof part === 'object' && part !== null && made in part;

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (isHtml(part)) return part.toString();
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Markup with holes: what goes into a hole is escaped unless it is markup itself; lists are joined, null and false leave nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  trusted(strings.reduce((whole, piece, index) => whole + render(parts[index - 1]) + piece));

/** JSON for an inline script or a data attribute: can not close a script element. */
export const jsonForScript = (value: unknown): Html =>
  trusted(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  );
