import type { Value } from '../values.ts';

type Row = readonly [what: string, at: string, id: string, to?: string];

/**
 * Returns the values of one file. Each row has a description, a place, a requirement and, if it is not obvious, the changed value.
 */
export const inFile = (file: string, ...rows: readonly Row[]): Value[] =>
  rows.map(([what, at, id, to]) => ({ what, file, at, id, ...(to === undefined ? {} : { to }) }));

/** Name of a setting, with the changed default if it is not obvious. */
type SettingRow = string | readonly [name: string, to: string];

/**
 * Returns two values for each setting of a schema: its default, and its reader, which is replaced by one that ignores the host.
 *
 * @param schema Name of the constant that holds the settings.
 */
export const settings = (file: string, schema: string, id: string, ...rows: readonly SettingRow[]): Value[] =>
  rows.flatMap((row) => {
    const [name, to] = typeof row === 'string' ? [row] : row;
    return [
      { what: `\`${name}\` by default`, file, at: `${schema}.${name}`, id, ...(to ? { to } : {}) },
      { what: `\`${name}\` is read`, file, at: `${schema}.${name}:reader`, id },
    ];
  });
