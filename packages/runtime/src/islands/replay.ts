import { activate } from './activate.ts';
import { HOST } from './hosts.ts';
import { pageRecord } from './page-record.ts';
import type { IslandRecord } from './record.ts';

/** What answers a click only through script, in any widget. A widget adds its own links with `claims`. */
const CLAIMED =
  'button, summary, input:is([type=submit],[type=button],[type=image]), a[href^="#"], [role]:not(a)';
/** Keys that operate what has a role; in a native control the browser's own behaviour is the right one. */
const KEYS = /^(Arrow.*|Home|End|Enter| )$/;

/**
 * Keeps the clicks and keys that reach a host before it is mounted, and gives them back to the same target when the
 * island reports that it is (RT-4): no timer guesses when that is. An island that fails gives them back as well, and
 * then the server's own HTML answers. Ancestor hosts are waited for too: a button needs the form around it.
 */
export function keepEvents(window: Window): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const type of ['click', 'submit', 'keydown']) window.addEventListener(type, keep, options);
  return () => controller.abort();
}

let replaying = false;

function keep(event: Event): void {
  const { target } = event;
  if (replaying || !(target instanceof Element)) return;
  const waiting = waitingHosts(target);
  const [nearest] = waiting;
  if (!nearest || !isClaimed(event, target, nearest)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  let left = waiting.length;
  for (const record of waiting) {
    record.settled.push(() => {
      left -= 1;
      if (left === 0) replay(event, target);
    });
  }
  // From the outside in: the form's island is there before the one of its button.
  for (const record of waiting.toReversed()) activate(record, true);
}

/** Hosts around `target`, nearest first, that are still to mount and will when asked. */
function waitingHosts(target: Element): IslandRecord[] {
  const { islands, asked } = pageRecord();
  const waiting: IslandRecord[] = [];
  for (let host = target.closest(HOST); host; host = host.parentElement?.closest(HOST) ?? null) {
    const record = islands.get(host);
    if (!record || (!record.widget && asked.size === 0) || host.getAttribute('data-widget-load') === 'never')
      continue;
    if (record.state === 'pending' || record.state === 'loading') waiting.push(record);
  }
  return waiting;
}

function isClaimed(event: Event, target: Element, { host, widget }: IslandRecord): boolean {
  if (event.type === 'submit') return true;
  const selector = widget?.claims ? `${CLAIMED}, ${widget.claims}` : CLAIMED;
  const control = target.closest(selector);
  if (!control || !host.contains(control)) return false;
  if (event instanceof KeyboardEvent)
    return KEYS.test(event.key) && control.matches('[role]:not(button,input,a)');
  // A click that opens a new tab, and a browser's own gesture, are not for the island.
  return (
    !(event instanceof MouseEvent) ||
    (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey)
  );
}

function replay(event: Event, target: Element): void {
  if (!target.isConnected) return;
  replaying = true;
  try {
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      target.requestSubmit(event.submitter);
    } else if (event instanceof KeyboardEvent) {
      const { key, code, shiftKey } = event;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    } else if (target instanceof HTMLElement) target.click();
    else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } finally {
    replaying = false;
  }
}
