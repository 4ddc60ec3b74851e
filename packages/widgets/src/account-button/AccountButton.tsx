import { defineWidget, Enhance, useIsland, useMedia, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import styles from './account-button.css?inline';
import { readLabel } from './read.ts';
import { type AccountButtonSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Media query for windows that get the short label, regardless of the site's breakpoints (§2, §9, AB-1). */
const NARROW = '(max-width: 1500px)';

/** Shows a short label in narrow windows. The input is the element that contains the label's text and nothing else. */
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
      // Keeps the width of the server's label, so that a shorter label does not move what is next to the button.
      styles={{ minInlineSize: width ? `${width}px` : undefined }}
      text={width === null ? undefined : settings.narrowLabel || text('personalArea')}
    />
  );
}

/** Returns an element's width in px with the server's text. Null until it is measured, or if disabled. */
function useServerWidth(element: HTMLElement, isEnabled: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    setWidth(isEnabled ? element.getBoundingClientRect().width : null);
  }, [element, isEnabled]);
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
