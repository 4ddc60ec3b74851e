import { armClick } from './click.ts';
import { armExitIntent } from './exit-intent.ts';
import { armInactivity } from './inactivity.ts';
import { armPageLoad } from './page-load.ts';
import { armScrolling } from './scrolling.ts';
import { armScrollingTo } from './scrolling-to.ts';
import type { Arm, TriggerName, Triggers } from './trigger.ts';

export interface ArmTriggersOptions {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** Called once a trigger. */
  readonly fire: (trigger: TriggerName) => void;
  /** Told of a trigger that could not be armed; the others are armed all the same. */
  readonly onProblem: (error: unknown, trigger: TriggerName) => void;
}

type All = Required<Triggers>;

const ARM: { readonly [Name in TriggerName]: Arm<All[Name]> } = {
  page_load: armPageLoad,
  scrolling: armScrolling,
  scrolling_to: armScrollingTo,
  click: armClick,
  inactivity: armInactivity,
  exit_intent: armExitIntent,
};

/** Waits for what opens a popup by itself (PO-1). */
export function armTriggers(triggers: Triggers, options: ArmTriggersOptions): void {
  for (const name of Object.keys(ARM) as TriggerName[]) armOne(name, triggers, options);
}

function armOne<Name extends TriggerName>(
  name: Name,
  triggers: Partial<All>,
  { document, signal, fire, onProblem }: ArmTriggersOptions,
): void {
  const settings: All[Name] | undefined = triggers[name];
  if (settings === undefined) return;
  try {
    const arm: Arm<All[Name]> = ARM[name];
    arm({ settings, document, signal, fire: () => fire(name) });
  } catch (error) {
    onProblem(error, name);
  }
}
