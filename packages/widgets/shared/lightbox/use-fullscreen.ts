import { useListener } from '@iyim/runtime/widget';
import { type RefObject, useState } from 'react';

/** Whether `element` fills the screen, and what changes that. A browser may refuse: then nothing has changed. */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): [isOn: boolean, toggle: () => Promise<void>] {
  const [isOn, setOn] = useState(false);
  const read = () => setOn(element.current !== null && document.fullscreenElement === element.current);
  useListener(document, 'fullscreenchange', read);
  const toggle = async () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    await change?.catch(() => {});
    read();
  };
  return [isOn, toggle];
}
