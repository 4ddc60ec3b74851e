export interface SubmitLock {
  isLocked(): boolean;
  /** Locks the form's fields. They are still part of what is submitted. */
  lock(): void;
}

/** What the lock needs of an island. */
export interface LockHost {
  readonly signal: AbortSignal;
  readonly changes: { attribute(element: Element, name: string, value: string | null): void };
}

/**
 * Lets a form be submitted once: until the next page is there its fields can not be changed and its buttons not pressed.
 * A page that the visitor comes back to, as the browser kept it, is unlocked.
 */
export function submitLock({ changes, signal }: LockHost, form: HTMLFormElement): SubmitLock {
  let locked = false;
  const set = (on: boolean) => {
    locked = on;
    changes.attribute(form, 'aria-busy', on ? 'true' : null);
    for (const field of form.elements) {
      const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // Neither takes a field out of what is sent, unlike `disabled`.
      changes.attribute(field, isTyped ? 'readonly' : 'inert', on ? '' : null);
    }
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && set(false), { signal });
  return { isLocked: () => locked, lock: () => set(true) };
}
