import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Emulated {
  readonly media?: 'print' | '';
  readonly features?: readonly { readonly name: string; readonly value: string }[];
}

const send = (emulated: Emulated): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, emulated: Emulated): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    emulated,
  );

/** Shows the page as it is printed, or as a visitor with reduced motion or forced colors sees it, until the test has ended. */
export async function emulateMedia(emulated: Emulated): Promise<void> {
  onTestFinished(() => send({ media: '', features: [] }).then(() => {}));
  await send(emulated);
}
