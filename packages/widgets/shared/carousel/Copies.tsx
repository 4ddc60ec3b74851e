import { type Bindings, Each, Slot } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { LAZY_PICTURES, PRELOADERS } from './Pictures.tsx';

interface CopiesProps {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly styles: Bindings['styles'];
  /** Called with the copies once they are in the list, and with an empty array when they are removed. */
  readonly onChange: (copies: readonly HTMLElement[]) => void;
}

const NO_COPIES: readonly HTMLElement[] = [];
const FOCUSABLE = 'a, area, button, input, select, textarea, summary, [tabindex]';

/** Copies of the slides after the last one: a loop shows one slide at both edges while it moves. */
export function Copies({ list, slides, styles, onChange }: CopiesProps): ReactNode {
  const copies = useRef<(HTMLElement | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for these slides
  useLayoutEffect(() => {
    onChange(copies.current.filter((copy) => copy !== null));
    return () => onChange(NO_COPIES);
  }, [slides, onChange]);
  const contents = useMemo(() => slides.map(contentsOf), [slides]);
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

/** A slide's contents without names that are unique in a page, and out of the tab order. */
function contentsOf(slide: HTMLElement): readonly ChildNode[] {
  const copy = slide.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(`script, iframe, ${PRELOADERS}`)) element.remove();
  for (const element of copy.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  for (const element of copy.querySelectorAll<HTMLElement>(FOCUSABLE)) element.tabIndex = -1;
  for (const element of copy.querySelectorAll<HTMLElement>(LAZY_PICTURES)) {
    const { src, srcset, background } = element.dataset;
    if (srcset && element instanceof HTMLImageElement) element.srcset = srcset;
    if (src && element instanceof HTMLImageElement) element.src = src;
    if (background) element.style.backgroundImage = `url(${JSON.stringify(background)})`;
  }
  return [...copy.childNodes];
}
