import { memberOf } from '@iyim/runtime/page';
import { Enhance, EnhanceAll, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';

/**
 * Lets a form be submitted once: returns whether it is locked, and a function that locks it. A page restored from the
 * back/forward cache is unlocked. Render `<LockedForm>` while it is locked.
 */
export function useSubmitLock(): readonly [isLocked: boolean, lock: () => void] {
  const [isLocked, setLocked] = useState(false);
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && setLocked(false));
  return [isLocked, () => setLocked(true)];
}

/** A form whose fields cannot be changed and whose buttons cannot be clicked. Its fields are still submitted. */
export function LockedForm({ of }: { of: HTMLFormElement }): ReactNode {
  const isTyped = (field: Element) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const fields = [...memberOf(of, 'elements')];
  return (
    <>
      <Enhance of={of} aria-busy />
      {/* Unlike `disabled`, neither attribute excludes a field from the submission. */}
      <EnhanceAll of={fields.filter(isTyped)} readOnly />
      <EnhanceAll of={fields.filter((field) => !isTyped(field))} inert />
    </>
  );
}
