import { memberOf } from '@iyim/runtime/page';
import { Enhance, EnhanceAll, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';

/**
 * Lets a form be submitted once: whether it is on its way, and what says so. A page that the visitor comes back to, as the
 * browser kept it, begins anew. Draw `<LockedForm>` meanwhile.
 */
export function useSubmitLock(): readonly [isLocked: boolean, lock: () => void] {
  const [isLocked, setLocked] = useState(false);
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && setLocked(false));
  return [isLocked, () => setLocked(true)];
}

/** A form whose fields can not be changed and whose buttons not pressed. Its fields are still part of what is submitted. */
export function LockedForm({ of }: { of: HTMLFormElement }): ReactNode {
  const isTyped = (field: Element) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const fields = [...memberOf(of, 'elements')];
  return (
    <>
      <Enhance of={of} aria-busy />
      {/* Neither takes a field out of what is sent, unlike `disabled`. */}
      <EnhanceAll of={fields.filter(isTyped)} readOnly />
      <EnhanceAll of={fields.filter((field) => !isTyped(field))} inert />
    </>
  );
}
