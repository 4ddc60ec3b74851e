import { effect } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { type ConnectPart, type FormPart, parts } from './parts.ts';
import type { FormSession } from './session.ts';
import type { FormSettings } from './settings.ts';

/** Draws what a part has returned, under the part's name. */
export type DrawPart = (name: string, node: ReactNode) => void;

/**
 * Fetches the parts that this form's markup asks for and connects them. A part that does not come is reported, and the form
 * works without it. Resolves when a submit has nothing to wait for any more; never rejects.
 */
export async function connectParts(
  session: FormSession,
  settings: FormSettings,
  draw: DrawPart,
  all: readonly FormPart[] = parts,
): Promise<void> {
  const { form, island } = session;
  const connect = (name: string, loaded: PromiseSettledResult<ConnectPart>) => {
    if (island.signal.aborted) return;
    try {
      if (loaded.status === 'rejected') throw loaded.reason;
      draw(name, loaded.value(session, settings));
    } catch (error) {
      island.report(error, `adding its part "${name}"`);
    }
  };
  const fetched = all
    .filter(({ isNeeded }) => isNeeded(form))
    .map(({ name, holdsSubmit, load }) => ({ name, holdsSubmit, loading: settled(load()) }));
  const connectAll = async (some: typeof fetched) => {
    const loaded = await Promise.all(some.map(({ loading }) => loading));
    for (const [index, result] of loaded.entries()) connect(some[index]?.name ?? '', result);
  };

  await connectAll(fetched.filter(({ holdsSubmit }) => holdsSubmit));
  for (const { name, loading } of fetched.filter(({ holdsSubmit }) => !holdsSubmit)) {
    void loading.then(async (loaded) => {
      await idle(session);
      connect(name, loaded);
    });
  }
}

const settled = async (loading: Promise<ConnectPart>): Promise<PromiseSettledResult<ConnectPart>> => {
  const [result] = await Promise.allSettled([loading]);
  return result;
};

/** A form that is on its way is left as it is, until its answer has been dealt with. */
const idle = ({ isWaiting, island }: FormSession): Promise<void> =>
  new Promise((resolve) => {
    island.changes.onUndo(
      effect(() => {
        if (!isWaiting.value) resolve();
      }),
    );
  });
