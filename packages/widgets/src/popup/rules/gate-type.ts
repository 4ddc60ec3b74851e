import type { Verdict } from './may-show.ts';

/** Decides whether a popup shows, and remembers that it did. */
export interface Gate {
  /** Resolves when it can decide: a rule's code may have to be fetched. Never rejects. */
  readonly ready: Promise<void>;
  /** `asked`: the visitor asks for the popup, by a link or a button, and no trigger does. */
  verdict(how: { readonly asked: boolean }): Verdict;
  /** The popup has been shown. */
  shown(): void;
  /** It has been closed. */
  hidden(): void;
  /** The visitor does not want to see it again. */
  disable(): void;
}
