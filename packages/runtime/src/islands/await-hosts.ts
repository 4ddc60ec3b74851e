import { activate } from './activate.ts';
import { untilSettled } from './record.ts';
import { type Awaits, pressedIslands } from './replay.ts';

/** Asks the islands that a press is for to mount; resolves as each has mounted or failed. */
export const awaitHosts: Awaits = (event, target) => {
  // Half a host is no island yet.
  const pressed = pressedIslands(event, target, document.readyState === 'loading');
  // From the outside in: the form's island is there before the one of its button.
  return pressed.toReversed().map(({ record }) => {
    // The scan comes before this, with the end of parsing.
    if (!record)
      return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    void activate(record, true);
    return untilSettled(record);
  });
};
