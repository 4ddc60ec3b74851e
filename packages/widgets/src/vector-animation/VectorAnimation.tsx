import { goTo, isPlainClick, openTab } from '@iyim/runtime/page';
import {
  defineWidget,
  Enhance,
  Slot,
  useIsland,
  useListener,
  useReducedMotion,
  useServerParts,
  useSight,
  useStable,
  useViewport,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import type { ReadAnimation } from './drawing/parse-animation.ts';
import { wayDown, wayThrough } from './legs.ts';
import { type AnimationInput, areaOf, isDrawn, readAnimation } from './read.ts';
import type { Animation } from './Stage.tsx';
import { type AnimationSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { nameFile, useFile } from './use-file.ts';
import { usePlaying } from './use-playing.ts';
import styles from './vector-animation.css?inline';

/** Shows a lottie animation next to its caption. The animation is decoration, and the visitor can stop it (LO-1). */
export function VectorAnimation(props: ViewProps<AnimationSettings, AnimationInput>): ReactNode {
  const { host } = useIsland();
  const isTaken = useLeftAlone(useTaken(props.input.stage), host);
  return !isTaken && <Drawing {...props} />;
}

/** Duration of automatic playback, in seconds, above which visitors must be able to stop an animation (WCAG 2.2.2). */
const LONG = 5;

/** Distance from the window at which an animation with `lazyload` is fetched (§9). */
const NEAR = '200px';

/** Result of drawing a file with a renderer. */
interface Outcome {
  readonly read: ReadAnimation;
  readonly renderer: AnimationSettings['renderer'];
  /** Null if the file could not be drawn. */
  readonly animation: Animation | null;
}

function Drawing({ settings, input }: ViewProps<AnimationSettings, AnimationInput>): ReactNode {
  const { host, id, text, report } = useIsland();
  const { root, stage, link } = input;
  const { trigger, viewport, renderer } = settings;
  const isStill = useReducedMotion();
  const [isNear, setNear] = useState(false);
  const [isSeen, setSeen] = useState(false);
  /** Whether the visitor has stopped the animation; null before the first click on the button. */
  const [isStopped, setStopped] = useState<boolean | null>(null);
  const loaded = useFile(settings.address, isNear || !settings.isLazy);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const drawn = outcome?.read === loaded?.read && outcome?.renderer === renderer ? outcome : null;
  const animation = drawn?.animation ?? null;
  const isHeld = isStopped ?? isStill;
  const playing = usePlaying(animation, settings, isHeld || !isSeen);
  const { play, pause, show } = playing;

  useSight(host, (isIn) => isIn && setNear(true), { margin: NEAR });
  useSight(root, setSeen);
  const margin = `${viewport.end - 100}% 0px ${-viewport.start}%`;
  useSight(
    trigger === 'arriving_to_viewport' ? root : null,
    (isIn) => (isIn ? play({ again: false }) : pause()),
    { margin },
  );
  const start = useStable(() => play());
  useEffect(() => {
    if (trigger !== 'none') return;
    const timer = setTimeout(start, settings.delay);
    return () => clearTimeout(timer);
  }, [trigger, settings.delay, start]);

  const follow = useStable(() => {
    if (trigger !== 'bind_to_scroll' || !animation) return;
    if (isStill) return show(1);
    const { top, height } = root.getBoundingClientRect();
    const { scrollHeight } = document.documentElement;
    show(
      settings.isOfPage
        ? wayDown(scrollY, scrollHeight - innerHeight, viewport)
        : wayThrough(top, height, innerHeight, viewport),
    );
  });
  useViewport(window, 'scroll', follow);
  useViewport(window, 'resize', follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when one of these changes
  useLayoutEffect(() => follow(), [follow, animation, trigger, viewport, isStill]);
  // With reduced motion, shows the last frame until the visitor plays the animation.
  useLayoutEffect(() => {
    if (animation && isStill && isStopped === null) show(1);
  }, [animation, isStill, isStopped, show]);

  const area = trigger === 'on_hover' ? areaOf(root, settings.hoverArea) : null;
  const enter = () => play();
  const ways: Partial<Record<AnimationSettings['onLeave'], () => void>> = {
    pause,
    stop: playing.rewind,
    reverse: playing.turnBack,
  };
  const leave = () => ways[settings.onLeave]?.();
  useListener(area, 'pointerenter', enter);
  useListener(area, 'pointerleave', leave);
  useListener(area, 'focusin', enter);
  useListener(area, 'focusout', leave);

  const { link: custom } = settings;
  const address = link?.href ?? custom?.url;
  const isExternal = custom?.isExternal || link?.target === '_blank';
  const opening = custom?.isExternal ? { target: '_blank', rel: link?.rel || 'noopener' } : undefined;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const press = (event: MouseEvent): void => {
    if (trigger !== 'on_click') return;
    play();
    // The link opens without a delay on keyboard clicks (`detail` 0), clicks with a modifier key, and with reduced motion.
    const isWaiting = address && settings.linkDelay > 0 && !isStill && animation && event.detail > 0;
    if (!isWaiting || !isPlainClick(event)) return;
    event.preventDefault();
    clearTimeout(leaving.current);
    const go = isExternal ? openTab : goTo;
    leaving.current = setTimeout(() => go(address), settings.linkDelay);
  };

  const isLong = (trigger === 'none' || trigger === 'arriving_to_viewport') && playing.time > LONG;
  const needsButton = animation !== null && (isLong || (trigger === 'on_click' && !address));
  const { Stage, read } = loaded ?? {};
  const around = stage ?? root;
  return (
    <>
      <Enhance of={host} classes={{ 'iyim-animation-host': true }} />
      <Enhance of={link ?? root} onClick={press} {...(link && opening)} />
      {Stage && read && drawn?.animation !== null && (
        <Slot
          of={around}
          place="first"
          aria-hidden="true"
          classes={{ 'iyim-animation': true }}
          styles={{ aspectRatio: `${read.file.w} / ${read.file.h}` }}
        >
          <Stage
            key={`${settings.address} ${renderer}`}
            read={read}
            around={around}
            id={id('drawing')}
            renderer={renderer}
            onReady={(animation) => setOutcome({ read, renderer, animation })}
            onComplete={playing.onComplete}
            onFail={(error) => {
              setOutcome({ read, renderer, animation: null });
              report(error, `drawing ${nameFile(settings.address)}`);
            }}
          />
        </Slot>
      )}
      {!link && address && (
        <Slot
          of={root}
          as="a"
          classes={{ 'iyim-animation-link': true }}
          href={address}
          {...opening}
          aria-label={input.caption || settings.caption || text('link')}
        />
      )}
      {settings.caption && input.caption === null && (
        <Slot of={root} as="p" classes={{ 'e-lottie__caption': true }} text={settings.caption} />
      )}
      {needsButton && (
        <Slot
          of={link ?? root}
          place="after"
          as="button"
          type="button"
          classes={{ 'iyim-animation-stop': true }}
          aria-label={text(playing.isMoving ? 'stop' : 'play')}
          text={playing.isMoving ? '❚❚' : '▶'}
          onClick={() => {
            setStopped(playing.isMoving);
            if (!playing.isMoving) play();
          }}
        />
      )}
    </>
  );
}

export default defineWidget({
  name: 'vector-animation',
  settings,
  read: readAnimation,
  View: VectorAnimation,
  styles,
  messages: texts,
});

/** Tracks whether the original's script has drawn in the stage. */
function useTaken(stage: HTMLElement | null): boolean {
  const { host } = useIsland();
  return useServerParts(stage ?? host, () => stage !== null && isDrawn(stage));
}
