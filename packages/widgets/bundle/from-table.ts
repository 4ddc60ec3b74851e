import { lazyWidget, type Widget } from '@iyim/runtime/widget';

/**
 * What the entry knows of the widgets, as text, because the entry is on every page; `build/widget-table.ts` writes it. Chunks
 * are named without folder and ending (`view`). The first line is their folder and those that every widget needs, the second those
 * that some need. Each further line is a widget: its name, which is that of its own chunk, which of the second line it needs (by place, a digit to the base of 36
 * each), its trigger, `+` for `guards`, and its claims; all but the first may be empty.
 */
export type WidgetTable = string;

/**
 * Widgets of which the entry knows no more than the names and, where it is not the usual one, the trigger (`coupon=idle`). `core`
 * replaces them by the real ones: a long table would be on every page. Until then presses are kept on what any widget may hold.
 */
export function fromNames(names: string, core: () => Promise<unknown>): Widget[] {
  return names.split(' ').map((each) => {
    const [name = '', trigger = 'visible(200px)'] = each.split('=');
    const widget: Widget = {
      name,
      trigger,
      load: async () => {
        await core();
        return widget.load();
      },
    };
    return widget;
  });
}

/** Widgets that ask for all their chunks at once: a browser learns of a chunk's imports only when the chunk has come. */
export function fromTable(table: WidgetTable): Widget[] {
  const [[folder, ...always] = [], some = [], ...rows] = table.split('\n').map((line) => line.split(' '));
  return rows.map(([name = '', needed = '', trigger, guards, ...claims]) =>
    lazyWidget(name, {
      claims: claims.join(' '),
      guards: Boolean(guards),
      trigger,
      load: async () => {
        const others = [...needed].map((digit) => some[Number.parseInt(digit, 36)]);
        const chunks = [name, ...always, ...others].map((chunk) => import(`./${folder}/${chunk}.js`));
        return (await Promise.all(chunks))[0];
      },
    }),
  );
}
