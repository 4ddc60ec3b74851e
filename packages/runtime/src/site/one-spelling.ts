import { attempt } from './attempt.ts';

/**
 * An address, or a part of one, with each character written one way, to be compared: servers and plugins write Hebrew as it
 * is, or escape it in capitals or in small letters. Separators that are escaped stay so.
 */
export const oneSpelling = (address: string): string =>
  address.replace(/(%[\da-f]{2})+/gi, (escapes) =>
    (attempt(() => decodeURI(escapes)) ?? escapes).replace(/%../g, (code) => code.toUpperCase()),
  );

type Path = Pick<URL, 'origin' | 'pathname'>;

/** Whether two addresses lead to one path of one site; `search` and `hash` do not count. */
export const isSamePath = (one: Path, other: Path): boolean =>
  one.origin === other.origin && oneSpelling(one.pathname) === oneSpelling(other.pathname);
