import { memberOf } from '@iyim/runtime/page';
import { announce, Each, Enhance, EnhanceAll, Slot, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonContent, ownSubmitButtons, SPINNER, WAITING } from './read.ts';

/**
 * Shows that a form waits for its answer (§4, FM-2). Its submit buttons are disabled; the form itself takes the focus of the pressed
 * one meanwhile (`submit.ts`), so that screen readers keep their place.
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
 * Keeps the fields of a form that is on its way as they are: a success empties them, and what was typed meanwhile would be
 * lost. Not before it is sent, for the browser does not check what is read-only.
 */
export function LockedFields({ form }: { readonly form: HTMLFormElement }): ReactNode {
  // Neither takes a field out of what is sent, unlike `disabled`; and inert elements can not keep the focus.
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

/** What is no text and no button. */
const CHOSEN = 'select, input:not([type="submit"], [type="button"], [type="reset"], [type="hidden"])';

const isTyped = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    !/^(checkbox|radio|file|range|color|submit|button|reset|image|hidden)$/.test(field.type));

/** How far the files of a form are (FM-8): seen all the time, said at every quarter. */
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
      {/* Without a value it says that nobody knows how long it takes. */}
      <progress
        id={id}
        key={String(isSent)}
        max={isSent ? undefined : 100}
        value={isSent ? undefined : percent}
      />
    </>
  );
}

/** The mark in percent that an upload has just passed, null between marks: a progress bar that speaks must be sparing. */
export function milestone(before: number, now: number): number | null {
  return [25, 50, 75, 100].findLast((mark) => before < mark && mark <= now) ?? null;
}

/** Whole percent of what is to be sent; 100 only when everything has left. */
export function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, Math.floor((sent / total) * 100))) : 0;
}
