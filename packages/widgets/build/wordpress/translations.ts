/** Translations of the plugin's texts, by text. */
export type Translations = ReadonlyMap<string, string>;

/** Matches calls to the translation functions, and captures their text. The plugin uses no plural forms and no contexts. */
const CALL = /\b(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'iyim'\s*\)/g;
const HEADER_FIELDS = /^ \* (?:Description):\s+(.+)$/gm;

/** Returns the texts that PHP files translate, and those of the plugin's header, without repetition. */
export function textsOf(php: readonly string[]): string[] {
  const found = php.flatMap((source) => [
    ...[...source.matchAll(HEADER_FIELDS)].map(([, text = '']) => text.trim()),
    ...[...source.matchAll(CALL)].map(([, text = '']) => text.replace(/\\(['\\])/g, '$1')),
  ]);
  return [...new Set(found)].sort((a, b) => (a < b ? -1 : 1));
}

const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
const unquote = (text: string): string => JSON.parse(text) as string;

const HEADER = 'Content-Type: text/plain; charset=UTF-8\nX-Domain: iyim\n';

/**
 * Returns a PO file: the template for translators, or with `translations` the file of a language, which keeps its header. Texts
 * without a translation are empty.
 */
export function poFile(texts: readonly string[], translations: Translations = new Map()): string {
  const fields = (translations.get('') ?? HEADER).split('\n').slice(0, -1);
  const header = `msgid ""\nmsgstr ""\n${fields.map((line) => `${quote(`${line}\n`)}\n`).join('')}`;
  return [
    header,
    ...texts.map((text) => `msgid ${quote(text)}\nmsgstr ${quote(translations.get(text) ?? '')}\n`),
  ].join('\n');
}

/** Reads a PO file. Its first entry, with an empty text, is the header. Throws on any line that is not an entry or a comment. */
export function readPo(po: string): Translations {
  const entries = new Map<string, string>();
  let text: string | undefined;
  let target: 'msgid' | 'msgstr' = 'msgid';
  for (const [index, line] of po.split('\n').entries()) {
    const [, keyword, quoted] = /^(?:(msgid|msgstr) )?("(?:[^"\\]|\\.)*")$/.exec(line.trim()) ?? [];
    if (quoted === undefined) {
      if (line.trim() !== '' && !line.startsWith('#'))
        throw new Error(
          `line ${index + 1} of the translations: expected msgid, msgstr or "text", found ${line}`,
        );
      continue;
    }
    if (keyword === 'msgid' || keyword === 'msgstr') target = keyword;
    if (keyword === 'msgid') text = unquote(quoted);
    else if (target === 'msgid') text = (text ?? '') + unquote(quoted);
    else entries.set(text ?? '', (entries.get(text ?? '') ?? '') + unquote(quoted));
  }
  return entries;
}

/** Returns translations as an MO file, as WordPress reads it: two tables of lengths and offsets, then the texts. */
export function mo(translations: Translations): Buffer {
  const encoded = [...translations]
    .map((pair) => pair.map((text) => Buffer.from(text)))
    .sort(([a = Buffer.of()], [b = Buffer.of()]) => Buffer.compare(a, b));
  const count = encoded.length;
  const head = Buffer.alloc(28 + count * 16);
  for (const [index, value] of [0x950412de, 0, count, 28, 28 + count * 8, 0, 28 + count * 16].entries())
    head.writeUInt32LE(value, index * 4);
  const texts: Buffer[] = [];
  let offset = head.length;
  for (const table of [0, 1])
    for (const [index, pair] of encoded.entries()) {
      const text = pair[table] ?? Buffer.of();
      head.writeUInt32LE(text.length, 28 + table * count * 8 + index * 8);
      head.writeUInt32LE(offset, 28 + table * count * 8 + index * 8 + 4);
      texts.push(text, Buffer.of(0));
      offset += text.length + 1;
    }
  return Buffer.concat([head, ...texts]);
}
