import type { Plugin } from 'rolldown';

/**
 * Readers of settings whose last string argument is documentation, and the minimum number of arguments before it; see the
 * runtime's `readers.ts` and `builder-readers.ts`.
 */
const READERS = new Map([
  ...['toggle', 'number', 'text', 'choice', 'list', 'range', 'length', 'duration', 'period'].map(
    (name) => [name, 1] as const,
  ),
  ...['link', 'icon'].map((name) => [name, 0] as const),
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Removes the documentation of settings from the script bundle, because only README tables and Storybook use it, and they read
 * the source.
 */
export const stripDocs: Plugin = {
  name: 'strip-docs',
  transform: {
    filter: { id: /widgets[\\/](src|shared)[\\/][^\\/]+[\\/](definition|(?:[\w-]+-)?settings)\.ts$/ },
    handler(code) {
      const docs: Node[] = [];
      collectDocs(this.parse(code, { lang: 'ts' }) as unknown as Node, docs);
      const stripped = docs
        .sort((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code);
      return { code: stripped, map: null };
    },
  },
};

function collectDocs(node: Node, docs: Node[]): void {
  const callee = node.callee as Node | undefined;
  const before = READERS.get(String(callee?.name));
  if (node.type === 'CallExpression' && before !== undefined) {
    const texts = (node.arguments as Node[]).slice(before).filter(isText);
    const doc = texts.at(-1);
    if (doc) docs.push(doc);
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) collectDocs(child as Node, docs);
    }
  }
}

/** Whether a node is a string, a template, or a concatenation of strings. */
const isText = (node: Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  node.type === 'TemplateLiteral' ||
  node.type === 'BinaryExpression';
