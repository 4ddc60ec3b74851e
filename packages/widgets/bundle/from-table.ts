import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/** What the entry knows of the widgets; the build makes it. */
export interface WidgetTable {
  /** `swatches-hVJb7Qe1`: names of files in `chunks/`. */
  readonly chunks: readonly string[];
  /** By name: numbers of all the chunks it stands on, its own first; its trigger; its claims. */
  readonly widgets: Readonly<
    Record<
      string,
      readonly [chunks: readonly number[], trigger?: string | undefined, claims?: string | undefined]
    >
  >;
}

/** Widgets that ask for all their chunks at once: a browser learns of a chunk's imports only when the chunk has come. */
export const fromTable = ({ chunks, widgets }: WidgetTable): Widget[] =>
  Object.entries(widgets).map(([name, [needed, trigger, claims]]) =>
    lazyWidget(name, {
      trigger,
      claims,
      load: async () => {
        const [own] = await Promise.all(needed.map((chunk) => import(`./chunks/${chunks[chunk]}.js`)));
        return own;
      },
    }),
  );
