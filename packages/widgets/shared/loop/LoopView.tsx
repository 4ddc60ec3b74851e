import type { Messages } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { defineWidget, useLifetime, type ViewProps } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { loadItemLinks } from '../../page/behaviours.ts';
import { AjaxPages } from './AjaxPages.tsx';
import { useLoopHistory } from './history.ts';
import { LoadMore } from './LoadMore.tsx';
import loopStyles from './loop.css?inline';
import { type LoopElement, readLoop } from './read-loop.ts';
import { type LoopSettings, settings } from './settings.ts';

/**
 * Shows other pages of a loop, or loads more items, without leaving the page, even when the visitor goes back or forward (LP-1,
 * LP-2).
 */
export function LoopView({ settings, input }: ViewProps<LoopSettings, LoopElement>): ReactNode {
  useSignals();
  const { loop, id } = input;
  const { paging, autoScroll } = settings;
  // In the editor, reaching the end of the page must not load more.
  const isEndless = paging === 'scroll' && !editMode().value;

  useLifetime(() => loadItemLinks(loop.ownerDocument), [loop]);
  useLoopHistory(id, loop);

  if (paging === 'ajax') return <AjaxPages loop={loop} id={id} autoScroll={autoScroll} />;
  return paging === 'links' ? null : <LoadMore loop={loop} id={id} isEndless={isEndless} />;
}

/** Returns the definition of a loop widget: `loop-grid` or `posts`. */
export const loopWidget = (name: string, styles: string, messages: Messages) =>
  defineWidget({ name, settings, read: readLoop, View: LoopView, styles: loopStyles + styles, messages });
