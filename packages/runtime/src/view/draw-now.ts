import { flushSync } from 'react-dom';

/**
 * Events that also come in the middle of somebody else's work (a commit that removes what has the focus, a `focus()` or an
 * event of ours in an effect), and those that come many times a frame: React draws what they change in its own time.
 */
const LATER = /^(focus|blur|scroll|wheel|load|error)|(move|enter|leave|over|out)$|:/;

/**
 * Answers an event. What any other than those changed is drawn when its dispatch returns, as scripts of the page expect that
 * call `click()` and look.
 */
export function drawAfter(event: Event, answer: () => void): void {
  if (LATER.test(event.type)) answer();
  else flushSync(answer);
}
