import { report } from '../site/report.ts';
import { lazyWidget } from './lazy-widget.ts';
import type { PlainWidget } from './plain-widget.ts';
import { register } from './register.ts';
import { pageRecord } from './registry.ts';
import type { Widget } from './types.ts';

/** Names that hosts can have, and that cannot be confused with another word in `data-widget`. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Widgets that `define` has registered. */
const defined = new WeakSet<Widget>();

/**
 * Registers a widget that consists of plain functions (RT-34). Reports an invalid widget and a name of another widget, and never
 * throws. A widget that is defined again under its name is logged and ignored, because the page may run its script twice.
 */
export function define<Input = unknown>(widget: PlainWidget<Input>): void {
  const { name, trigger, read, mount } = (widget ?? {}) as Partial<PlainWidget<Input>>;
  const existing = pageRecord().widgets.get(name as string);
  const problem =
    typeof name !== 'string' || !NAME.test(name)
      ? `a name in kebab-case, such as "price-alert", found ${shown(name)}`
      : typeof mount !== 'function'
        ? `a function "mount", found ${shown(mount)}`
        : read !== undefined && typeof read !== 'function'
          ? `a function "read", found ${shown(read)}`
          : trigger !== undefined && typeof trigger !== 'string'
            ? `a trigger such as "idle", found ${shown(trigger)}`
            : existing && !defined.has(existing) && `a free name, found "${name}", which another widget has`;
  if (problem) {
    report(new TypeError(`expected ${problem}`), typeof name === 'string' ? name : 'page', 'define()');
    return;
  }
  const plain = lazyWidget(name as string, {
    trigger,
    load: async () => ({ default: (await import('../view/plain-view.tsx')).plainDefinition(widget) }),
  });
  defined.add(plain);
  register(plain);
}

const shown = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : typeof value);
