import { flushSync } from 'react-dom';

/**
 * Events that may fire during other work (a commit that removes the focused element, a `focus()` call or a custom event in an
 * effect), or many times per frame. React schedules the rendering of their changes as usual.
 */
const LATER = /^(focus|blur|scroll|wheel|load|error)|(move|enter|leave|over|out)$|:/;

/**
 * Runs an event handler. Except for the events above, its changes are rendered before the dispatch returns: page scripts call
 * `click()` and read the result immediately.
 */
export function drawAfter(event: Event, answer: () => void): void {
  if (LATER.test(event.type)) answer();
  else flushSync(answer);
}
