import { Enhance, isPlainClick, Slot, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import type { SampleWidgetSettings } from './definition.ts';
import type { SampleWidgetInput } from './read.ts';

/** Shows a note after the link at a click, and hides it at the next one. */
export function SampleWidget({
  settings,
  input: { link },
}: ViewProps<SampleWidgetSettings, SampleWidgetInput>): ReactNode {
  const { text } = useIsland();
  const [isOpen, setOpen] = useState(false);

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return; // the link's own page, in another tab
    event.preventDefault();
    setOpen(!isOpen);
  };

  return (
    <>
      <Enhance of={link} aria-expanded={isOpen} onClick={toggle} />
      {isOpen && (
        <Slot of={link} place="after" as="p">
          {settings.note || text('note')}
        </Slot>
      )}
    </>
  );
}
