import { type Bindings, Each, Enhance, pressable, ServerHtml, useIsland } from '@iyim/runtime/widget';
import { memo, type ReactNode, useMemo } from 'react';
import type { CarouselLook } from './read-markup.ts';
import { useCarouselText } from './use-carousel-text.ts';

export const SIDES = ['prev', 'next'] as const;
export type Side = (typeof SIDES)[number];
export type Pagination = 'bullets' | 'fraction' | 'progressbar';

export interface ArrowIcon {
  readonly classes: string;
  readonly icon: DocumentFragment;
}

/** For the server's arrows. */
export const HIDDEN: Bindings = { hidden: true, styles: { display: 'none' } };

interface ArrowProps {
  readonly side: Side;
  /** The server's; null draws ours. */
  readonly of: HTMLElement | null;
  /** Ours. @default a chevron */
  readonly look?: ArrowIcon | undefined;
  readonly disabledClass: string | undefined;
  readonly isDisabled: boolean;
  /** Hides the server's arrow: all slides fit. */
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

export function Arrow(props: ArrowProps): ReactNode {
  const { side, of, look, disabledClass, isDisabled, onPress } = props;
  const { handler } = useIsland();
  const named = {
    'aria-label': useCarouselText()(side === 'prev' ? 'previous' : 'next'),
    'aria-disabled': isDisabled || undefined,
  };
  if (of)
    return (
      <Enhance
        of={of}
        {...named}
        {...(props.isLocked && HIDDEN)}
        {...pressable(of, (event) => {
          event.preventDefault();
          onPress();
        })}
        classes={{ 'iyim-carousel-control': true, ...(disabledClass && { [disabledClass]: isDisabled }) }}
      />
    );
  const button = {
    ...named,
    type: 'button',
    className: `iyim-carousel-arrow iyim-carousel-${side} ${look?.classes || (look ? '' : 'iyim-carousel-chevron')}`,
    onClick: handler(onPress),
  } as const;
  return look ? <ServerHtml as="button" nodes={look.icon} {...button} /> : <button {...button} />;
}

export interface PagerProps {
  readonly kind: Pagination;
  readonly look: CarouselLook;
  readonly selected: number;
  readonly stops: number;
  readonly goTo: (stop: number) => void;
  /** Text around and between the two numbers. */
  readonly fraction?: Readonly<Record<'prefix' | 'separator' | 'suffix', string>> | undefined;
}

/** Shows the current stop: a button for each, two numbers, or a bar. A move renders little of it again: there may be hundreds. */
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
