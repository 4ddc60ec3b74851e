import { activate } from './activate.ts';
import type { IslandRecord } from './record.ts';
import { report } from './report.ts';
import { idle } from './triggers/idle.ts';
import { interaction } from './triggers/interaction.ts';
import { media } from './triggers/media.ts';
import { load, parseTrigger, type Trigger, triggersOf } from './triggers/trigger.ts';
import { visible } from './triggers/visible.ts';

/** Never activates by itself: the page calls `iyim.mount(host)`. */
const never: Trigger = () => () => {};

const triggers: Readonly<Record<string, Trigger>> = { idle, interaction, load, media, never, visible };

/** Lets an island whose widget is known wait for its trigger; one that can not be used gives way to the usual one (RT-3). */
export function arm(record: IslandRecord): void {
  const { widget, host } = record;
  if (!widget) return;
  for (const text of [...triggersOf(host, widget), 'load']) {
    try {
      const { name, argument } = parseTrigger(text);
      const trigger = Object.hasOwn(triggers, name) && triggers[name];
      if (!trigger) throw new Error(`expected one of ${Object.keys(triggers).join(', ')}, found "${text}"`);
      const disarm = trigger(host, argument, () => activate(record));
      if (record.state === 'pending') record.disarm = disarm;
      return;
    } catch (error) {
      report(error, record.name, 'data-widget-load', host);
    }
  }
}
