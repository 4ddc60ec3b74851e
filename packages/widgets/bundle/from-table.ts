import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/**
 * Table of widgets, as text, because the entry is on every page; `build/widget-table.ts` writes it. Chunks are named without
 * folder and extension (`view`). The first line contains their folder and the chunks that every widget needs, the second line the
 * chunks that some widgets need. Each further line describes a widget: its name, which is also the name of its own chunk; the
 * chunks of the second line that it needs (a base-36 digit for the position of each); its trigger; `+` for `guards`; and its
 * claims. All but the name may be empty.
 */
export type WidgetTable = string;

/**
 * Returns placeholders for widgets. The entry, which every page loads, contains only their names. `core` replaces the placeholders
 * with the real widgets. Until then, presses on any control that a widget may contain are held.
 */
export function fromNames(names: string, core: () => Promise<unknown>): Widget[] {
  return names.split(' ').map((name) => {
    const widget: Widget = {
      name,
      trigger: 'idle', // any trigger whose code is not requested before the core has loaded
      load: async () => {
        await core();
        return widget.load();
      },
    };
    return widget;
  });
}

/**
 * Returns widgets that request all their chunks in parallel, because a browser finds a chunk's imports only when the chunk has
 * loaded.
 */
export function fromTable(table: WidgetTable): Widget[] {
  const [[folder, ...always] = [], some = [], ...rows] = table.split('\n').map((line) => line.split(' '));
  return rows.map(([name = '', needed = '', trigger, guards, ...claims]) =>
    lazyWidget(name, {
      claims: claims.join(' '),
      guards: Boolean(guards),
      trigger,
      load: async () => {
        const others = [...needed].map((digit) => some[parseInt(digit, 36)]);
        const chunks = [name, ...always, ...others].map((chunk) => import(`./${folder}/${chunk}.js`));
        return (await Promise.all(chunks))[0];
      },
    }),
  );
}
