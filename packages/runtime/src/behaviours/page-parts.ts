import { allBrought, broughtPart } from '../islands/brought.ts';
import { mayBeFor } from '../islands/replay.ts';
import type { BroughtToPage, PageBehaviour } from '../islands/types.ts';
import { guard } from '../site/attempt.ts';
import { behaviours, fetchBehaviour } from '../site/behaviour.ts';
import { lifeSlot } from '../site/life-slot.ts';
import { pageConfig } from '../site/page-config.ts';
import { awaitPopups, mayOpenOriginal } from './popup-openers.ts';
import { isPlainPress } from './sign-names.ts';

type Named = readonly [name: string, behaviour: PageBehaviour];

const behavioursOf = (brought: BroughtToPage): readonly Named[] => Object.entries(brought.behaviours ?? {});
const allBehaviours = (): readonly Named[] => allBrought().flatMap(behavioursOf);
const load = ([name, behaviour]: Named): Promise<void> => fetchBehaviour(name, behaviour.load);

/** Whose behaviours have been looked at since the page was started. */
const known = () => lifeSlot('brought', () => new Set<BroughtToPage>());

/**
 * Begins what the parsed page as a whole has to do beside its islands (PG-5). Nothing is fetched without a sign of it. Called again
 * after a widget was registered, it begins what that one brings.
 */
export function beginPage(document: Document): void {
  for (const brought of allBrought()) {
    if (known().has(brought)) continue;
    known().add(brought);
    for (const named of behavioursOf(brought)) {
      const [name, { sign }] = named;
      guard(() => sign?.(document) && void load(named), name, 'looking whether the page needs it');
    }
  }
}

/** Begins one of them, if a widget of the page brings it. Undefined if none does. */
export function beginBehaviour(name: string): Promise<void> | undefined {
  const named = allBehaviours().find(([other]) => other === name);
  return named && load(named);
}

/** What may answer this press and is not here yet. */
export function awaitParts(event: Event, target: Element): Promise<unknown>[] {
  const adopted = isToAdopt() && (mayBeFor(event, target) || mayOpenOriginal(event, target)) && adoptFirst();
  return adopted ? [adopted.then(() => Promise.all(awaitOthers(event, target)))] : awaitOthers(event, target);
}

/** Whether the originals' markup is to become hosts and has not yet. */
const isToAdopt = (): boolean =>
  Boolean(pageConfig().adopt && broughtPart('originals')) && !behaviours().running.has('adopt');

/** Where the originals' markup is to become hosts and has not yet: resolves when it has. */
export const adoptFirst = (): Promise<void> | undefined =>
  isToAdopt() ? beginBehaviour('adopt') : undefined;

function awaitOthers(event: Event, target: Element): Promise<unknown>[] {
  if (!isPlainPress(event)) return [];
  const { running } = behaviours();
  const coming = allBehaviours().filter(
    ([name, { answers }]) => !running.has(name) && answers?.(target, event),
  );
  return [...coming.map(load), ...(event.type === 'click' ? awaitPopups(target) : [])];
}
