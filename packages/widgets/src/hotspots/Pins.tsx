import { Each, Enhance, Slot, useDismissal, useIsland } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Tooltip, useWords } from '../../shared/tooltip/Tooltip.tsx';
import type { WordsProps } from '../../shared/tooltip/Words.tsx';
import { type PinInput, pinClass, shownClass } from './read.ts';
import type { HotspotsSettings } from './settings.ts';

export interface PinsProps {
  readonly settings: HotspotsSettings;
  readonly pins: readonly PinInput[];
  /** The plugin's element around the picture and the spots. */
  readonly root: HTMLElement;
}

/** Spots of the tricks plugin, whose positions and tooltips are in attributes (HS-2). */
export function Pins({ settings, pins, root }: PinsProps): ReactNode {
  const isManual = settings.tooltipTrigger === 'manual';
  const [isFirst, setFirst] = useState(settings.tooltipShowOnInit);
  const words = useWords(isManual || isFirst);
  useDismissal(isFirst && !isManual, {
    inside: [root],
    by: ['escape', 'press'],
    onDismiss: () => setFirst(false),
  });
  return (
    <>
      <Enhance of={root} classes={shownClass} />
      <Each of={pins}>
        {(pin, index) => (
          <Pin
            pin={pin}
            number={index + 1}
            settings={settings}
            areAllShown={isManual || isFirst}
            words={words}
          />
        )}
      </Each>
    </>
  );
}

interface PinProps {
  readonly pin: PinInput;
  /** Number of the spot, from 1. */
  readonly number: number;
  readonly settings: HotspotsSettings;
  /** Whether the tooltips of all spots are shown at the same time. */
  readonly areAllShown: boolean;
  readonly words: ComponentType<WordsProps> | null;
}

function Pin({ pin, number, settings, areAllShown, words: Words }: PinProps): ReactNode {
  const { element, html, left, top, width, isNamed } = pin;
  const { id, text } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const labelId = id(`label-${number}`);
  const isLabelled = areAllShown && html !== '' && Words !== null;
  return (
    <>
      <Enhance
        of={element}
        aria-label={isNamed ? undefined : text('spot', { number })}
        aria-describedby={isLabelled ? labelId : undefined}
        title={isLabelled && element.hasAttribute('title') ? null : undefined}
        classes={pinClass(isOpen || isLabelled)}
        styles={{ left, top }}
      />
      {isLabelled ? (
        <Slot of={element} place="after">
          <Words id={labelId} of={element} html={html} options={settings} width={width} isInPage />
        </Slot>
      ) : (
        html !== '' &&
        !areAllShown && (
          <Tooltip
            of={element}
            html={html}
            name={`tooltip-${number}`}
            options={settings}
            width={width}
            words={Words}
            onChange={setOpen}
          />
        )
      )}
    </>
  );
}
