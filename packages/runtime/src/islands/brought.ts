import { pageRecord } from './registry.ts';
import type { BroughtToPage } from './types.ts';

/**
 * Returns the page-wide parts that the page's widgets bring, without duplicates: all widgets of a package bring the same object.
 */
export const allBrought = (): readonly BroughtToPage[] => [
  ...new Set([...pageRecord().widgets.values()].flatMap(({ page }) => page ?? [])),
];

/** Returns the page-wide part of this name, from the first widget that brings it. */
export const broughtPart = <Part extends keyof BroughtToPage>(part: Part): BroughtToPage[Part] =>
  allBrought().find((brought) => brought[part])?.[part];
