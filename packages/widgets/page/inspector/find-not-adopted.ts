import { allBrought, nameElement, pageConfig, pageRecord, widgetNames } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import type { NotAdopted, Phrase } from './report.ts';

const SKIP = '[data-iyim-skip]';

/** Lists the markup of known plugins that is not an island, by widget and reason. */
export async function findNotAdopted(document: Document): Promise<NotAdopted[]> {
  const tables = await Promise.all(
    allBrought().map(async ({ originals }) => (await originals?.().catch(() => undefined))?.originals ?? {}),
  );
  const found = new Map<string, { widget: string; elements: Element[]; reason: Phrase }>();
  for (const [widget, selector] of tables.flatMap((table) => Object.entries(table))) {
    for (const element of attempt(() => [...document.querySelectorAll(selector)]) ?? []) {
      if (widgetNames(element).includes(widget)) continue;
      const reason = reasonOf(element, widget);
      const key = JSON.stringify([widget, reason]);
      const group = found.get(key) ?? { widget, elements: [], reason };
      group.elements.push(element);
      found.set(key, group);
    }
  }
  return [...found.values()];
}

function reasonOf(element: Element, widget: string): Phrase {
  const { adopt } = pageConfig();
  const skipped = element.closest(SKIP);
  if (!adopt) return { key: 'adoptOff' };
  if (!pageRecord().widgets.has(widget)) return { key: 'adoptNoWidget', values: { widget } };
  if (Array.isArray(adopt) && !adopt.includes(widget)) return { key: 'adoptNotListed', values: { widget } };
  if (skipped) return { key: 'adoptSkipped', values: { element: nameElement(skipped) } };
  return { key: 'adoptNotYet' };
}
