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

/** Adds copies of all slides after the last slide, because a moving loop may show the same slide at both edges. */
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
