import type { Value } from '../values/values.ts';
import type { Proof } from './proofs.ts';
import type { Requirement } from './requirements.ts';

const prefixOf = (id: string) => id.replace(/-\d+$/, '');

/** Returns a line for each requirement without a test, and one for each test or value that names an unknown requirement. */
export function gaps(
  requirements: readonly Requirement[],
  values: readonly Pick<Value, 'what' | 'id'>[],
  proofs: readonly Proof[],
): string[] {
  const ids = new Set(requirements.map(({ id }) => id));
  const prefixes = new Set([...ids].map(prefixOf));
  const named = new Set(proofs.flatMap((proof) => proof.ids));
  return [
    ...requirements.filter(({ id }) => !named.has(id)).map(({ id }) => `${id}: no test names it`),
    ...values.filter(({ id }) => !ids.has(id)).map(({ what, id }) => `${id}: no requirement (${what})`),
    ...proofs.flatMap(({ file, ids: idsOfTest }) =>
      idsOfTest
        .filter((id) => prefixes.has(prefixOf(id)) && !ids.has(id))
        .map((id) => `${file}: names ${id}, which is not a requirement`),
    ),
  ];
}
