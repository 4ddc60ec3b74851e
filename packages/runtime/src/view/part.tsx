import {
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
} from 'react';
import type { Bindings } from './bindings.ts';
import { Bound } from './bound.tsx';
import type { Place } from './changes.ts';
import { useIsland } from './island-context.ts';
import { Slot } from './slot.tsx';

/** The server's element that the part around is; null inside an element of ours. */
const Around = createContext<Element | null>(null);

export interface PartProps extends Bindings {
  /** The element, where the server rendered it; null draws one of ours. */
  of: Element | null;
  /** The server's element in or beside which one of ours stands. @default the part around */
  at?: Element | undefined;
  /** Where one of ours stands in or beside it. @default 'last' */
  place?: Place | undefined;
  /** The tag of one of ours. @default 'div' */
  as?: string | undefined;
  /** The server's element or ours. */
  ref?: Ref<HTMLElement> | undefined;
  /** Parts and slots; other elements stand in a `<Slot>` where the part may be the server's. */
  children?: ReactNode;
}

/** A part of a widget that some pages have in their markup and others leave to us. */
export function Part({ of, at, place, as = 'div', ref, children, ...bindings }: PartProps): ReactNode {
  const around = useContext(Around);
  useImperativeHandle(of ? ref : undefined, () => of as HTMLElement, [of]);
  const inner = <Around value={of}>{children}</Around>;
  if (of)
    return (
      <>
        <Bound of={of} bindings={bindings} />
        {inner}
      </>
    );
  const anchor = at ?? around;
  if (anchor)
    return (
      <Slot of={anchor} place={place} as={as} ref={ref} {...bindings}>
        {inner}
      </Slot>
    );
  return (
    <Own as={as} own={ref} bindings={bindings}>
      {inner}
    </Own>
  );
}

interface OwnProps {
  as: string;
  own: Ref<HTMLElement> | undefined;
  bindings: Bindings;
  children: ReactNode;
}

/** The same bindings as props of an element that React draws. */
function Own({ as, own, bindings, children }: OwnProps): ReactNode {
  const { handler } = useIsland();
  const { classes = {}, styles, text, ...rest } = bindings;
  const props: Record<string, unknown> = { ref: own, style: styles };
  props.className =
    Object.keys(classes)
      .filter((names) => classes[names])
      .join(' ') || undefined;
  for (const [name, value] of Object.entries(rest))
    props[name] =
      typeof value === 'function'
        ? handler((event: { nativeEvent?: Event }) =>
            (value as (event: unknown) => unknown)(event.nativeEvent ?? event),
          )
        : value;
  return createElement(as, props, text ?? children);
}
