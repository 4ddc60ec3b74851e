import { Fragment, type ReactNode } from 'react';
import { useBinding } from './binding.ts';
import type { Bindings } from './bindings.ts';
import { First, Slot } from './slot.tsx';

export interface EnhanceProps extends Bindings {
  /** A server-rendered element; null binds nothing. */
  of: Element | null;
  /** Rendered into a slot at the element's end. For another place, tag or class, use `<Slot>`. */
  children?: ReactNode;
}

export interface EachProps<T> {
  readonly of: readonly T[];
  readonly children: (item: T, index: number) => ReactNode;
}

/** Renders each item of a list, keyed by its index: an item that takes the position of another reuses its bindings. */
export function Each<T>({ of, children }: EachProps<T>): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an item
  return of.map((item, index) => <Fragment key={index}>{children(item, index)}</Fragment>);
}

/** Gives several elements the same bindings. */
export function EnhanceAll({ of, ...bindings }: Bindings & { of: readonly Element[] }): ReactNode {
  return <Each of={of}>{(element) => <Enhance of={element} {...bindings} />}</Each>;
}

/**
 * Represents a server-rendered element in React: binds attributes, classes, styles, text and handlers to it, and renders children
 * into it. The server's values are restored when a binding ends or is omitted. Two components that bind the same attribute, class,
 * style or text of an element are reported as an error; the value that was bound last is shown.
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
