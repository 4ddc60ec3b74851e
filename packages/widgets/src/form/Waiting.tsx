import { memberOf } from '@iyim/runtime/page';
import { announce, Each, Enhance, EnhanceAll, Slot, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonContent, ownSubmitButtons, SPINNER, WAITING } from './read.ts';

/**
 * Shows that a form is waiting for the server's answer (§4, FM-2), and disables its submit buttons. The focus moves from the clicked
 * button to the form (`use-submit.ts`), so that screen readers keep their place.
 */
export function Waiting({ form }: { readonly form: HTMLFormElement }): ReactNode {
  const buttons = ownSubmitButtons(form);
  return (
    <>
      <Enhance of={form} aria-busy tabIndex={-1} classes={{ [WAITING]: true }} />
      <EnhanceAll of={buttons} disabled />
      <Each of={buttons}>
        {(button) => {
          const isInput = button instanceof HTMLInputElement;
          return (
            <Slot
              of={isInput ? button : buttonContent(button)}
              place={isInput ? 'after' : 'first'}
              as="span"
              aria-hidden
              classes={{ [SPINNER]: true }}
            />
          );
        }}
      </Each>
    </>
  );
}

/**
 * Locks the fields of a form while it is being sent, because a successful submit empties them, and text typed in the
 * meantime would be lost. Fields are not locked earlier, because the browser does not validate read-only fields.
 */
export function LockedFields({ form }: { readonly form: HTMLFormElement }): ReactNode {
  // Unlike `disabled`, neither `readonly` nor `inert` excludes a field from the request. The focused field does not become inert,
  // because inert elements cannot keep the focus.
  const [{ typed, chosen }] = useState(() => {
    const fields = [...memberOf(form, 'elements')];
    const { activeElement } = form.ownerDocument;
    const isChosen = (field: Element) => field.matches(CHOSEN) && !isTyped(field) && field !== activeElement;
    return { typed: fields.filter(isTyped), chosen: fields.filter(isChosen) };
  });
  return (
    <>
      <EnhanceAll of={typed} readOnly />
      <EnhanceAll of={chosen} inert />
    </>
  );
}

/** Selector of selects and inputs, except text buttons and hidden inputs. */
const CHOSEN = 'select, input:not([type="submit"], [type="button"], [type="reset"], [type="hidden"])';

const isTyped = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    !/^(checkbox|radio|file|range|color|submit|button|reset|image|hidden)$/.test(field.type));

/** Shows how much of a form's files has been uploaded (FM-8); screen readers announce every quarter. */
export function Upload({ sent, total }: { readonly sent: number; readonly total: number }): ReactNode {
  const island = useIsland();
  const percent = percentOf(sent, total);
  const isSent = percent === 100;
  const text = isSent ? island.text('uploaded') : island.text('uploading', { percent });
  const before = useRef(0);

  useEffect(() => {
    const mark = milestone(before.current, percent);
    before.current = percent;
    if (mark !== null) announce(text);
  }, [percent, text]);

  const id = island.id('upload');
  return (
    <>
      <label htmlFor={id}>{text}</label>
      {/* Without a value, the bar is indeterminate. */}
      <progress
        id={id}
        key={String(isSent)}
        max={isSent ? undefined : 100}
        value={isSent ? undefined : percent}
      />
    </>
  );
}

/** Returns the milestone, in percent, that an upload has just passed. Null between milestones, to keep announcements rare. */
export function milestone(before: number, now: number): number | null {
  return [25, 50, 75, 100].findLast((mark) => before < mark && mark <= now) ?? null;
}

/** Returns how much has been sent, as a whole percentage; 100 only when everything has been sent. */
export function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, Math.floor((sent / total) * 100))) : 0;
}
