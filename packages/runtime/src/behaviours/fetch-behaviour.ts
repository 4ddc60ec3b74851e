import { report } from '../islands/report.ts';
import { behaviours } from '../site/behaviour.ts';

/**
 * Fetches code and runs what it gives, unless the page was stopped meanwhile (RT-18). Resolves in any case: a failure is
 * reported and leaves the page as it is; the next call asks again.
 */
export async function fetchBehaviour(
  name: string,
  load: () => Promise<(document: Document) => unknown>,
): Promise<void> {
  const { running } = behaviours();
  try {
    const begin = await load();
    if (behaviours().running === running) await begin(document);
  } catch (error) {
    report(error, name, 'loading its code', document.documentElement);
  }
}
