import type { Island } from '@iyim/runtime/widget';
import { onFieldEvent } from './on-field-event.ts';
import { FIELD_MESSAGE, serverProblem, WRONG_FIELD } from './read.ts';
import { type Field, fieldIdOf, fieldsOf, isControl } from './read-fields.ts';

/** What is wrong with the fields of a form, each told under its field (FM-4). */
export interface Problems {
  /** See `FormSession.setProblem`. */
  set(fieldId: string, text: string | null): boolean;
  /** In the form's order. */
  list(): readonly string[];
  clear(): void;
  /** Puts the focus into the first of these fields that takes it. False when none does. */
  focusFirst(fieldIds: readonly string[]): boolean;
}

/** What a field that is no control itself may hold, e.g. a captcha. */
const FOCUSABLE = 'iframe, input, button, [tabindex]';

export function createProblems(island: Island, form: HTMLFormElement): Problems {
  /** Field id → what takes its message away. */
  const problems = new Map<string, () => void>();
  let count = 0;

  const clear = (fieldId: string) => {
    problems.get(fieldId)?.();
    problems.delete(fieldId);
  };

  /** Takes over what the server wrote under a field, when the form was posted without scripts. */
  const adopt = (fieldId: string, { controls, group }: Field) => {
    const written = serverProblem(group);
    if (!written) return;
    problems.set(fieldId, () => {
      island.changes.style(written, 'display', 'none');
      island.changes.toggleClass(group, WRONG_FIELD, false);
      for (const control of controls) {
        island.changes.attribute(control, 'aria-invalid', null);
        describe(control, (ids) => ids.filter((id) => id !== written.id));
      }
    });
  };

  const show = (fieldId: string, { controls, group }: Field, text: string) => {
    const { changes } = island;
    count += 1;
    const slot = changes.slot(group, 'last', 'span');
    // Not an alert: the form's message is one, and the field itself is described by this.
    slot.className = `${FIELD_MESSAGE} iyim-form-problem`;
    slot.id = island.id(`problem-${count}`);
    slot.textContent = text;
    changes.toggleClass(group, WRONG_FIELD, true);
    const undoControls = controls.map((control) => {
      describe(control, (ids) => [...ids, slot.id]);
      // Only what can be filled in can be wrong: a captcha's frame is described, and no more.
      if (!isControl(control)) return () => describe(control, (ids) => ids.filter((id) => id !== slot.id));
      const invalid = control.getAttribute('aria-invalid');
      changes.attribute(control, 'aria-invalid', 'true');
      return () => {
        changes.attribute(control, 'aria-invalid', invalid);
        describe(control, (ids) => ids.filter((id) => id !== slot.id));
      };
    });
    problems.set(fieldId, () => {
      for (const step of undoControls) step();
      slot.remove();
      changes.toggleClass(group, WRONG_FIELD, false);
    });
  };

  /** Changes which elements describe a control, and leaves those alone that are not ours. */
  const describe = (control: Element, change: (ids: string[]) => string[]) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
    island.changes.attribute(control, 'aria-describedby', change(ids).join(' ') || null);
  };

  const clearAll = () => {
    for (const fieldId of [...problems.keys()]) clear(fieldId);
  };
  for (const [fieldId, field] of fieldsOf(form)) adopt(fieldId, field);
  onFieldEvent({ form, island }, ['input', 'change'], (target) => {
    const fieldId = fieldIdOf(target);
    if (fieldId !== null) clear(fieldId);
  });
  // What was wrong is gone.
  form.addEventListener('reset', clearAll, { signal: island.signal });

  return {
    set(fieldId, text) {
      const field = fieldsOf(form).get(fieldId);
      clear(fieldId);
      if (!field) return false;
      if (text !== null) show(fieldId, field, text);
      return true;
    },
    list: () => [...fieldsOf(form).keys()].filter((id) => problems.has(id)),
    clear: clearAll,
    focusFirst(fieldIds) {
      const wanted = new Set(fieldIds);
      for (const [id, { controls }] of fieldsOf(form)) {
        if (!wanted.has(id)) continue;
        const inside = controls.flatMap((control) => [...control.querySelectorAll(FOCUSABLE)]);
        if ([...controls, ...inside].some(takesFocus)) return true;
      }
      return false;
    },
  };
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return element.ownerDocument.activeElement === element;
}
