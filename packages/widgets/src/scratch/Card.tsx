import { defineWidget, useIsland, useServerNode, type ViewProps } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { prepareTakeOver } from '../../originals/original-scripts.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { Cover } from './Cover.tsx';
import { Flip } from './Flip.tsx';
import { CANVAS, type CardInput, originalDefaults, readCard } from './read.ts';
import styles from './scratch.css?inline';
import { type CardSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Shows the back of a card when its front is scratched off (SC-1) or when the card is flipped. */
export function Card({ settings, input }: ViewProps<CardSettings, CardInput>): ReactNode {
  const { host } = useIsland();
  const { front } = input;
  const canvas = useServerNode(host, CANVAS);
  const isLeft = useLeftAlone(canvas !== null || input.isBegun, host);
  if (isLeft || !front) return null;
  return settings.way === 'scratch' ? (
    <Cover input={input} front={front} enough={settings.enough} />
  ) : (
    <Flip input={input} front={front} way={settings.way} />
  );
}

export default defineWidget({
  name: 'scratch',
  settings,
  pageSettings: originalDefaults,
  read: readCard,
  View: Card,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
