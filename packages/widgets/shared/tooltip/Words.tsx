import { attempt, ServerHtml } from '@iyim/runtime/widget';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { harmlessHtml } from '../detached/harmless-html.ts';
import type { TooltipOptions } from './tooltip-settings.ts';
import { asWideAsContent, usePlace } from './use-place.ts';

export interface WordsProps {
  /** What it is about: shows it. */
  readonly of: HTMLElement;
  /** What it says, as an attribute has it. */
  readonly html: string;
  readonly options: TooltipOptions;
  readonly id: string;
  /** What it is about has left the window. */
  readonly onGone: () => void;
}

/** What a tooltip says, beside what it is about. */
export function Words({ id, of, html, options, onGone }: WordsProps): ReactNode {
  const nodes = useMemo(() => harmlessHtml(html), [html]);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const reference = useMemo(() => asWideAsContent(of), [of]);
  const place = usePlace(reference, box, {
    placement: options.tooltipPlacement,
    distance: options.tooltipDistance,
    strategy: 'fixed',
  });
  useLayoutEffect(() => {
    // Above everything, where the browser can; it is open already when it is drawn twice.
    attempt(() => box?.showPopover?.());
  }, [box]);
  const isGone = place?.isGone ?? false;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  return (
    <div
      ref={setBox}
      id={id}
      role="tooltip"
      popover="manual"
      className={options.tooltipArrow ? 'iyim-tooltip iyim-tooltip-arrow' : 'iyim-tooltip'}
      data-side={place?.side}
      style={
        {
          left: place?.left ?? 0,
          top: place?.top ?? 0,
          '--arrow': `${place?.arrow ?? 0}px`,
          '--duration': `${options.tooltipShowDuration}ms`,
        } as CSSProperties
      }
    >
      <ServerHtml nodes={nodes} />
    </div>
  );
}
