import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  Slot,
  useIsland,
  useReducedMotion,
  type ViewProps,
} from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { PRO } from '../../originals/frontend.ts';
import { useOriginalFrontend } from '../../originals/use-frontend.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { layerStyles, motionStyles } from './effects.ts';
import styles from './motion.css?inline';
import { BACK, LAYER, MOVED, type MotionInput, readMotion, WITH_LAYER } from './read.ts';
import type { MotionOf, MotionSettings } from './settings.ts';
import { settings } from './settings.ts';
import { usePassed } from './use-passed.ts';

/** Moves an element, or its background, with the page or the pointer (MO-1). Does nothing with reduced motion. */
export function Motion({ settings, input }: ViewProps<MotionSettings, MotionInput>): ReactNode {
  const { host } = useIsland();
  const isStill = useReducedMotion();
  const device = useDevice();
  const isLeft = useLeftAlone(useOriginalFrontend(PRO) && input.isItsElement, host);
  if (isLeft || isStill) return null;
  const isOn = ({ effects, devices }: MotionOf) => effects.length > 0 && devices.includes(device);
  return (
    <>
      {isOn(settings.element) && <Moved motion={settings.element} input={input} />}
      {isOn(settings.background) && <Background motion={settings.background} input={input} />}
    </>
  );
}

interface PartProps {
  readonly motion: MotionOf;
  readonly input: MotionInput;
}

function Moved({ motion, input }: PartProps): ReactNode {
  const { target, around, section, hasText, isFixed } = input;
  const { passed, isScrolling } = usePassed(motion.range === 'section' ? section : around, {
    ...motion,
    range: isFixed ? 'page' : motion.range,
  });
  const style = motionStyles(motion.effects, passed, { isRead: hasText && !isScrolling });
  return <Enhance of={target} data-iyim-motion="" classes={MOVED} styles={{ ...style }} />;
}

function Background({ motion, input }: PartProps): ReactNode {
  const { host } = useIsland();
  const { passed } = usePassed(motion.range === 'section' ? input.section : host, motion);
  return (
    <>
      <Enhance of={host} data-iyim-motion-back="" classes={WITH_LAYER} />
      <Slot of={host} place="first" aria-hidden classes={{ [BACK]: true }}>
        <div className={LAYER} data-iyim-motion="" style={layerStyles(motion.effects, passed)} />
      </Slot>
    </>
  );
}

export default defineWidget({ name: 'motion', settings, read: readMotion, View: Motion, styles });
