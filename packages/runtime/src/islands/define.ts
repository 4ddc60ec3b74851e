import type { Entries } from '../settings/settings.ts';
import type { WidgetDefinition } from './types.ts';

/** Declares a widget whose code is already here. Types of settings and input are inferred. */
export function defineWidget<Settings, Input, E extends Entries = Entries>(
  definition: WidgetDefinition<Settings, Input, E>,
): WidgetDefinition<Settings, Input, E> {
  return definition;
}
