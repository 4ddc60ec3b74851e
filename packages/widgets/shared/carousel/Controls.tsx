import { type Bindings, Each, Enhance, pressable, ServerHtml, useIsland } from '@iyim/runtime/widget';
import { memo, type ReactNode, useMemo } from 'react';
import type { CarouselClasses } from './read-markup.ts';
import { useCarouselText } from './use-carousel-text.ts';

export const SIDES = ['prev', 'next'] as const;
export type Side = (typeof SIDES)[number];
export type Pagination = 'bullets' | 'fraction' | 'progressbar';

export interface ArrowIcon {
  readonly classes: string;
  readonly icon: DocumentFragment;
}

/** Bindings that hide the server's arrows. */
export const HIDDEN: Bindings = { hidden: true, styles: { display: 'none' } };

interface ArrowProps {
  readonly side: Side;
  /** The server's arrow. If null, an arrow is added. */
  readonly of: HTMLElement | null;
  /** Icon of an added arrow. @default a chevron */
  readonly ownIcon?: ArrowIcon | undefined;
  readonly disabledClass: string | undefined;
  readonly isDisabled: boolean;
  /** Whether all slides fit, in which case the server's arrow is hidden. */
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

export function Arrow(props: ArrowProps): ReactNode {
  const { side, of, ownIcon, disabledClass, isDisabled, onPress } = props;
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
    className: `iyim-carousel-arrow iyim-carousel-${side} ${ownIcon?.classes || (ownIcon ? '' : 'iyim-carousel-chevron')}`,
    onClick: handler(onPress),
  } as const;
  return ownIcon ? <ServerHtml as="button" nodes={ownIcon.icon} {...button} /> : <button {...button} />;
}

export interface PagerProps {
  readonly kind: Pagination;
  readonly partClasses: CarouselClasses;
  readonly selected: number;
  readonly stops: number;
  readonly goTo: (stop: number) => void;
  /** Texts around and between the two numbers. */
  readonly fraction?: Readonly<Record<'prefix' | 'separator' | 'suffix', string>> | undefined;
}

/**
 * Shows the current stop, with a button for each stop, two numbers, or a bar. Memoised, because there may be hundreds of stops.
 */
export const Pager = memo(({ kind, partClasses, selected, stops, goTo, fraction }: PagerProps): ReactNode => {
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
      className={`iyim-carousel-dots ${partClasses.dot ? '' : 'iyim-carousel-numbers'} ${partClasses.dots ?? ''}`}
      aria-label={text('dots')}
    >
      <Each of={labels}>
        {(label, stop) => (
          <Dot stop={stop} label={label} partClasses={partClasses} isNow={stop === selected} goTo={goTo} />
        )}
      </Each>
    </ul>
  );
});

interface DotProps extends Pick<PagerProps, 'partClasses' | 'goTo'> {
  readonly stop: number;
  readonly label: string;
  readonly isNow: boolean;
}

const Dot = memo(({ stop, label, partClasses, isNow, goTo }: DotProps) => {
  const { handler } = useIsland();
  return (
    <li className={isNow ? partClasses.entryNow : undefined}>
      <button
        type="button"
        className="iyim-carousel-dot"
        aria-label={label}
        aria-current={isNow || undefined}
        onClick={handler(() => goTo(stop))}
      >
        {partClasses.dot ? (
          <span
            className={`iyim-carousel-disc ${partClasses.dot} ${isNow ? partClasses.dotNow : ''}`}
            aria-hidden="true"
          />
        ) : (
          <span aria-hidden="true">{stop + 1}</span>
        )}
      </button>
    </li>
  );
});
