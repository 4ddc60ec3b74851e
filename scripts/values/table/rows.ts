import type { Value } from '../values.ts';

type Row = readonly [what: string, at: string, id: string, to?: string];

/** Values of one file: what each is for, where it is, its requirement and, where there is no obvious one, its other value. */
export const inFile = (file: string, ...rows: readonly Row[]): Value[] =>
  rows.map(([what, at, id, to]) => ({ what, file, at, id, ...(to === undefined ? {} : { to }) }));

/** A setting's name, or its name and another default where there is no obvious one. */
type SettingRow = string | readonly [name: string, to: string];

/**
 * Settings of one schema, two changes each: its default is another, and what the host says is not read.
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
