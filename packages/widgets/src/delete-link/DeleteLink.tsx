import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createAsking } from './asking.ts';
import { Question } from './Question.tsx';
import type { DeleteLinkInput } from './read.ts';
import type { DeleteLinkSettings } from './settings.ts';

/** Asks before a link that deletes is followed (DL-1). */
export function DeleteLink({ island, input }: ViewProps<DeleteLinkSettings, DeleteLinkInput>): ReactNode {
  const { link } = input;
  const [question, setQuestion] = useState<string | null>(null);
  const [asking] = useState(() => createAsking(island, link, setQuestion));
  // At the end of the body: a click in the question must not be one in the item around the link.
  const [slot] = useState(() => island.changes.slot(island.host.ownerDocument.body, 'last'));

  useEffect(() => {
    const { signal } = island;
    const ask = island.handler(asking.ask);
    link.addEventListener('click', ask, { signal });
    link.addEventListener('auxclick', ask, { signal });
    // Back from the next page, for which the browser may have frozen this one.
    window.addEventListener('pageshow', (event) => event.persisted && asking.reset(), { signal });
    signal.addEventListener('abort', asking.reset);
  }, [island, link, asking]);

  return createPortal(
    question !== null && <Question island={island} text={question} onAnswer={asking.answer} />,
    slot,
  );
}
