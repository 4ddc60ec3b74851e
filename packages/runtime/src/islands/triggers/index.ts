import { idle } from './idle.ts';
import { interaction } from './interaction.ts';
import { load } from './load.ts';
import { media } from './media.ts';
import { never } from './never.ts';
import type { Trigger } from './trigger.ts';
import { visible } from './visible.ts';

export const triggers: ReadonlyMap<string, Trigger> = new Map(
  Object.entries({ idle, interaction, load, media, never, visible }),
);

/** Splits `visible(200px)` into the trigger's name and its argument (RT-4). */
export function parseTrigger(text: string): { name: string; argument: string } {
  const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(?:\((.*)\))?\s*$/s.exec(text) ?? [];
  return { name, argument: argument.trim() };
}
