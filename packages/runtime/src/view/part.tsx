import { type ReactNode, type Ref, useContext, useImperativeHandle } from 'react';
import type { Bindings } from './bindings.ts';
import { Enhance } from './enhance.tsx';
import { type ServerNodes, SlotNodes } from './server-html.tsx';
import { Around, type Place, Slot } from './slot.tsx';

export interface PartProps extends Bindings {
  /** The element, where the server rendered it; null draws one of ours. */
  of: Element | null;
  /** What one of ours stands in or beside. @default the part or slot around */
  at?: Element | undefined;
  /** Where one of ours stands in or beside it. @default 'last' */
  place?: Place | undefined;
  /** The tag of one of ours. @default 'div' */
  as?: string | undefined;
  /** The server's element or ours. */
  ref?: Ref<HTMLElement> | undefined;
  /** HTML of the server's that stands in it, instead of children; see `<ServerHtml>`. */
  nodes?: ServerNodes | undefined;
  /** Parts and slots: what else stands in it needs a `<Slot>`, as the part may be the server's. */
  children?: ReactNode;
}

/** A part of a widget that some pages have in their markup and others leave to us. */
export function Part({ of, at, place, as, ref, nodes, children, ...bindings }: PartProps): ReactNode {
  const around = useContext(Around);
  useImperativeHandle(of ? ref : undefined, () => of as HTMLElement, [of]);
  if (of)
    return (
      <>
        <Enhance of={of} {...bindings} />
        {nodes && <SlotNodes of={of} nodes={nodes} />}
        <Around value={of}>{children}</Around>
      </>
    );
  return (
    <Slot of={at ?? around} place={place} as={as} ref={ref} nodes={nodes} {...bindings}>
      {children}
    </Slot>
  );
}
