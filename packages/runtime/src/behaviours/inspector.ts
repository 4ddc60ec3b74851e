import { broughtPart } from '../islands/brought.ts';
import type { InspectOptions } from '../islands/types.ts';

/**
 * Opens a panel that lists the page's islands, explains why a host is not mounted, and shows the configuration and other scripts
 * that handle the same elements (IN-1). With `print`, prints the same to the console. Another call closes the open panel first.
 *
 * @throws Error if no widget of the page brings an inspector, or it cannot be fetched.
 */
export async function inspect(options: InspectOptions = {}): Promise<void> {
  const load = broughtPart('inspector');
  if (!load)
    throw new Error('expected a widget of @iyim/widgets, found none: without one there is no inspector');
  await (await load()).inspect(options);
}
