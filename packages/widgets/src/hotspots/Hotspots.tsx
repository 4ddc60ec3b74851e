import { useOnceSeen } from '@iyim/runtime/page';
import { forDevice, useDevice } from '@iyim/runtime/shop';
import { defineWidget, Each, useIsland, useLifetime, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import tooltip from '../../shared/tooltip/tooltip.css?inline';
import { useFetchedNear } from '../../shared/use-fetched.ts';
import styles from './hotspots.css?inline';
import { Pins } from './Pins.tsx';
import { type HotspotsInput, readHotspots } from './read.ts';
import { Spot } from './Spot.tsx';
import { type HotspotsSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

const loadPlacing = async () => (await import('./Placing.tsx')).Placing;

/** Spots on a picture, each with a tooltip (HS-1, HS-2). */
export function Hotspots({ settings, input }: ViewProps<HotspotsSettings, HotspotsInput>): ReactNode {
  const { spots, pins, root } = input;
  return spots.length > 0 ? (
    <Spots settings={settings} spots={spots} />
  ) : (
    root && <Pins settings={settings} pins={pins} root={root} />
  );
}

interface SpotsProps {
  readonly settings: HotspotsSettings;
  readonly spots: HotspotsInput['spots'];
}

function Spots({ settings, spots }: SpotsProps): ReactNode {
  const { host } = useIsland();
  const device = useDevice();
  const Placing = useFetchedNear(loadPlacing, 'the code that positions tooltips');
  const isSeen = useOnceSeen(host);
  const elements = useMemo(() => spots.map(({ element }) => element), [spots]);
  useLifetime((signal) => takeOver('hotspots', elements, signal), [elements]);

  // The setting is the duration for all spots together.
  const pause = settings.hotspot_sequenced_animation_duration / spots.length;
  return (
    <Each of={spots}>
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
  styles: styles + tooltip,
  messages: texts,
});
