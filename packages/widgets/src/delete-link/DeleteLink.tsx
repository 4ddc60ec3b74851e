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

/** Time in ms after which a confirmed link works again, because the visitor may have stopped the navigation. */
const GIVE_UP_MS = 10_000;

/** Asks for confirmation before a link that deletes is followed (DL-1). */
export function DeleteLink({ input: link }: ViewProps<Record<string, never>, HTMLAnchorElement>): ReactNode {
  const { host, report, text } = useIsland();
  const [question, setQuestion] = useState<string | null>(null);
  const [isFollowed, setFollowed] = useState(false);

  useEffect(() => {
    if (!isFollowed) return;
    const timer = setTimeout(() => setFollowed(false), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isFollowed]);
  // The link works again when this page is restored from the back/forward cache.
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && setFollowed(false));
  useAnnouncement(isFollowed ? text('deleting') : null);

  const answer = (confirmed: boolean) => {
    setQuestion(null);
    if (!confirmed) return;
    setFollowed(true);
    goTo(link.href);
  };
  // Asks even when a modifier key or the middle button is used, because following the link deletes in any tab.
  const ask = (event: MouseEvent) => {
    if (event.button > 1) return; // the right button opens the browser's context menu
    event.preventDefault();
    if (isFollowed) return;
    if (safeUrl(link.href) === null) {
      report(new Error(`expected an http or https URL, found "${link.href}"`), 'asking');
      return;
    }
    const message = readQuestion(link) || text('question');
    if (typeof HTMLDialogElement?.prototype.showModal === 'function') setQuestion(message);
    else answer(window.confirm(message));
  };

  return (
    <>
      <Enhance of={link} aria-busy={isFollowed || undefined} onClick={ask} onAuxClick={ask} />
      {question !== null && (
        // Renders in the body, so that a click in the question is not a click on the item around the link.
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
