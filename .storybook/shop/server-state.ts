import { parseFault } from '../../demo-site/src/contracts/faults.ts';

/** States in the Server toolbar, each with a fault in the demo site's notation. */
export const serverStates = {
  normal: { title: 'Server: normal', fault: '' },
  slow: { title: 'Server: slow (2 s)', fault: 'delay=2000' },
  failing: { title: 'Server: failing (500)', fault: 'status=500' },
  offline: { title: 'Server: offline', fault: 'drop' },
} as const;

export type ServerState = keyof typeof serverStates;

/** Returns the fault for the name of a state, or for a text in the demo site's notation (`status=500;match=add_to_cart`). */
export const faultOf = (stateOrText: string) =>
  parseFault(
    Object.hasOwn(serverStates, stateOrText) ? serverStates[stateOrText as ServerState].fault : stateOrText,
  );
