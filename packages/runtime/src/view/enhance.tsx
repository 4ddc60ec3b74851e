import type { ReactNode } from 'react';
import type { Bindings } from './bindings.ts';
import { Bound } from './bound.tsx';
import { Slot } from './slot.tsx';

export interface EnhanceProps extends Bindings {
  /** An element that the server rendered; null binds nothing. */
  of: Element | null;
  /** Stand in a slot at the element's end. For another place, tag or class: `<Slot>`. */
  children?: ReactNode;
}

/** The same bindings for each of several elements. */
export function EnhanceAll({ of, ...bindings }: Bindings & { of: readonly Element[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: one that takes another's place is bound instead of it
  return of.map((element, index) => <Bound key={index} of={element} bindings={bindings} />);
}

/**
 * A React element for an element that the server rendered: binds attributes, classes, styles, text and handlers to it, and
 * draws children into it. What the server wrote comes back when a binding ends or is left out. Two that bind the same name
 * of one element are reported as an error; the later one shows.
 */
export function Enhance({ of, children, ...bindings }: EnhanceProps): ReactNode {
  const bound = <Bound of={of} bindings={bindings} />;
  if (children === undefined) return bound;
  // A sibling before the slot: what is bound is written before the children's effects run, on preact too.
  return (
    <>
      {bound}
      <Slot of={of}>{children}</Slot>
    </>
  );
}
