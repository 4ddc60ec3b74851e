import { useOnceSeen } from '@iyim/runtime/page';
import { forDevice, useDevice } from '@iyim/runtime/shop';
import { defineWidget, Each, useIsland, useLifetime, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { useFetchedNear } from '../../shared/use-fetched.ts';
import styles from './hotspots.css?inline';
import { readHotspots, type SpotInput } from './read.ts';
import { Spot } from './Spot.tsx';
import { type HotspotsSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

const loadPlacing = async () => (await import('./Placing.tsx')).Placing;

/** Spots on a picture, each with a tooltip (HS-1). */
export function Hotspots({ settings, input }: ViewProps<HotspotsSettings, readonly SpotInput[]>): ReactNode {
  const { host } = useIsland();
  const device = useDevice();
  const Placing = useFetchedNear(loadPlacing, 'the code that positions tooltips');
  const isSeen = useOnceSeen(host);
  const elements = useMemo(() => input.map(({ element }) => element), [input]);
  useLifetime((signal) => takeOver('hotspots', elements, signal), [elements]);

  // The setting is the duration for all spots together.
  const pause = settings.hotspot_sequenced_animation_duration / input.length;
  return (
    <Each of={input}>
      {(spot, index) => (
        <Spot
          spot={spot}
          number={index + 1}
          trigger={forDevice(settings.tooltip_trigger, device)}
          side={spot.tooltip?.side ?? forDevice(settings.tooltip_position, device)}
          animation={settings.tooltip_animation}
          isSequenced={spot.isSequenced || settings.hotspot_sequenced_animation}
          delay={isSeen ? index * pause : null}
          Placing={Placing}
        />
      )}
    </Each>
  );
}

export default defineWidget({
  name: 'hotspots',
  settings,
  read: readHotspots,
  View: Hotspots,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
