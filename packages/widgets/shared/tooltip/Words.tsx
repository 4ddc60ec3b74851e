import { attempt, ServerHtml } from '@iyim/runtime/widget';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { harmlessHtml } from '../detached/harmless-html.ts';
import type { TooltipOptions } from './tooltip-settings.ts';
import { asWideAsContent, usePlace } from './use-place.ts';

export interface WordsProps {
  /** The element that the tooltip describes and that opens it. */
  readonly of: HTMLElement;
  /** HTML of the tooltip, from an attribute. */
  readonly html: string;
  readonly options: TooltipOptions;
  readonly id: string;
  /** Called when the described element has left the window. */
  readonly onGone: () => void;
}

/** The content of a tooltip, placed next to the element it describes. */
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
    // In browsers with popovers, this shows the tooltip above everything. It may throw when strict mode runs this effect again,
    // because the tooltip is already open.
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
