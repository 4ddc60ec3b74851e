import { announce, goTo, type Island, safeUrl } from '@iyim/runtime/widget';
import { readQuestion } from './read.ts';

/** How long a confirmed link waits for the next page before it works again: the visitor may have stopped it, in ms. */
const GIVE_UP_MS = 10_000;

export interface Asking {
  /** Answers a click on the link. */
  readonly ask: (event: MouseEvent) => void;
  /** Follows the link when the visitor said yes. */
  readonly answer: (confirmed: boolean) => void;
  /** Makes a link that was followed usable again. */
  readonly reset: () => void;
}

/** What happens between a click on the link and its page. `show` puts the question up. */
export function createAsking(
  island: Island,
  link: HTMLAnchorElement,
  show: (question: string | null) => void,
): Asking {
  let following: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    clearTimeout(following);
    following = undefined;
    island.changes.attribute(link, 'aria-busy', null);
  };
  const answer = (confirmed: boolean) => {
    show(null);
    if (!confirmed || following !== undefined) return;
    following = setTimeout(reset, GIVE_UP_MS);
    island.changes.attribute(link, 'aria-busy', 'true');
    announce(island.text('deleting'));
    goTo(link.href);
  };
  return {
    answer,
    reset,
    // Whatever button or key goes with the click: in another tab, too, the link deletes.
    ask(event) {
      if (event.button > 1) return; // the browser's own menu
      event.preventDefault();
      if (following !== undefined) return;
      if (safeUrl(link.href) === null) {
        island.report(new Error(`expected an http or https URL, found "${link.href}"`), 'asking');
        return;
      }
      const question = readQuestion(link) || island.text('question');
      if (typeof HTMLDialogElement?.prototype.showModal === 'function') show(question);
      else answer(window.confirm(question));
    },
  };
}
