import { device } from '@iyim/runtime/shop';
import type { ViewProps } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import { isNarrow } from './narrow.ts';
import type { AccountButton as Input } from './read.ts';
import type { AccountButtonSettings } from './settings.ts';

/** Changes the label with the window's width. Draws nothing of its own. */
export function AccountButton({
  island,
  settings,
  input,
}: ViewProps<AccountButtonSettings, Input>): ReactNode {
  useSignals();
  const { label, serverText } = input;
  const narrow = isNarrow(device().value);
  const text = narrow ? settings.narrowLabel || island.text('personalArea') : serverText;

  useLayoutEffect(() => {
    // The place the server's label took stays taken, so that a shorter one moves nothing beside the button.
    island.changes.toggleClass(label, 'iyim-account-button-label', narrow);
    island.changes.style(label, 'min-inline-size', null);
    island.changes.text(label, serverText);
    const width = label.getBoundingClientRect().width;
    island.changes.text(label, text);
    if (narrow && width > 0) island.changes.style(label, 'min-inline-size', `${width}px`);
  }, [island, label, serverText, narrow, text]);

  return null;
}
