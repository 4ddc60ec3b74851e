import { type Bindings, Each, Enhance, pressable, ServerHtml, useIsland } from '@iyim/runtime/widget';
import { memo, type ReactNode, useMemo } from 'react';
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

/** For the server's arrows. */
export const HIDDEN: Bindings = { hidden: true, styles: { display: 'none' } };

interface ArrowProps {
  readonly side: Side;
  /** The server's; null draws one of ours. */
  readonly of: HTMLElement | null;
  /** How one of ours looks. @default a chevron */
  readonly look?: ArrowIcon | undefined;
  readonly disabledClass: string | undefined;
  readonly isDisabled: boolean;
  /** Hides the server's arrow: all slides fit. */
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

export function Arrow({
  side,
  of,
  look,
  disabledClass,
  isDisabled,
  isLocked,
  onPress,
}: ArrowProps): ReactNode {
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
        {...(isLocked && HIDDEN)}
        {...pressable(of, (event) => {
          event.preventDefault();
          onPress();
        })}
        classes={{ 'iyim-carousel-control': true, ...(disabledClass && { [disabledClass]: isDisabled }) }}
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

/** Where the carousel stands: a button for each stop, two numbers, or a bar. A move draws little of it anew: stops may be hundreds. */
export const Pager = memo(({ kind, look, selected, stops, goTo, fraction }: PagerProps): ReactNode => {
  const text = useCarouselText();
  const labels = useMemo(
    () => Array.from({ length: stops }, (_, stop) => text('goTo', { number: stop + 1, count: stops })),
    [stops, text],
  );
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
          {`${fraction?.prefix ?? ''}${selected + 1}`}
        </span>
        <span className="separator">{fraction?.separator ?? ' / '}</span>
        <span className="total swiper-pagination-total">{`${stops}${fraction?.suffix ?? ''}`}</span>
      </span>
    );
  return (
    <ul
      className={`iyim-carousel-dots ${look.dot ? '' : 'iyim-carousel-numbers'} ${look.dots ?? ''}`}
      aria-label={text('dots')}
    >
      <Each of={labels}>
        {(label, stop) => <Dot stop={stop} label={label} look={look} isNow={stop === selected} goTo={goTo} />}
      </Each>
    </ul>
  );
});

interface DotProps extends Pick<PagerProps, 'look' | 'goTo'> {
  readonly stop: number;
  readonly label: string;
  readonly isNow: boolean;
}

const Dot = memo(({ stop, label, look, isNow, goTo }: DotProps) => {
  const { handler } = useIsland();
  return (
    <li className={isNow ? look.entryNow : undefined}>
      <button
        type="button"
        className="iyim-carousel-dot"
        aria-label={label}
        aria-current={isNow || undefined}
        onClick={handler(() => goTo(stop))}
      >
        {look.dot ? (
          <span className={`iyim-carousel-disc ${look.dot} ${isNow ? look.dotNow : ''}`} aria-hidden="true" />
        ) : (
          <span aria-hidden="true">{stop + 1}</span>
        )}
      </button>
    </li>
  );
});
