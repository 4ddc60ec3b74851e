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
  /** Width of the tooltip, as CSS. @default as wide as the content */
  readonly width?: string | undefined;
  /** Whether the tooltip scrolls with the page, because it is always shown. @default false */
  readonly isInPage?: boolean;
  /** Called when the described element has left the window. */
  readonly onGone?: () => void;
}

/** The content of a tooltip, placed next to the element it describes. */
export function Words({ id, of, html, options, width, isInPage = false, onGone }: WordsProps): ReactNode {
  const nodes = useMemo(() => harmlessHtml(html), [html]);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const reference = useMemo(() => asWideAsContent(of), [of]);
  const place = usePlace(reference, box, {
    placement: options.tooltipPlacement,
    distance: options.tooltipDistance,
    strategy: isInPage ? 'absolute' : 'fixed',
  });
  useLayoutEffect(() => {
    // In browsers with popovers, this shows the tooltip above everything. It may throw when strict mode runs this effect again,
    // because the tooltip is already open.
    if (!isInPage) attempt(() => box?.showPopover?.());
  }, [box, isInPage]);
  const isGone = place?.isGone ?? false;
  useEffect(() => {
    if (isGone) onGone?.();
  }, [isGone, onGone]);

  return (
    <div
      ref={setBox}
      id={id}
      role="tooltip"
      popover={isInPage ? undefined : 'manual'}
      className={`iyim-tooltip${options.tooltipArrow ? ' iyim-tooltip-arrow' : ''}${isInPage ? ' iyim-tooltip-in-page' : ''}`}
      data-side={place?.side}
      style={
        {
          // The tooltip would otherwise be moved to the edge of the window.
          visibility: isInPage && isGone ? 'hidden' : undefined,
          left: place?.left ?? 0,
          top: place?.top ?? 0,
          '--width': width,
          '--arrow': `${place?.arrow ?? 0}px`,
          '--duration': `${options.tooltipShowDuration}ms`,
        } as CSSProperties
      }
    >
      <ServerHtml nodes={nodes} />
    </div>
  );
}
