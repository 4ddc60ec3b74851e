import ts from 'typescript';

/** A range of a source file that contains a value. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The value as written in the source. */
  readonly source: string;
  /** Options of a choice, as written in the source, if the value is its default. */
  readonly options?: readonly string[];
}

/** Index of the default in the arguments of a setting's reader, if it is not the first. */
const DEFAULT_ARGUMENT: Readonly<Record<string, number>> = { choice: 1 };
/** Readers without an argument for the default. The place is then the call itself. */
const WITHOUT_DEFAULT = new Set(['link', 'icon']);
/** Functions and constructors whose first argument is the value. */
const AROUND = new Set(['byDevice', 'freeze', 'Set', 'Map']);

/**
 * Finds a value in a TypeScript or CSS source.
 *
 * In TypeScript, `path` is one of:
 * - `NAME` or `NAME.key.key`: the value of a constant or of a key in an object, the default of a parameter or of a destructured
 *   variable, or the default of a setting (`settings.columns`);
 * - `NAME.key:name`: the name itself, as written in a declaration, an object or a destructuring;
 * - `NAME.key:reader`: the whole reader of a setting, including its default.
 *
 * In CSS, it is `selector { property }`: the property's value in the first rule whose selector contains `selector`.
 *
 * In any file, it may be a snippet of the source that occurs once, with the value between « and »: `ownValue(data, '«posts»')`.
 *
 * @throws Error if the path matches no place, or several.
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

/** Returns the declarations of `key` below the given nodes, at the smallest depth at which there are any. */
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

/** Returns the options of a choice if the node is its default, and an empty list otherwise. */
function optionsOf({ parent }: ts.Node): readonly ts.Expression[] {
  const [options] =
    ts.isCallExpression(parent) && parent.expression.getText() === 'choice' ? parent.arguments : [];
  return options && ts.isArrayLiteralExpression(options) ? options.elements : [];
}

const isReader = (name: string): boolean =>
  ['toggle', 'number', 'text', 'choice', 'length', 'duration', 'period', 'list', 'range'].includes(name);
