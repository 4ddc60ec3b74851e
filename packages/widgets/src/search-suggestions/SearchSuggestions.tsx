import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect } from 'react';
import { connect } from './connect.ts';
import type { SuggestionsForm } from './read.ts';
import type { SuggestionsSettings } from './settings.ts';

/** Draws nothing through React: a suggestion is filled into a template of the page. */
export function SearchSuggestions({
  island,
  settings,
  input,
}: ViewProps<SuggestionsSettings, SuggestionsForm>): ReactNode {
  useLayoutEffect(() => connect(island, settings, input), [island, settings, input]);
  return null;
}
