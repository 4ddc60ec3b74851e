import type { AnyDefinition, SettingInfo } from '@iyim/runtime/page';
import type { ArgTypes } from '@storybook/react-vite';

const controls = {
  switch: () => 'boolean',
  number: () => 'number',
  time: () => 'number',
  text: () => 'text',
  choice: ({ options = [] }: SettingInfo) => (options.length > 3 ? 'select' : 'inline-radio'),
  list: ({ options }: SettingInfo) => (options ? 'check' : 'object'),
  range: () => 'object',
  link: () => 'object',
  icon: () => 'object',
  object: () => 'object',
} as const satisfies Record<SettingInfo['kind'], (info: SettingInfo) => string>;

/** Returns Storybook's controls for a widget, from its settings schema. */
export function argTypesOf({ settings }: AnyDefinition): Partial<ArgTypes> {
  const entries = Object.entries(settings.entries).map(([name, { info }]) => [
    name,
    {
      control: { type: controls[info.kind](info), labels: { '': '(empty)' } },
      description: info.doc,
      ...(info.options ? { options: info.options } : {}),
      table: { type: { summary: info.kind }, defaultValue: { summary: JSON.stringify(info.defaultValue) } },
    },
  ]);
  return Object.fromEntries(entries);
}

/** Returns the default of every setting, so that the controls show the values that the page uses. */
export function argsOf({ settings }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings.entries).map(([name, { info }]) => [name, info.defaultValue]),
  );
}
