import type { FormSession } from './session.ts';

/** Hears events of all fields of a form, also of those that stand elsewhere on the page and name it (`form="…"`). */
export function onFieldEvent(
  { form, island }: Pick<FormSession, 'form' | 'island'>,
  types: readonly string[],
  run: (target: Element) => void,
): void {
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (form.contains(target) || Reflect.get(target, 'form') === form) run(target);
  };
  for (const type of types)
    form.getRootNode().addEventListener(type, hear, { capture: true, signal: island.signal });
}
