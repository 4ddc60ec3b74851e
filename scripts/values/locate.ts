import ts from 'typescript';

/** A place in a source file that holds a value. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The value as the source spells it. */
  readonly source: string;
  /** For the default of a choice: its options, as the source spells them. */
  readonly options?: readonly string[];
}

/** Readers of settings whose default is not their first argument. */
const DEFAULT_ARGUMENT: Readonly<Record<string, number>> = { choice: 1 };
/** Readers that take no default: it is `null`. Their place is the call itself. */
const WITHOUT_DEFAULT = new Set(['link', 'icon']);
/** Calls around a value that stand for the value itself. */
const AROUND = new Set(['byDevice', 'freeze', 'Set', 'Map']);

/**
 * Finds a value in a TypeScript or CSS source.
 *
 * In TypeScript, `path` is one of:
 * - `NAME` or `NAME.key.key`: the initializer of a constant, an object's key, a parameter's or a destructured default; of a
 *   setting (`settings.columns`) its default;
 * - `NAME.key:name`: the key itself, as an object, a type-free record or a destructuring spells it;
 * - `NAME.key:reader`: of a setting, the whole reader with its default;
 In CSS it is `selector { property }`: the property's value in the first rule whose selector holds `selector`.
 *
 * In any file it may be a snippet of the source that occurs once, with the value between « and »: `own(data, '«posts»')`.
 *
 * @throws Error when the path leads nowhere, or to several places.
 */
export function locate(file: string, text: string, path: string): Place {
  const places = path.includes('«')
    ? inSnippet(text, path)
    : file.endsWith('.css')
      ? inCss(text, path)
      : inTypeScript(file, text, path);
  const [place, ...others] = places;
  if (!place || others.length > 0)
    throw new Error(`${file}: expected one place at "${path}", found ${places.length}`);
  return place;
}

function inSnippet(text: string, path: string): Place[] {
  const [before = '', value = '', after = ''] = path.split(/[«»]/);
  const snippet = before + value + after;
  const places: Place[] = [];
  for (let at = text.indexOf(snippet); at >= 0; at = text.indexOf(snippet, at + 1)) {
    const start = at + before.length;
    places.push({ start, end: start + value.length, source: value });
  }
  return places;
}

function inCss(text: string, path: string): Place[] {
  const [, selector = '', property = ''] = /^(.*?)\s*\{\s*([\w-]+)\s*\}$/.exec(path) ?? [];
  for (const rule of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const [, head = '', body = ''] = rule;
    const found = new RegExp(String.raw`(?:^|[;\s])${property}\s*:\s*([^;]+?)\s*(?:;|$)`).exec(body);
    if (!head.includes(selector) || found?.[1] === undefined) continue;
    const start = rule.index + head.length + 1 + found.index + found[0].indexOf(found[1], property.length);
    return [{ start, end: start + found[1].length, source: found[1] }];
  }
  return [];
}

function inTypeScript(file: string, text: string, path: string): Place[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const at = (node: ts.Node): Place => {
    const options = optionsOf(node).map((option) => option.getText(source));
    return {
      start: node.getStart(source),
      end: node.getEnd(),
      source: node.getText(source),
      ...(options.length > 0 ? { options } : {}),
    };
  };
  const [keys = '', part] = path.split(':');
  let found: readonly ts.Node[] = [source];
  for (const key of keys.split('.')) found = nearest(found, key);
  if (part === 'name') return found.flatMap((node) => nameOf(node) ?? []).map(at);
  const initializers = found.flatMap((node) => initializerOf(node) ?? []);
  return (part === 'reader' ? initializers : initializers.map(unwrap)).map(at);
}

function children(node: ts.Node): ts.Node[] {
  const all: ts.Node[] = [];
  ts.forEachChild(node, (child) => void all.push(child));
  return all;
}

/** Declarations of `key` below these nodes, at the smallest depth that has any. */
function nearest(within: readonly ts.Node[], key: string): readonly ts.Node[] {
  for (let level = within.flatMap(children); level.length > 0; level = level.flatMap(children)) {
    const found = level.filter((node) => nameOf(node)?.text === key);
    if (found.length > 0) return found;
  }
  return [];
}

function nameOf(node: ts.Node): ts.Identifier | ts.StringLiteral | ts.NumericLiteral | undefined {
  if (ts.isTypeNode(node) || ts.isPropertySignature(node)) return undefined;
  const name = ts.isBindingElement(node)
    ? (node.propertyName ?? node.name)
    : ts.isVariableDeclaration(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node) ||
        ts.isParameter(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isMethodDeclaration(node)
      ? node.name
      : undefined;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name
    : undefined;
}

function initializerOf(node: ts.Node): ts.Node | undefined {
  return 'initializer' in node ? ((node.initializer as ts.Node | undefined) ?? undefined) : undefined;
}

function unwrap(node: ts.Node): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return unwrap(node.expression);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return node;
  const name = node.expression.getText().replace(/^.*\./, '');
  const value = node.arguments?.[DEFAULT_ARGUMENT[name] ?? 0];
  if (!value || WITHOUT_DEFAULT.has(name)) return node;
  return AROUND.has(name) || isReader(name) ? unwrap(value) : node;
}

/** The options of a choice whose default the node is. */
function optionsOf({ parent }: ts.Node): readonly ts.Expression[] {
  const [options] =
    ts.isCallExpression(parent) && parent.expression.getText() === 'choice' ? parent.arguments : [];
  return options && ts.isArrayLiteralExpression(options) ? options.elements : [];
}

const isReader = (name: string): boolean =>
  ['toggle', 'number', 'text', 'choice', 'length', 'duration', 'period', 'list', 'range'].includes(name);
