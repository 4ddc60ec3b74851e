import { type ReactNode, type Ref, useContext, useImperativeHandle } from 'react';
import type { Bindings } from './bindings.ts';
import { Enhance } from './enhance.tsx';
import { type ServerNodes, SlotNodes } from './server-html.tsx';
import { Around, type Place, Slot } from './slot.tsx';

export interface PartProps extends Bindings {
  /** The element, if the server rendered it; with null, an element is generated. */
  of: Element | null;
  /** Element that a generated element is placed inside or next to. @default the part or slot around this part */
  at?: Element | undefined;
  /** Position of a generated element, inside or next to `at`. @default 'last' */
  place?: Place | undefined;
  /** Tag of a generated element. @default 'div' */
  as?: string | undefined;
  /** The server-rendered or generated element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Server HTML to put inside, instead of children; see `<ServerHtml>`. */
  nodes?: ServerNodes | undefined;
  /** Parts and slots. Any other content needs a `<Slot>`, as the part may be server-rendered. */
  children?: ReactNode;
}

/** Renders a part of a widget that some pages have in their markup and others leave to the widget. */
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
