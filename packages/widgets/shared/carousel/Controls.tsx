import { type Bindings, Enhance, pressable, ServerHtml, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { useCarouselText } from './messages.ts';
import type { CarouselLook } from './read-carousel.ts';

export type Side = 'prev' | 'next';
export type Pagination = 'bullets' | 'fraction' | 'progressbar';

interface PlayButtonProps {
  readonly isPlaying: boolean;
  readonly onClick: () => void;
}

export function PlayButton({ isPlaying, onClick }: PlayButtonProps): ReactNode {
  const { handler } = useIsland();
  const text = useCarouselText();
  return (
    <button
      type="button"
      className="iyim-carousel-play"
      aria-label={text(isPlaying ? 'stop' : 'start')}
      data-playing={isPlaying || undefined}
      onClick={handler(onClick)}
    />
  );
}

export interface ArrowIcon {
  readonly classes: string;
  readonly icon: DocumentFragment;
}

interface ArrowProps {
  readonly side: Side;
  /** The server's; null draws one of ours. */
  readonly of: HTMLElement | null;
  /** How one of ours looks. @default a chevron */
  readonly look?: ArrowIcon | undefined;
  readonly disabledClass: string | undefined;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

export function Arrow({ side, of, look, disabledClass, isDisabled, onPress }: ArrowProps): ReactNode {
  const { handler } = useIsland();
  const text = useCarouselText();
  const named: Bindings = {
    'aria-label': text(side === 'prev' ? 'previous' : 'next'),
    'aria-disabled': isDisabled || undefined,
  };
  if (of)
    return (
      <Enhance
        of={of}
        {...named}
        {...pressable(of, (event) => {
          event.preventDefault();
          onPress();
        })}
        classes={disabledClass ? { [disabledClass]: isDisabled } : undefined}
      />
    );
  const props = {
    type: 'button',
    className: `iyim-carousel-arrow iyim-carousel-${side} ${look?.classes || (look ? '' : 'iyim-carousel-chevron')}`,
    onClick: handler(onPress),
    'aria-label': named['aria-label'] as string,
    'aria-disabled': isDisabled || undefined,
  } as const;
  return look ? <ServerHtml as="button" nodes={look.icon} {...props} /> : <button {...props} />;
}

export interface PagerProps {
  readonly kind: Pagination;
  readonly look: CarouselLook;
  readonly selected: number;
  readonly stops: number;
  readonly goTo: (stop: number) => void;
  /** What stands around and between the two numbers. */
  readonly fraction?: Readonly<Record<'prefix' | 'separator' | 'suffix', string>> | undefined;
}

/** Where the carousel stands: a button for each stop, two numbers, or a bar. */
export function Pager({ kind, look, selected, stops, goTo, fraction }: PagerProps): ReactNode {
  const { handler } = useIsland();
  const text = useCarouselText();
  if (kind === 'progressbar')
    return (
      <span className="iyim-carousel-bar swiper-pagination-progressbar-fill" aria-hidden="true">
        <span style={{ inlineSize: `${((selected + 1) / stops) * 100}%` }} />
      </span>
    );
  if (kind === 'fraction')
    return (
      <span className="fraction-wrapper">
        <span className="current swiper-pagination-current">
          {fraction?.prefix}
          {selected + 1}
        </span>
        <span className="separator">{fraction?.separator ?? ' / '}</span>
        <span className="total swiper-pagination-total">
          {stops}
          {fraction?.suffix}
        </span>
      </span>
    );
  return (
    <ul
      className={`iyim-carousel-dots ${look.dot ? '' : 'iyim-carousel-numbers'} ${look.dots ?? ''}`}
      aria-label={text('dots')}
    >
      {Array.from({ length: stops }, (_, stop) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is the stop
        <li key={stop} className={stop === selected ? look.entryNow : undefined}>
          <button
            type="button"
            className={[look.dot, stop === selected && look.dotNow].filter(Boolean).join(' ') || undefined}
            aria-label={text('goTo', { number: stop + 1, count: stops })}
            aria-current={stop === selected || undefined}
            onClick={handler(() => goTo(stop))}
          >
            <span aria-hidden="true">{stop + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
