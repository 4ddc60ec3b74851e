import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect } from 'react';
import { connect } from './connect.ts';
import type { SearchForm } from './read.ts';
import type { LiveSearchSettings } from './settings.ts';

/** Draws nothing through React: results are HTML of the server, filled into a template of the page. */
export function LiveSearch({
  island,
  settings,
  input,
}: ViewProps<LiveSearchSettings, SearchForm>): ReactNode {
  useLayoutEffect(() => connect(island, settings, input), [island, settings, input]);
  return null;
}
