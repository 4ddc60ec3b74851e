import { memberOf } from '@iyim/runtime/page';
import { Enhance, EnhanceAll, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';

/**
 * Lets a form be submitted only once. Returns whether the form is locked, and a function that locks it. The form is unlocked on a
 * page that is restored from the back/forward cache. Render `<LockedForm>` while it is locked.
 */
export function useSubmitLock(): readonly [isLocked: boolean, lock: () => void] {
  const [isLocked, setLocked] = useState(false);
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && setLocked(false));
  return [isLocked, () => setLocked(true)];
}

/** Locks a form: its fields cannot be changed, and its buttons cannot be clicked, but its fields are still submitted. */
export function LockedForm({ of }: { of: HTMLFormElement }): ReactNode {
  const isTyped = (field: Element) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const fields = [...memberOf(of, 'elements')];
  return (
    <>
      <Enhance of={of} aria-busy />
      {/* Neither attribute excludes a field from the submission, as `disabled` would. */}
      <EnhanceAll of={fields.filter(isTyped)} readOnly />
      <EnhanceAll of={fields.filter((field) => !isTyped(field))} inert />
    </>
  );
}
