import { goTo } from '@iyim/runtime/page';
import {
  defineWidget,
  Enhance,
  noSettings,
  Slot,
  safeUrl,
  useAnnouncement,
  useIsland,
  useListener,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './delete-link.css?inline';
import { Question } from './Question.tsx';
import { readDeleteLink, readQuestion } from './read.ts';
import texts from './texts.json' with { type: 'json' };

/** How long a confirmed link waits for the next page before it works again: the visitor may have stopped it, in ms. */
const GIVE_UP_MS = 10_000;

/** Asks before a link that deletes is followed (DL-1). */
export function DeleteLink({ input: link }: ViewProps<Record<string, never>, HTMLAnchorElement>): ReactNode {
  const { host, report, text } = useIsland();
  const [question, setQuestion] = useState<string | null>(null);
  const [isFollowed, setFollowed] = useState(false);

  useEffect(() => {
    if (!isFollowed) return;
    const timer = setTimeout(() => setFollowed(false), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isFollowed]);
  // Back from the next page, for which the browser may have frozen this one.
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && setFollowed(false));
  useAnnouncement(isFollowed ? text('deleting') : null);

  const answer = (confirmed: boolean) => {
    setQuestion(null);
    if (!confirmed) return;
    setFollowed(true);
    goTo(link.href);
  };
  // Whatever button or key goes with the click: in another tab, too, the link deletes.
  const ask = (event: MouseEvent) => {
    if (event.button > 1) return; // the browser's own menu
    event.preventDefault();
    if (isFollowed) return;
    if (safeUrl(link.href) === null) {
      report(new Error(`expected an http or https URL, found "${link.href}"`), 'asking');
      return;
    }
    const wanted = readQuestion(link) || text('question');
    if (typeof HTMLDialogElement?.prototype.showModal === 'function') setQuestion(wanted);
    else answer(window.confirm(wanted));
  };

  return (
    <>
      <Enhance of={link} aria-busy={isFollowed || undefined} onClick={ask} onAuxClick={ask} />
      {question !== null && (
        // At the end of the body: a click in the question must not be one in the item around the link.
        <Slot of={host.ownerDocument.body}>
          <Question text={question} onAnswer={answer} />
        </Slot>
      )}
    </>
  );
}

export default defineWidget({
  name: 'delete-link',
  settings: noSettings,
  read: readDeleteLink,
  View: DeleteLink,
  styles,
  messages: texts,
});
