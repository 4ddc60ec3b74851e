import { isPlainClick } from '@iyim/runtime/page';
import { defineWidget, Enhance, Slot, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { readSampleWidget, type SampleWidgetInput } from './read.ts';
import { type SampleWidgetSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** A link that shows a note after it when clicked. The next click hides the note. */
export function SampleWidget({
  settings,
  input: { link },
}: ViewProps<SampleWidgetSettings, SampleWidgetInput>): ReactNode {
  const { text } = useIsland();
  const [isOpen, setOpen] = useState(false);

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return; // for example a click with Ctrl, which opens the link in a new tab
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

export default defineWidget({
  name: 'sample-widget',
  settings,
  read: readSampleWidget,
  View: SampleWidget,
  messages: texts,
});
