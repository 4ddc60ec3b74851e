import { idle } from './idle.ts';
import { interaction } from './interaction.ts';
import { load } from './load.ts';
import { media } from './media.ts';
import { never } from './never.ts';
import type { Trigger } from './trigger.ts';
import { visible } from './visible.ts';

const triggers: ReadonlyMap<string, Trigger> = new Map(
  Object.entries({ idle, interaction, load, media, never, visible }),
);

/** Splits `visible(200px)` into the trigger and its argument; undefined when no trigger has that name (RT-4). */
export function parseTrigger(text: string): { trigger: Trigger; argument: string } | undefined {
  const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(?:\(([\s\S]*)\))?\s*$/.exec(text) ?? [];
  const trigger = triggers.get(name);
  return trigger && { trigger, argument: argument.trim() };
}

export const triggerNames: readonly string[] = [...triggers.keys()];
