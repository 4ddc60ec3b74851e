import { parseHtml } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef } from 'react';

interface ArrowButtonProps {
  readonly side: 'prev' | 'next';
  readonly label: string;
  /** The server's own arrow; its classes and icon are used. */
  readonly markup: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** One of a carousel's arrows, looking as the server has it, or with a chevron of ours. */
export function ArrowButton({ side, label, markup, isDisabled, onClick }: ArrowButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { current } = button;
    const arrow = parseHtml(markup).firstElementChild;
    if (arrow) current?.classList.add(...arrow.classList);
    if (arrow?.hasChildNodes()) current?.replaceChildren(...document.importNode(arrow, true).childNodes);
    else current?.classList.add('iyim-listing-chevron');
  }, [markup]);

  return (
    <button
      ref={button}
      type="button"
      className={`iyim-listing-arrow iyim-listing-${side}`}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    />
  );
}
