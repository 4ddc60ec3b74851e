import { names, type Proof } from './proofs.ts';
import type { Limit, Requirement } from './requirements.ts';

const prefixOf = (id: string) => id.replace(/-\d+$/, '');

/** What is not as it should be, a line each. */
export function gaps(
  requirements: readonly Requirement[],
  limits: readonly Limit[],
  proofs: readonly Proof[],
): string[] {
  const ids = new Set(requirements.map(({ id }) => id));
  const prefixes = new Set([...ids].map(prefixOf));
  const of = (id: string) => proofs.filter((proof) => proof.ids.includes(id));
  return [
    ...requirements.filter(({ id }) => of(id).length === 0).map(({ id }) => `${id}: no test names it`),
    ...limits
      .filter((limit) => !of(limit.id).some((proof) => names(limit, proof)))
      .map(({ what, value, id }) => `${id}: no test of it names ${value} (${what})`),
    ...proofs.flatMap(({ file, ids: named }) =>
      named
        .filter((id) => prefixes.has(prefixOf(id)) && !ids.has(id))
        .map((id) => `${file}: names ${id}, which is no requirement`),
    ),
  ];
}
