import type { Island } from '@iyim/runtime/widget';
import { readMonth } from './read.ts';

/** Names the links to the months beside, and makes buttons of those that are no links. */
export function dressNav({ host, changes, text }: Island): void {
  const { previous, next } = readMonth(host);
  for (const [link, key] of [
    [previous, 'previous'],
    [next, 'next'],
  ] as const) {
    if (!link) continue;
    if (link.textContent?.trim() === '' && !link.hasAttribute('aria-label'))
      changes.attribute(link, 'aria-label', text(key));
    if (link.matches('a[href], button')) continue;
    changes.attribute(link, 'role', 'button');
    changes.attribute(link, 'tabindex', '0');
  }
}

/** Lets Enter and Space press what `dressNav` made a button of. */
export function pressNav(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' && key !== ' ') return;
  if (!(target instanceof HTMLElement) || target.matches('a[href], button')) return;
  event.preventDefault();
  target.click();
}
