import { untilStopped } from './until-stopped.ts';

/** What the page as a whole does beside its islands; see `behave`. Fetched on a page that has islands. */
export function loadBehaviours(document: Document): void {
  const isOn = untilStopped();
  void import('./behave.ts').then(({ behave }) => isOn() && behave(document));
}
