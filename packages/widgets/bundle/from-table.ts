import type { Widget } from '@iyim/runtime/widget';
import { iyimWidget } from '../shared/iyim-widget.ts';

/** What the entry knows of the widgets; the build makes it. A chunk is named without folder and ending: `view-hVJb7Qe1`. */
export interface WidgetTable {
  /** Chunks that several widgets stand on. */
  readonly shared: readonly string[];
  /** So many of them, from the first, are needed by every widget. */
  readonly always: number;
  /** By name: the hash of its own chunk, which others of `shared` it needs, its claims, its trigger, `everyClick`. */
  readonly widgets: Readonly<
    Record<
      string,
      readonly [
        hash: string,
        also: readonly number[],
        claims: string,
        trigger?: string | undefined,
        everyClick?: boolean,
      ]
    >
  >;
}

/** Widgets that ask for all their chunks at once: a browser learns of a chunk's imports only when the chunk has come. */
export const fromTable = ({ shared, always, widgets }: WidgetTable): Widget[] =>
  Object.entries(widgets).map(([name, [hash, also, claims, trigger, everyClick]]) =>
    iyimWidget(name, {
      claims,
      trigger,
      everyClick,
      load: async () => {
        const others = shared.filter((_, index) => index < always || also.includes(index));
        const chunks = [`${name}-${hash}`, ...others].map((chunk) => import(`./chunks/${chunk}.js`));
        return (await Promise.all(chunks))[0];
      },
    }),
  );
