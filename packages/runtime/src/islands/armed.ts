import { pageSlot } from '../site/page-slot.ts';
import { mount } from './mount.ts';

const armed = (): WeakSet<Element> => pageSlot('armed', () => new WeakSet());

/** An island that answers presses elsewhere on the page, such as a popup, says that it listens to them now. */
export function listens(host: HTMLElement): void {
  armed().add(host);
  host.dispatchEvent(new CustomEvent('iyim:listens'));
}

/** Mounts an island that answers presses elsewhere; resolves when it listens or has failed, undefined when it does already. */
export function untilListens(host: HTMLElement): Promise<unknown> | undefined {
  if (armed().has(host)) return undefined;
  return new Promise((resolve) => {
    host.addEventListener('iyim:listens', resolve, { once: true });
    mount(host).catch(resolve);
  });
}
