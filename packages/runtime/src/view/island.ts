import { fail } from '../islands/activate.ts';
import type { AnyDefinition, Island, IslandRecord } from '../islands/types.ts';
import { translate } from '../signals/locale.ts';
import { isAbort } from '../site/errors.ts';
import { report } from '../site/report.ts';

/** Creates the object that a view uses to access its host. */
export function createIsland(
  record: IslandRecord,
  definition: Pick<AnyDefinition, 'messages'>,
  signal: AbortSignal,
): Island {
  const { host, name, id } = record;
  const failWith = (error: unknown) => {
    if (!isAbort(error)) fail(record, error, 'handling an event');
  };
  return {
    name,
    host,
    signal,
    id: (part) => `${id}-${part}`,
    emit: (type, detail) =>
      host.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail })),
    handler:
      (run) =>
      (...args) => {
        try {
          const result = run(...args);
          if (result instanceof Promise) result.catch(failWith);
        } catch (error) {
          failWith(error);
        }
      },
    report: (error, where) => {
      if (!isAbort(error)) report(error, name, where, host);
    },
    text: (key, values) => translate(host, name, definition.messages, key, values),
  };
}
