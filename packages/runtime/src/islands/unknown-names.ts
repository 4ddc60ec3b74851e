import { pageRecord } from './page-record.ts';
import { nameElement } from './report.ts';

/** Says it of one name, unless a widget has it or it has been said. */
export function sayUnknown(name: string, host: Element): void {
  const { said, widgets } = pageRecord();
  if (widgets.has(name) || said.has(name)) return;
  said.add(name);
  const meant = [...widgets.keys()].find((known) => isNear(known, name.toLowerCase()));
  console[meant ? 'warn' : 'info'](
    `[iyim] ${nameElement(host)} data-widget: found "${name}", which is no registered widget; ${
      meant ? `did you mean "${meant}"?` : 'the element is left alone'
    }`,
  );
}

/** Whether they have nearly the same letters, in whatever order. */
function isNear(a: string, b: string): boolean {
  const notIn = (other: string, word: string) => [...word].filter((letter) => !other.includes(letter)).length;
  return notIn(a, b) + notIn(b, a) + Math.abs(a.length - b.length) <= 2;
}
