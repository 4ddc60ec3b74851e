import ts from 'typescript';

interface Found {
  readonly line: number;
  readonly what: string;
}

/** Matches tags of elements whose handlers React calls directly: plain elements and `<ServerHtml>`. */
const PLAIN = /^([a-z]|ServerHtml$)/;
const HANDLER = /^on[A-Z]/;

/**
 * Returns the handlers of plain JSX elements that bypass the error funnel, with their lines. React calls such handlers directly,
 * and no error boundary or option of a root receives their errors. `<Enhance>`, `<Slot>` and `<Part>` wrap their handlers; a plain
 * element in a slot must use `handler(…)` of its island. A spread object is checked if it is declared in the same file, and
 * reported otherwise.
 */
export function rawHandlers(source: string): Found[] {
  const file = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const all: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);

  const found: Found[] = [];
  const add = (node: ts.Node, what: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, what });
  for (const element of all) {
    if (!ts.isJsxOpeningLikeElement(element) || !PLAIN.test(element.tagName.getText())) continue;
    const tag = element.tagName.getText();
    for (const attribute of element.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        const object = objectOf(attribute.expression, all);
        if (!object) add(attribute, `<${tag} {...${attribute.expression.getText()}}>`);
        for (const property of object?.properties ?? [])
          if (isHandler(property) && !(ts.isPropertyAssignment(property) && isWrapped(property.initializer)))
            add(property, `<${tag} ${property.name?.getText()}>`);
      } else if (isHandler(attribute) && !isWrappedValue(attribute.initializer))
        add(attribute, `<${tag} ${attribute.name.getText()}>`);
    }
  }
  return found;
}

const isHandler = (node: { readonly name?: ts.Node }): boolean => HANDLER.test(node.name?.getText() ?? '');

/** Returns the object literal that is spread, directly or through a variable of the file. */
function objectOf(spread: ts.Expression, all: readonly ts.Node[]): ts.ObjectLiteralExpression | undefined {
  let value: ts.Expression | undefined = spread;
  if (ts.isIdentifier(spread)) {
    const declared = all.filter(
      (node) => ts.isVariableDeclaration(node) && node.name.getText() === spread.text,
    );
    value = declared.length === 1 ? (declared[0] as ts.VariableDeclaration).initializer : undefined;
  }
  while (value && (ts.isAsExpression(value) || ts.isParenthesizedExpression(value))) value = value.expression;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

const isWrappedValue = (value: ts.JsxAttributeValue | undefined): boolean =>
  value !== undefined &&
  ts.isJsxExpression(value) &&
  value.expression !== undefined &&
  isWrapped(value.expression);

/** Returns whether a value is a call of `handler` or `island.handler`, or a choice between such calls and `undefined`. */
function isWrapped(expression: ts.Expression): boolean {
  const isCall = (node: ts.Expression): boolean =>
    ts.isCallExpression(node) && /^(island\.)?handler$/.test(node.expression.getText());
  return ts.isConditionalExpression(expression)
    ? [expression.whenTrue, expression.whenFalse].every((one) => isCall(one) || one.getText() === 'undefined')
    : isCall(expression);
}
