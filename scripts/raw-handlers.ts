import ts from 'typescript';

/**
 * Handlers of plain JSX elements that bypass the error funnel, with their line: React calls these itself, and no root, boundary or option of
 * it sees what they throw. `<Enhance>`, `<Slot>` and `<Part>` wrap theirs; an element in a slot calls `handler(…)` of its island.
 */
export function rawHandlers(source: string): { readonly line: number; readonly what: string }[] {
  const file = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { line: number; what: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && /^[a-z]/.test(node.tagName.getText())) {
      for (const attribute of node.attributes.properties) {
        const name = ts.isJsxAttribute(attribute) ? attribute.name.getText() : '';
        if (!ts.isJsxAttribute(attribute) || !/^on[A-Z]/.test(name) || isWrapped(attribute.initializer))
          continue;
        const { line } = file.getLineAndCharacterOfPosition(attribute.getStart());
        found.push({ line: line + 1, what: `<${node.tagName.getText()} ${name}>` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether the value is a call of `handler` or `island.handler`, or no handler at all. */
function isWrapped(value: ts.JsxAttributeValue | undefined): boolean {
  const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
  if (!expression) return false;
  const isCall = (node: ts.Expression): boolean =>
    ts.isCallExpression(node) && /^(island\.)?handler$/.test(node.expression.getText());
  return ts.isConditionalExpression(expression)
    ? [expression.whenTrue, expression.whenFalse].every((one) => isCall(one) || one.getText() === 'undefined')
    : isCall(expression);
}
