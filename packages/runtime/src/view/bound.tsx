import { useInsertionEffect, useState } from 'react';
import { createBinding } from './binding.ts';
import { type Bindings, toWanted } from './bindings.ts';
import { useIsland } from './island-context.ts';

/** Writes in an insertion effect: all of a commit is written before any layout effect measures or moves the focus. */
export function Bound({ of, bindings }: { of: Element | null; bindings: Bindings }): null {
  const island = useIsland();
  const [binding] = useState(() => createBinding(island));
  const wanted = toWanted(bindings);
  useInsertionEffect(() => binding.update(of, wanted));
  useInsertionEffect(() => () => binding.end(), [binding]);
  return null;
}
