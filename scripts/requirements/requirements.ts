/** A line of `docs/requirements.md`: what is to be true. */
export interface Requirement {
  readonly id: string;
  /** The sections of the specification that it comes from. */
  readonly sections: readonly number[];
}

const HEADING = /^## .*$/gm;
/** At the beginning of a line, or of a sentence in one. */
const ID = /(?:^- |[.;] )([A-Z][A-Z0-9]+-\d+)(?= )/gm;

const sectionsIn = (text: string): number[] => {
  const found = [...text.matchAll(/§(\d)(?:[–-]§(\d))?/g)];
  return found.flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
};

/** The requirements of the document, in its order. */
export function requirementsIn(document: string): Requirement[] {
  const headings = [...document.matchAll(HEADING)];
  return [...document.matchAll(ID)].map(({ index, 1: id = '' }) => {
    const heading = headings.findLast((one) => one.index < index)?.[0] ?? '';
    const line = document.slice(index, document.indexOf('\n', index + 1));
    return { id, sections: [...new Set([...sectionsIn(heading), ...sectionsIn(line)])].sort() };
  });
}

/** A value of the specification's that a test must name: a line of the table in `docs/limits.md`. */
export interface Limit {
  readonly what: string;
  /** As it stands in the test; the separators of large numbers are free. */
  readonly value: string;
  readonly id: string;
}

/** The lines of tables whose last two columns are a value in backquotes and a requirement. */
export const limitsIn = (document: string): Limit[] =>
  [...document.matchAll(/^\| (.+?) \| `(.+)` \| ([A-Z][A-Z0-9]+-\d+) \|$/gm)].map(
    ([, what = '', value = '', id = '']) => ({ what, value, id }),
  );
