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

/** Returns the packages whose behaviours have been checked since the page was started. */
const checkedPackages = () => lifeSlot('brought', () => new Set<BroughtToPage>());

/**
 * Starts the page-wide behaviours that the parsed page needs in addition to its islands (PG-5). Fetches a behaviour only if its
 * `sign` matches the page. Another call, after a widget was registered, starts the behaviours of that widget.
 */
export function beginPage(document: Document): void {
  for (const brought of allBrought()) {
    if (checkedPackages().has(brought)) continue;
    checkedPackages().add(brought);
    for (const named of behavioursOf(brought)) {
      const [name, { sign }] = named;
      guard(() => sign?.(document) && void load(named), name, 'checking whether the page needs it');
    }
  }
}

/** Starts a behaviour by name, if a widget of the page brings it; otherwise returns undefined. */
export function beginBehaviour(name: string): Promise<void> | undefined {
  const named = allBehaviours().find(([other]) => other === name);
  return named && load(named);
}

/** Returns promises for the parts that may answer this press and have not loaded yet. */
export function awaitParts(event: Event, target: Element): Promise<unknown>[] {
  const adopted = isToAdopt() && (mayBeFor(event, target) || mayOpenOriginal(event, target)) && adoptFirst();
  return adopted ? [adopted.then(() => Promise.all(awaitOthers(event, target)))] : awaitOthers(event, target);
}

/** Whether the page is configured to adopt the originals' markup, and has not done so yet. */
const isToAdopt = (): boolean =>
  Boolean(pageConfig().adopt && broughtPart('originals')) && !behaviours().running.has('adopt');

/**
 * Adopts the originals' markup, if that is configured and has not been done yet. Resolves when the markup is adopted; returns
 * undefined if there is nothing to do.
 */
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
