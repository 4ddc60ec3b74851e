import ts from 'typescript';

export type Kind = 'comments' | 'titles' | 'descriptions' | 'messages' | 'markdown' | 'names';

/** A text written for people, or a declared name. */
export interface Text {
  readonly kind: Kind;
  /** Line of the text in its file, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Returns the texts of a source file, a style sheet, a dictionary of messages or a Markdown document. */
export function textsOf(path: string, source: string): Text[] {
  if (path.endsWith('.md')) return markdownLines(source);
  if (path.endsWith('.css')) return cssComments(source);
  if (path.endsWith('texts.json')) return englishMessages(source);
  return codeTexts(path, source);
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;

/** Returns the lines of prose: lines of more than 20 characters outside code samples. */
function markdownLines(source: string): Text[] {
  const prose = source.replace(/```[\s\S]*?```/g, (sample) => sample.replace(/[^\n]/g, ''));
  return prose
    .split('\n')
    .flatMap((text, at) => (text.length > 20 ? [{ kind: 'markdown' as const, line: at + 1, text }] : []));
}

const cssComments = (source: string): Text[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    commentText(comment, lineAt(source, index)),
  );

/** Returns the English messages of a dictionary, which are in `"en": { "key": "text" }`. */
function englishMessages(source: string): Text[] {
  const { en = {} } = JSON.parse(source) as { en?: Readonly<Record<string, string | Plurals>> };
  return Object.values(en)
    .flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
    .map((text) => ({
      kind: 'messages',
      line: lineAt(source, source.indexOf(JSON.stringify(text))),
      text,
    }));
}

type Plurals = Readonly<Record<string, string>>;

/** Returns the text of a comment, or only the reason in a `biome-ignore` comment. Returns an empty list for `@vite-ignore`. */
function commentText(comment: string, line: number): Text[] {
  const text = comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((part) => part.trim().replace(/^(?:\*|\/\/)\s?/, ''))
    .join(' ')
    .trim();
  const reason = /^biome-ignore\S* [^:]+: (.+)$/.exec(text)?.[1];
  return text === '' || text.startsWith('@vite-ignore')
    ? []
    : [{ kind: 'comments', line, text: reason ?? text }];
}

const TEST_NAMES = /^(?:test|it)$/;

function codeTexts(path: string, source: string): Text[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const comments = new Map<number, ts.CommentRange>();
  const jsxTexts: ts.JsxText[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const isSettings = /(?:^|\/)settings\.ts$/.test(path);
  const visit = (node: ts.Node): void => {
    if (!ts.isJsxText(node))
      for (const range of [
        ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
      ])
        comments.set(range.pos, range);
    else jsxTexts.push(node);
    if (ts.isCallExpression(node)) {
      const title = node.arguments[0];
      if (title && TEST_NAMES.test(calledName(node.expression)))
        for (const text of stringsOf(title))
          found.push({ kind: 'titles', line: lineOf(title.getStart()), text });
      else if (isSettings)
        // A description has several words; other strings are names and values.
        for (const argument of node.arguments)
          for (const text of stringsOf(argument))
            if (/^[A-Z`].* /.test(text))
              found.push({ kind: 'descriptions', line: lineOf(argument.getStart()), text });
    }
    if (ts.isNewExpression(node) && /Error$|^NothingToEnhance$/.test(node.expression.getText(file)))
      for (const argument of node.arguments ?? [])
        for (const text of stringsOf(argument))
          found.push({ kind: 'messages', line: lineOf(argument.getStart()), text });
    const name = declaredName(node);
    if (name) found.push({ kind: 'names', line: lineOf(name.getStart()), text: name.text });
    // Includes tokens such as a closing brace, because comments may be before them.
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  // Removes text in JSX elements that was mistaken for a comment.
  for (const { pos, end } of jsxTexts)
    for (const start of comments.keys()) if (start >= pos && start < end) comments.delete(start);
  return [...found, ...joinLines(source, [...comments.values()], lineOf)];
}

/** Returns the name of the called function: `test` for `test(…)`, `test.each(…)(…)` and `test.skipIf(…)(…)`. */
function calledName(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called))
    return calledName(called.expression);
  return '';
}

/** Returns the texts of a string, of a template (with … for each inserted value), or of both branches of a condition. */
function stringsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  return [];
}

/** Returns the identifier that a declaration introduces, if the node is a declaration. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

/** Returns the texts of the comments. Consecutive `//` comments are joined into one text. */
function joinLines(source: string, ranges: ts.CommentRange[], lineOf: (position: number) => number): Text[] {
  const groups: { start: number; end: number; text: string; isLines: boolean }[] = [];
  for (const { pos, end, kind } of ranges.sort((a, b) => a.pos - b.pos)) {
    const isLines = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const text = source.slice(pos, end);
    const last = groups.at(-1);
    const isNext = isLines && last?.isLines && !text.includes('biome-ignore');
    if (isNext && /^\s*$/.test(source.slice(last.end, pos)) && lineOf(pos) === lineOf(last.end) + 1)
      Object.assign(last, { end, text: `${last.text}\n${text}` });
    else groups.push({ start: pos, end, text, isLines });
  }
  return groups.flatMap(({ start, text }) => commentText(text, lineOf(start)));
}
