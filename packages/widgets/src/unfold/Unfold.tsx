import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  useDismissal,
  useIsland,
  useReadingTime,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { prepareTakeOver } from '../../originals/original-scripts.ts';
import { Fold } from '../../shared/disclosure/Fold.tsx';
import styles from '../../shared/disclosure/fold.css?inline';
import { useFold } from '../../shared/disclosure/use-fold.ts';
import { useScrollTo } from '../../shared/disclosure/use-in-window.ts';
import { gradientClass, openClass, otherSettings, readUnfold, type UnfoldInput } from './read.ts';
import { settings, type UnfoldSettings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** If the fold would hide at most this height, in pixels, the content is shown whole, without a button. */
const LEAST = 20;

/** Shows a part of the content until a button shows the rest (UF-1). */
export function Unfold({ settings, input }: ViewProps<UnfoldSettings, UnfoldInput>): ReactNode {
  const { host } = useIsland();
  const { mask, content, separator, trigger, button, startsOpen } = input;
  const height = forDevice(settings.mask_height, useDevice());
  const measure = useCallback(() => {
    const full = content.scrollHeight;
    const folded = pixelsOf(height, full);
    return full > folded + LEAST ? folded : undefined;
  }, [height, content]);
  const parts = useMemo(() => [content], [content]);
  const fold = useFold({ ...settings, mask, parts, startsOpen, measure });
  const { isOpen, isNeeded, isShown, set } = fold;
  const isUnfolded = isNeeded && isOpen;

  const [folded, setFolded] = useState<HTMLElement | null>(null);
  useScrollTo(settings.foldScrolling ? folded : null, {
    offset: settings.foldScrollOffset,
    delay: settings.foldDuration,
  });
  const close = useStable(() => set(false));
  useDismissal(isUnfolded && settings.hideOutsideClick, { inside: [host], by: ['press'], onDismiss: close });
  useReadingTime(isUnfolded && settings.autoHide ? 'open' : null, {
    time: settings.autoHideTime * 1000,
    shownIn: () => host,
    onEnd: close,
  });

  return (
    <>
      <Enhance of={host} classes={openClass(isOpen)} />
      <Enhance of={mask} classes={gradientClass(settings.separatorType === 'gradient' && !isShown)} />
      <Enhance
        of={separator}
        classes={{ 'iyim-screen-only': true }}
        styles={{ opacity: isOpen ? '0' : '1', display: isNeeded ? null : 'none' }}
      />
      <Enhance of={trigger} styles={{ display: isNeeded ? 'flex' : 'none' }} />
      {/* Scrolls to the top of the content only if the visitor folds it with the button. */}
      <Enhance of={button} onClickCapture={() => setFolded(isOpen ? host : null)} />
      <Fold {...input} fold={fold} />
    </>
  );
}

/** Converts a length in `px`, `vh`, or `%` of `full` to pixels. Other units count as pixels. */
function pixelsOf(length: string, full: number): number {
  const size = Math.max(Number.parseFloat(length) || 0, 0);
  if (length.endsWith('vh')) return (size * window.innerHeight) / 100;
  return length.endsWith('%') ? (size * full) / 100 : size;
}

export default defineWidget({
  name: 'unfold',
  settings,
  pageSettings: otherSettings,
  read: readUnfold,
  View: Unfold,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
