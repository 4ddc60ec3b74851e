import type { Island } from '@iyim/runtime/widget';

/**
 * Keeps the fields of a form that is on its way as they are: a success empties them, and what was typed meanwhile would be
 * lost. Not before it is sent, for the browser does not check what is read-only. Returns the undo.
 */
export function lockFields({ changes }: Island, form: HTMLFormElement): () => void {
  const focused = form.ownerDocument.activeElement;
  const undo = [...form.elements].map((field) => {
    // Neither takes a field out of what is sent, unlike `disabled`; and inert elements can not keep the focus.
    const name = isTyped(field) ? 'readonly' : 'inert';
    if (name === 'inert' && (field === focused || !field.matches(CHOSEN))) return () => {};
    const before = field.getAttribute(name);
    changes.attribute(field, name, '');
    return () => changes.attribute(field, name, before);
  });
  return () => {
    for (const step of undo) step();
  };
}

/** What is no text and no button. */
const CHOSEN = 'select, input:not([type="submit"], [type="button"], [type="reset"], [type="hidden"])';

const isTyped = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    !/^(checkbox|radio|file|range|color|submit|button|reset|image|hidden)$/.test(field.type));
