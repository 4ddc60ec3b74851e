import { type Bindings, Each, Slot } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { slideContents } from '../detached/slide-contents.ts';

interface CopiesProps {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly styles: Bindings['styles'];
  /** Called with the copies once they are in the list, and with an empty array when they are removed. */
  readonly onChange: (copies: readonly HTMLElement[]) => void;
}

const NO_COPIES: readonly HTMLElement[] = [];

/** Adds copies of the slides after the last one, because a loop shows a slide at both edges while it moves. */
export function Copies({ list, slides, styles, onChange }: CopiesProps): ReactNode {
  const copies = useRef<(HTMLElement | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per set of slides
  useLayoutEffect(() => {
    onChange(copies.current.filter((copy) => copy !== null));
    return () => onChange(NO_COPIES);
  }, [slides, onChange]);
  const contents = useMemo(() => slides.map(slideContents), [slides]);
  return (
    <Each of={slides}>
      {(slide, index) => (
        <Slot
          ref={(copy) => {
            copies.current[index] = copy;
          }}
          of={list}
          as={slide.localName}
          aria-hidden
          classes={{ 'swiper-slide': slide.matches('.swiper-slide'), 'swiper-slide-duplicate': true }}
          styles={styles}
          nodes={contents[index] ?? []}
        />
      )}
    </Each>
  );
}
