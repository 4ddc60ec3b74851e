import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  useDocumentHidden,
  useIsland,
  useReducedMotion,
  useSight,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useOriginalFrontend } from '../../originals/use-frontend.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import styles from './entrance.css?inline';
import { motionOf } from './motion-of.ts';
import { type EntranceInput, isHidden, readEntrance, shownClasses } from './read.ts';
import { type EntranceSettings, settings } from './settings.ts';

/** Time limit in ms for the browser to report whether an element is in view, and for the original's script to show it. */
const PATIENCE = 3000;

/** Animates an element when it comes into view (MO-1). Until then it is transparent, but can be read out and focused. */
export function Entrance({ settings, input }: ViewProps<EntranceSettings, EntranceInput>): ReactNode {
  const { host } = useIsland();
  const device = useDevice();
  const isStill = useReducedMotion();
  const named = settings.animations.map((animation) => forDevice(animation, device)).find(Boolean);
  const animation = isStill || named === 'none' ? '' : (named ?? '');
  const [isSeen, setSeen] = useState(false);
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  const isTheirs = useOriginalFrontend() && input.isItsElement;
  const isLeft = useLeftAlone(isTheirs && !isShown, host);

  const isPageHidden = useDocumentHidden();
  const isWatched = useWatch(host, () => setSeen(true));
  useAfter(isSeen && !isLeft, settings.delay, show);
  // The original may have failed: show the element anyway.
  useAfter(isSeen && isLeft, settings.delay + PATIENCE, () => isHidden(host) && show());
  useAfter(!isWatched && !isPageHidden, PATIENCE, () => setSeen(true));
  const isThere = isShown || animation === '';
  useLayoutEffect(() => {
    if (isThere && !isLeft) setShown(true);
  }, [isThere, isLeft]);

  const isOwn = useOwnKeyframes(host, isThere && !isLeft ? animation : '');
  return isLeft ? (
    <Enhance of={host} data-iyim-entrance="left" />
  ) : (
    <Enhance
      of={host}
      data-iyim-entrance={isOwn ? 'own' : isThere ? '' : 'waiting'}
      classes={shownClasses(isThere ? animation : '')}
      styles={isOwn ? { ...motionOf(animation) } : undefined}
      onFocusIn={isThere ? undefined : show}
    />
  );
}

/** Calls `onSeen` when the element is in view. Returns whether the browser has reported anything yet. */
function useWatch(element: Element, onSeen: () => void): boolean {
  const [isWatched, setWatched] = useState(false);
  useSight(element, (isSeen) => {
    setWatched(true);
    if (isSeen) onSeen();
  });
  return isWatched;
}

function useAfter(is: boolean, time: number, run: () => unknown): void {
  const later = useStable(run);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(later, time);
    return () => clearTimeout(timer);
  }, [is, time, later]);
}

/** Returns whether our own keyframes are needed, because the page's style sheets lack the animation. */
function useOwnKeyframes(element: Element, animation: string): boolean {
  const [isOwn, setOwn] = useState(false);
  useLayoutEffect(() => {
    const names = element
      .getAnimations()
      .map((each) => (each instanceof CSSAnimation ? each.animationName : 'iyim'));
    setOwn(animation !== '' && names.every((name) => name.startsWith('iyim')));
  }, [element, animation]);
  return isOwn;
}

export default defineWidget({ name: 'entrance', settings, read: readEntrance, View: Entrance, styles });
