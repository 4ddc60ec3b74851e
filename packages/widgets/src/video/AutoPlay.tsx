import { Slot, useIsland, useListener, useReducedMotion, useSight } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Autoplays a video in the server's HTML: without sound, while it is in view, until the visitor stops it. It does not play for
 * visitors who prefer reduced motion, even if the browser has started it. A video without controls gets a button that stops it.
 */
export function AutoPlay({ video }: { video: HTMLVideoElement }): ReactNode {
  const { text } = useIsland();
  const isStill = useReducedMotion();
  const [isSeen, setSeen] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [hasControls] = useState(video.controls);
  const isRunning = isSeen && !isStill && !isStopped;
  useSight(video, setSeen);

  useLayoutEffect(() => {
    const { autoplay, muted } = video;
    video.autoplay = false;
    return () => {
      Object.assign(video, { autoplay, muted });
    };
  }, [video]);
  useLayoutEffect(() => {
    if (!isRunning) return video.pause();
    if (video.paused) video.muted = true;
    video.play().catch(() => {}); // refused: the video stays paused
  }, [video, isRunning]);
  // Stops autoplay when the visitor pauses the video by its controls or by the browser's media keys.
  useListener(video, 'pause', () => isRunning && video.paused && !video.ended && setStopped(true));
  useListener(video, 'play', () => setStopped(false));

  return hasControls || isStill ? null : (
    <Slot
      of={video}
      place="after"
      as="button"
      type="button"
      classes={{ 'iyim-video-stop': true }}
      aria-label={text(isStopped ? 'play' : 'stop')}
      text={isStopped ? '▶' : '❚❚'}
      onClick={() => setStopped(!isStopped)}
    />
  );
}
