import { parseHtml, ServerHtml } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { harmlessHtml } from '../../../shared/harmless-html.ts';

interface ArrowButtonProps {
  readonly side: 'prev' | 'next';
  readonly label: string;
  /** The server's own arrow, out of an attribute; its classes are used, and of its icon what is harmless. */
  readonly markup: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** One of a carousel's arrows, looking as the server has it, or with a chevron of ours. */
export function ArrowButton({ side, label, markup, isDisabled, onClick }: ArrowButtonProps): ReactNode {
  const { classes, icon } = useMemo(() => {
    const arrow = parseHtml(markup).firstElementChild;
    const content = harmlessHtml(arrow?.innerHTML ?? '');
    const chevron = content.hasChildNodes() ? '' : 'iyim-listing-chevron';
    return { classes: `${arrow?.getAttribute('class') ?? ''} ${chevron}`, icon: content };
  }, [markup]);

  return (
    <ServerHtml
      as="button"
      nodes={icon}
      type="button"
      className={`iyim-listing-arrow iyim-listing-${side} ${classes}`}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    />
  );
}
