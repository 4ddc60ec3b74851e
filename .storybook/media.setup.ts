import { afterEach, expect } from 'vitest';
import { cdp } from 'vitest/browser';
import { mediaFaults, type Shown } from '../packages/runtime/src/testing/media-faults.ts';

const emulated: Readonly<Record<Shown, object>> = {
  screen: { media: '', features: [] },
  print: { media: 'print', features: [] },
  'forced-colors': { media: '', features: [{ name: 'forced-colors', value: 'active' }] },
};

const show = (shown: Shown): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, emulated: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    emulated[shown],
  );

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** AY-2: checks the final state of each story in print and with forced colours. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const faults: string[] = [];
  try {
    for (const shown of ['screen', 'print', 'forced-colors'] as const) {
      await show(shown);
      // Waits two frames, because views that depend on media queries render again, and another heading may become the current one.
      await frame().then(frame);
      for (const motion of document.getAnimations())
        if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
      await frame();
      faults.push(...mediaFaults(shown).map((fault) => `${shown}: ${fault}`));
    }
  } finally {
    await show('screen');
  }
  expect(faults, 'text duplicated, cut off or hidden in print or with forced colours').toEqual([]);
});
