import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect } from 'react';
import { connect } from './connect.ts';
import type { AddToCartInput } from './read.ts';
import type { AddToCartSettings } from './settings.ts';

/** Draws nothing of its own: the server's forms and buttons are the controls. */
export function AddToCart({
  island,
  settings,
  input,
}: ViewProps<AddToCartSettings, AddToCartInput>): ReactNode {
  useLayoutEffect(() => connect(island, settings, input), [island, settings, input]);
  return null;
}
