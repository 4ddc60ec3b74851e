import type { Value } from '../values.ts';

type Row = readonly [what: string, at: string, id: string, to?: string];

/** Returns the values of one file from rows of description, place, requirement and, if there is no obvious one, the changed value. */
export const inFile = (file: string, ...rows: readonly Row[]): Value[] =>
  rows.map(([what, at, id, to]) => ({ what, file, at, id, ...(to === undefined ? {} : { to }) }));

/** A setting's name, or its name and another default if there is no obvious one. */
type SettingRow = string | readonly [name: string, to: string];

/**
 * Returns two changes for each setting of a schema: another default, and a reader that ignores the host's value.
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
