import { useMeasured } from '@iyim/runtime/page';
import { announce, Each, Enhance, useMedia } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { sideOf } from '../../shared/carousel/arrow-keys.ts';
import { slideRoles } from '../../shared/carousel/slide-roles.ts';
import { useCarouselText } from '../../shared/carousel/use-carousel-text.ts';
import { SCROLL_REST } from '../../shared/scroll-rest.ts';
import { CLASSES } from './read.ts';
import type { SliderProps } from './Slider.tsx';

interface RestingProps extends SliderProps {
  /** Called with true when a finger touches the pictures or they scroll, and with false when they have come to rest. */
  readonly onMove: (isMoving: boolean) => void;
}

/**
 * Shows one picture at a time before the code of the slider has loaded: the browser scrolls the pictures, and a chosen picture is
 * shown without a transition.
 */
export function Resting(props: RestingProps): ReactNode {
  const { parts, settings, label, current, chosen, onSelect, choose, onMove } = props;
  const { frame, list, slides } = parts;
  const text = useCarouselText();
  // The list scrolls only where it is needed, because some browsers make a scrollable list a Tab stop.
  const canSwipe = useMedia('(any-pointer: coarse)') && settings.touch;
  const slide = chosen && slides[chosen.slide];
  const isVisible = useMeasured([list], () => list.clientWidth > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per choice
  useLayoutEffect(() => {
    if (!slide || !isVisible) return; // a hidden list cannot scroll
    const distance = slide.getBoundingClientRect().left - list.getBoundingClientRect().left;
    // `scrollBy` would stop at the first slide on the way.
    list.scrollTo({ left: list.scrollLeft + distance, behavior: 'instant' });
    if (chosen.slide !== current) announce(text('nowAt', { number: chosen.slide + 1, count: slides.length }));
    onSelect(chosen.slide);
  }, [chosen, isVisible]);
  const fingers = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = () => {
    onMove(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (fingers.current > 0) return;
      onSelect(Math.round(Math.abs(list.scrollLeft) / (list.clientWidth || 1)));
      onMove(false);
    }, SCROLL_REST);
  };
  const touch = ({ touches }: TouchEvent) => {
    fingers.current = touches.length;
    follow();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = (event: KeyboardEvent) => {
    const side = sideOf(event, frame);
    const next = current + (side === 'next' ? 1 : -1);
    if (!side || !slides[next]) return;
    event.preventDefault();
    choose(next);
  };
  const roles = slideRoles(slides, text);
  return (
    <>
      <Enhance
        of={frame}
        role="group"
        aria-roledescription={text('roledescription')}
        aria-label={label}
        onKeyDown={press}
      />
      <Enhance
        of={list}
        aria-live="polite"
        classes={{ 'iyim-product-gallery-resting': true }}
        styles={{ overflowX: canSwipe ? 'auto' : 'hidden' }}
        onTouchStart={touch}
        onTouchEnd={touch}
        onTouchCancel={touch}
        onScroll={follow}
      />
      <Each of={slides}>
        {(each, index) => (
          <Enhance
            of={each}
            {...roles[index]}
            // A slide with the focus stays reachable.
            inert={(index !== current && !each.contains(document.activeElement)) || undefined}
            classes={{ [CLASSES.slide]: index === current }}
          />
        )}
      </Each>
    </>
  );
}
