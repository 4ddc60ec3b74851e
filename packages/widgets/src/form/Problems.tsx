import { Each, Enhance, EnhanceAll, Slot, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { type Problem, useFieldEvent, useForm } from './form-state.ts';
import { FIELD_MESSAGE, WRONG_FIELD } from './read.ts';
import { type Field, fieldIdOf, fieldsOf, isControl, labelOf } from './read-fields.ts';

/** Shows each field’s problem under the field (FM-4). */
export function Problems(): ReactNode {
  const { session, state, input } = useForm();
  const { problems } = state;
  const edited = (target: Element) => {
    const id = fieldIdOf(target);
    if (id !== null) session.setProblem(id, null);
  };
  useFieldEvent(session.form, 'input', edited);
  useFieldEvent(session.form, 'change', edited);
  const ids = [...new Set([...problems.keys(), ...input.problems.keys()])];
  const fields = ids.length > 0 ? fieldsOf(session.form) : new Map<string, Field>();
  const shown = ids.flatMap((id) => fields.get(id) ?? []);
  // Two fields may share a group, which is invalid if any of its fields is invalid.
  const wrong = new Set(shown.filter(({ id }) => problems.has(id)).map(({ group }) => group));
  const right = new Set(shown.map(({ group }) => group).filter((group) => !wrong.has(group)));
  const listed = state.isListed ? [...fields.values()].filter(({ id }) => problems.get(id)?.text) : [];
  return (
    <>
      {listed.length > 0 && <Summary fields={listed} />}
      <EnhanceAll of={[...wrong]} classes={{ [WRONG_FIELD]: true }} />
      <EnhanceAll of={[...right]} classes={{ [WRONG_FIELD]: false }} />
      {shown.map((field) => (
        <FieldProblem
          key={field.id}
          field={field}
          problem={problems.get(field.id)}
          written={input.problems.get(field.id)}
        />
      ))}
    </>
  );
}

/** Lists all problems above the form, each with a link to its field. */
function Summary({ fields }: { readonly fields: readonly Field[] }): ReactNode {
  const { handler, id: idOf, text } = useIsland();
  const { session, state } = useForm();
  const heading = idOf('summary');
  return (
    <Slot
      of={session.form}
      place="first"
      role="group"
      aria-labelledby={heading}
      classes={{ 'iyim-form-summary iyim-form-danger': true }}
    >
      <p id={heading}>{text('checkFields')}</p>
      <ul>
        {fields.map((field) => {
          const name = labelOf(field);
          const problem = state.problems.get(field.id)?.text ?? '';
          return (
            <li key={field.id}>
              <a
                href={`#${field.controls[0]?.id}`}
                onClick={handler((event) => {
                  event.preventDefault();
                  session.point([field.id]);
                })}
              >
                {problem.includes(name) ? problem : `${name}: ${problem}`}
              </a>
            </li>
          );
        })}
      </ul>
    </Slot>
  );
}

interface FieldProblemProps {
  readonly field: Field;
  readonly problem: Problem | undefined;
  /** Element with the server-rendered message about the field. */
  readonly written: HTMLElement | undefined;
}

function FieldProblem({ field: { controls, group }, problem, written }: FieldProblemProps): ReactNode {
  const island = useIsland();
  const ours = island.id('problem-');
  const text = problem?.text ?? null;
  const id = `${ours}${problem?.key}`;
  // The server's own message stays until it no longer applies.
  const isGone = written && problem?.text !== null;
  const describedBy = (control: Element) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/);
    const theirs = ids.filter((it) => it && !it.startsWith(ours) && !(isGone && it === written.id));
    return [...theirs, ...(text === null ? [] : [id])].join(' ') || null;
  };
  return (
    <>
      <Each of={controls}>
        {(control) => (
          <Enhance
            of={control}
            aria-describedby={text === null && !isGone ? undefined : describedBy(control)}
            // Only a control can be invalid; the frame of a captcha just gets a description.
            aria-invalid={!isControl(control) ? undefined : text !== null ? true : isGone ? null : undefined}
          />
        )}
      </Each>
      {isGone && <Enhance of={written} styles={{ display: 'none' }} />}
      {text !== null && (
        // The text is not an alert, because the form's message is one already, and this text describes the field.
        <Slot of={group} as="span" id={id} classes={{ [FIELD_MESSAGE]: true, 'iyim-form-problem': true }}>
          {text}
        </Slot>
      )}
    </>
  );
}
