import type { ReactNode } from 'react';
import { parts } from './parts.ts';
import type { FormSession } from './session.ts';
import type { FormSettings } from './settings.ts';

/** What a part draws, under the part's name. */
export type DrawnParts = ReadonlyMap<string, ReactNode>;

/**
 * Fetches the parts that this form's markup asks for and connects them in their order. A part that does not come is
 * reported, and the form works without it. Always resolves.
 */
export async function connectParts(session: FormSession, settings: FormSettings): Promise<DrawnParts> {
  const { form, island } = session;
  const needed = parts.filter(({ isNeeded }) => isNeeded(form));
  const loaded = await Promise.allSettled(needed.map(({ load }) => load()));
  const drawn = new Map<string, ReactNode>();
  for (const [index, { name }] of needed.entries()) {
    const result = loaded[index];
    if (!result || island.signal.aborted) break;
    try {
      if (result.status === 'rejected') throw result.reason;
      drawn.set(name, result.value(session, settings));
    } catch (error) {
      island.report(error, `adding its part "${name}"`);
    }
  }
  return drawn;
}
