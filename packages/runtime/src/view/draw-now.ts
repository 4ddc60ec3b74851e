import { flushSync } from 'react-dom';

/**
 * Events that may fire during other work (a commit that removes the focused element, a `focus()` call or a custom event in an
 * effect), or many times per frame. React schedules the rendering of their changes as usual.
 */
const LATER = /^(focus|blur|scroll|wheel|load|error)|(move|enter|leave|over|out)$|:/;

/** Events of an element that loses the focus. */
const BLUR = /^(blur|focusout)$/;

/**
 * Runs an event handler. Except for the events in `LATER`, its changes are rendered before the dispatch returns, because page
 * scripts call `click()` and read the result immediately. If the focus moves to no other element, a commit may have removed the
 * focused one; React forbids state changes during a commit, so the handler runs after the current script.
 */
export function drawAfter(event: Event, answer: () => void): void {
  if (!LATER.test(event.type)) flushSync(answer);
  else if (BLUR.test(event.type) && !(event as FocusEvent).relatedTarget) queueMicrotask(answer);
  else answer();
}
