import { isPlainClick, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SampleWidgetInput } from './read.ts';
import type { SampleWidgetSettings } from './settings.ts';

/** Shows a note after the link at a click, and hides it at the next one. */
export function SampleWidget({
  island,
  settings,
  input,
}: ViewProps<SampleWidgetSettings, SampleWidgetInput>): ReactNode {
  const { link } = input;
  const [isOpen, setOpen] = useState(false);
  const [slot] = useState(() => island.changes.slot(link, 'after'));

  useEffect(() => {
    const toggle = island.handler((event: MouseEvent) => {
      if (!isPlainClick(event)) return; // the link's own page, in another tab
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    });
    link.addEventListener('click', toggle);
    return () => link.removeEventListener('click', toggle);
  }, [island, link]);

  useLayoutEffect(() => {
    island.changes.attribute(link, 'aria-expanded', String(isOpen));
  }, [island, link, isOpen]);

  return createPortal(isOpen && <p>{settings.note || island.text('note')}</p>, slot);
}
