/** Something that is offered for a while, and not taken away under the hand of whoever is about to take it. */
export interface Offer {
  /** The pointer or the focus is on it. */
  hold(): void;
  release(): void;
  /** Ends it without a word. */
  cancel(): void;
}

export function createOffer(milliseconds: number, onEnd: () => void): Offer {
  let held = false;
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    if (!held) onEnd();
  }, milliseconds);
  return {
    hold() {
      held = true;
    },
    release() {
      held = false;
      if (over) onEnd();
    },
    cancel() {
      clearTimeout(timer);
      held = true;
    },
  };
}
