import { Fragment, type ReactNode } from 'react';
import { useBinding } from './binding.ts';
import type { Bindings } from './bindings.ts';
import { First, Slot } from './slot.tsx';

export interface EnhanceProps extends Bindings {
  /** An element that the server rendered; null binds nothing. */
  of: Element | null;
  /** Stand in a slot at the element's end. For another place, tag or class: `<Slot>`. */
  children?: ReactNode;
}

export interface EachProps<T> {
  readonly of: readonly T[];
  readonly children: (item: T, index: number) => ReactNode;
}

/** Draws each item of a list. An item that takes another's place in the list is bound in its place. */
export function Each<T>({ of, children }: EachProps<T>): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies an item
  return of.map((item, index) => <Fragment key={index}>{children(item, index)}</Fragment>);
}

/** Binds the same to each of several elements. */
export function EnhanceAll({ of, ...bindings }: Bindings & { of: readonly Element[] }): ReactNode {
  return <Each of={of}>{(element) => <Enhance of={element} {...bindings} />}</Each>;
}

/**
 * A React element for an element that the server rendered: binds attributes, classes, styles, text and handlers to it, and
 * draws children into it. What the server wrote comes back when a binding ends or is left out. Two that bind the same name
 * of one element are reported as an error; the later one shows.
 */
export function Enhance({ of, children, ...bindings }: EnhanceProps): ReactNode {
  const bind = useBinding(of, bindings);
  if (children === undefined) return null;
  return (
    <>
      <First run={bind} />
      <Slot of={of}>{children}</Slot>
    </>
  );
}
