import { defineWidget, Enhance, useIsland, useMedia, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import styles from './account-button.css?inline';
import { readLabel } from './read.ts';
import { type AccountButtonSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Windows that get the short label, regardless of the site's breakpoints (§2, §9, AB-1). */
const NARROW = '(max-width: 1500px)';

/** Changes the label with the window's width. Its input is the element whose text is the label and nothing else. */
export function AccountButton({
  settings,
  input: label,
}: ViewProps<AccountButtonSettings, HTMLElement>): ReactNode {
  const { text } = useIsland();
  const isNarrow = useMedia(NARROW);
  const width = useServerWidth(label, isNarrow);
  return (
    <Enhance
      of={isNarrow ? label : null}
      classes={{ 'iyim-account-button-label': true }}
      // The place that the server's label took stays taken: a shorter one moves nothing beside the button.
      styles={{ minInlineSize: width ? `${width}px` : undefined }}
      text={width === null ? undefined : settings.narrowLabel || text('personalArea')}
    />
  );
}

/** How wide an element is as the server wrote it, in px: measured before its text is bound. Null until then. */
function useServerWidth(element: HTMLElement, isWanted: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    setWidth(isWanted ? element.getBoundingClientRect().width : null);
  }, [element, isWanted]);
  return width;
}

export default defineWidget({
  name: 'account-button',
  settings,
  read: readLabel,
  View: AccountButton,
  styles,
  messages: texts,
});
