import { device } from '@iyim/runtime/shop';
import type { ByDevice } from './model.ts';

/** A theme's animation may be longer than the setting says, by this many milliseconds. */
const GRACE_MS = 200;

export interface Animation {
  readonly name: ByDevice;
  /** Milliseconds. */
  readonly time: number;
  readonly isReverse?: boolean;
}

/**
 * Plays one of the original's animation classes and resolves at its end, at once where there is none to see: for visitors
 * who want less motion, in a tab behind, or when no style sheet knows the name. The classes stay on.
 */
export async function animate(box: HTMLElement, { name, time, isReverse }: Animation): Promise<void> {
  const className = nameFor(name);
  const { hidden, defaultView } = box.ownerDocument;
  if (className === '' || time === 0 || hidden) return;
  if (defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  box.classList.add(...classesOf(className, isReverse));
  box.style.setProperty('animation-duration', `${time}ms`);
  const finite = box.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), later(time + GRACE_MS)]);
}

/** Takes the classes of an animation off again. */
export function clearAnimation(box: HTMLElement, { name, isReverse }: Animation): void {
  const className = nameFor(name);
  if (className !== '') box.classList.remove(...classesOf(className, isReverse));
  box.style.removeProperty('animation-duration');
}

const classesOf = (name: string, isReverse = false): readonly string[] =>
  isReverse ? ['animated', name, 'reverse'] : ['animated', name];

function nameFor({ desktop, tablet = desktop, mobile = tablet }: ByDevice): string {
  const at = device().peek();
  return at === 'mobile' ? mobile : at === 'tablet' ? tablet : desktop;
}

const later = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
