import { Each, Enhance, EnhanceAll, Slot, useIsland } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FIELD_MESSAGE, type FormInput, WRONG_FIELD } from './read.ts';
import { type Field, fieldIdOf, fieldsOf, isControl, labelOf } from './read-fields.ts';
import { type FormSession, type Problem, useFieldEvent } from './session.ts';

interface ProblemsProps {
  readonly session: FormSession;
  readonly input: FormInput;
}

/** What is wrong with the fields of a form, each told under its field (FM-4). */
export function Problems({ session, input }: ProblemsProps): ReactNode {
  useSignals();
  const edited = (target: Element) => {
    const id = fieldIdOf(target);
    if (id !== null) session.setProblem(id, null);
  };
  useFieldEvent(session.form, 'input', edited);
  useFieldEvent(session.form, 'change', edited);
  const problems = session.problems.value;
  const ids = [...new Set([...problems.keys(), ...input.problems.keys()])];
  const fields = ids.length > 0 ? fieldsOf(session.form) : new Map<string, Field>();
  const shown = ids.flatMap((id) => {
    const field = fields.get(id);
    return field ? [{ id, field, problem: problems.get(id), written: input.problems.get(id) }] : [];
  });
  // Two fields may stand in one group.
  const wrong = new Set(shown.filter(({ problem }) => problem).map(({ field }) => field.group));
  const right = new Set(shown.map(({ field }) => field.group).filter((group) => !wrong.has(group)));
  const listed = session.isListed.value ? [...fields].filter(([id]) => problems.get(id)?.text) : [];
  return (
    <>
      {listed.length > 0 && <Summary session={session} fields={listed} />}
      <EnhanceAll of={[...wrong]} classes={{ [WRONG_FIELD]: true }} />
      <EnhanceAll of={[...right]} classes={{ [WRONG_FIELD]: false }} />
      {shown.map(({ id, ...told }) => (
        <FieldProblem key={id} {...told} />
      ))}
    </>
  );
}

interface SummaryProps {
  readonly session: FormSession;
  readonly fields: readonly [string, Field][];
}

/** All that is wrong, above the form, each with a link to its field. */
function Summary({ session, fields }: SummaryProps): ReactNode {
  const { handler, id: idOf, text } = useIsland();
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
        {fields.map(([id, field]) => {
          const name = labelOf(field);
          const problem = session.problems.value.get(id)?.text ?? '';
          return (
            <li key={id}>
              <a
                href={`#${field.controls[0]?.id}`}
                onClick={handler((event) => {
                  event.preventDefault();
                  session.point([id]);
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
  /** What the server wrote of the field. */
  readonly written: HTMLElement | undefined;
}

function FieldProblem({ field: { controls, group }, problem, written }: FieldProblemProps): ReactNode {
  const island = useIsland();
  const ours = island.id('problem-');
  const text = problem?.text ?? null;
  const id = `${ours}${problem?.key}`;
  // The server's own message is taken over until it is not true any more.
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
            // Only what can be filled in can be wrong: a captcha's frame is described, and no more.
            aria-invalid={!isControl(control) ? undefined : text !== null ? true : isGone ? null : undefined}
          />
        )}
      </Each>
      {isGone && <Enhance of={written} styles={{ display: 'none' }} />}
      {text !== null && (
        // Not an alert: the form's message is one, and the field itself is described by this.
        <Slot of={group} as="span" id={id} classes={{ [FIELD_MESSAGE]: true, 'iyim-form-problem': true }}>
          {text}
        </Slot>
      )}
    </>
  );
}
