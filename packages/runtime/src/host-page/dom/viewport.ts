import { guard } from '../../site/attempt.ts';

interface Follower {
  readonly target: EventTarget;
  readonly change: 'scroll' | 'resize';
  readonly follow: () => void;
}

const followers = new Set<Follower>();
const due = new Set<Follower>();
let frame = 0;

function schedule({ type, currentTarget }: Event): void {
  for (const each of followers) if (each.change === type && each.target === currentTarget) due.add(each);
  if (frame === 0) frame = requestAnimationFrame(runDue);
}

function runDue(): void {
  frame = 0;
  const now = [...due];
  due.clear();
  for (const { follow } of now) guard(follow, 'page', 'following the viewport');
}

/**
 * Calls `follow` in the frame after `target`, the window or an element that scrolls its contents, was scrolled or resized.
 * Returns a function that ends the calls. All followers share one passive listener per target, and one animation frame.
 */
export function onViewport(target: EventTarget, change: 'scroll' | 'resize', follow: () => void): () => void {
  const follower: Follower = { target, change, follow };
  followers.add(follower);
  // Adding the same listener again has no effect.
  target.addEventListener(change, schedule, { passive: true });
  return () => {
    followers.delete(follower);
    due.delete(follower);
    const isLast = [...followers].every((other) => other.target !== target || other.change !== change);
    if (isLast) target.removeEventListener(change, schedule);
  };
}
