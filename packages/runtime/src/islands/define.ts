import { guard } from '../site/attempt.ts';
import { pageSlot } from '../site/page-slot.ts';
import { report } from '../site/report.ts';
import { lazyWidget } from './lazy-widget.ts';
import type { PlainWidget } from './plain-widget.ts';
import { register } from './register.ts';
import { pageRecord } from './registry.ts';
import type { Widget } from './types.ts';

/** Matches names that can be written as one word in a host's `data-widget`. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Widgets that `define` has registered. All copies of the script share them. */
const definedWidgets = (): WeakSet<Widget> => pageSlot('defined-widgets', () => new WeakSet());

/**
 * Registers a widget that consists of plain functions (RT-34). Reports an invalid widget, or a name that another widget has
 * taken, and never throws. A widget that is defined again under its name is logged and ignored, because the page may run its
 * script twice.
 */
export function define<Input = unknown>(widget: PlainWidget<Input>): void {
  // A member may be a getter that throws.
  guard(() => registerPlain(widget), 'page', 'define()');
}

function registerPlain<Input>(widget: PlainWidget<Input>): void {
  const { name, trigger, read, mount } = Object(widget) as Partial<PlainWidget>;
  const existing = pageRecord().widgets.get(name as string);
  const defined = definedWidgets();
  const isNameFine = typeof name === 'string' && NAME.test(name);
  if (
    isNameFine &&
    typeof mount === 'function' &&
    typeof (read ?? Object) === 'function' &&
    typeof (trigger ?? '') === 'string' &&
    (!existing || defined.has(existing))
  ) {
    const plain = lazyWidget(name, {
      trigger,
      load: async () => ({ default: (await import('../view/plain-view.tsx')).plainDefinition(widget) }),
    });
    defined.add(plain);
    register(plain);
  } else
    void import('./definition-problem.ts').then(({ problemOf }) =>
      report(
        new TypeError(problemOf({ name, trigger, read, mount } as Partial<PlainWidget>, isNameFine)),
        'page',
        'define()',
      ),
    );
}
