/** A requirement of `docs/requirements.md`. */
export interface Requirement {
  readonly id: string;
  /** Numbers of the specification's sections that the requirement comes from, in ascending order. */
  readonly sections: readonly number[];
}

const HEADING = /^## .*$/gm;
/** Matches an id at the beginning of a line or sentence. */
const ID = /(?:^- |[.;] )([A-Z][A-Z0-9]+-\d+)(?= )/gm;

const sectionsIn = (text: string): number[] => {
  const found = [...text.matchAll(/§(\d)(?:[–-]§(\d))?/g)];
  return found.flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
};

/** Returns the requirements in the text of the document, in their order. */
export function requirementsIn(document: string): Requirement[] {
  const headings = [...document.matchAll(HEADING)];
  return [...document.matchAll(ID)].map(({ index, 1: id = '' }) => {
    const heading = headings.findLast((one) => one.index < index)?.[0] ?? '';
    const line = document.slice(index, document.indexOf('\n', index + 1));
    return { id, sections: [...new Set([...sectionsIn(heading), ...sectionsIn(line)])].sort() };
  });
}
