import { attempt } from './attempt.ts';

/**
 * Normalises the percent-encoding of an address, or of a part of it, for comparison: servers and plugins write Hebrew unescaped,
 * or escaped with upper-case or lower-case digits. Escaped separators stay escaped.
 */
export const oneSpelling = (address: string): string =>
  address.replace(/(%[\da-f]{2})+/gi, (escapes) =>
    (attempt(() => decodeURI(escapes)) ?? escapes).replace(/%../g, (code) => code.toUpperCase()),
  );

type Path = Pick<URL, 'origin' | 'pathname'>;

/** Whether two addresses have the same origin and path. Query and fragment are ignored. */
export const isSamePath = (one: Path, other: Path): boolean =>
  one.origin === other.origin && oneSpelling(one.pathname) === oneSpelling(other.pathname);
