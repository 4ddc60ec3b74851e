import { pageRecord } from './registry.ts';
import type { BroughtToPage } from './types.ts';

/** What the widgets of the page bring for it as a whole; each object once, though all widgets of a package bring the same. */
export const allBrought = (): readonly BroughtToPage[] => [
  ...new Set([...pageRecord().widgets.values()].flatMap(({ page }) => page ?? [])),
];

/** The first of these parts that a widget brings. */
export const broughtPart = <Part extends keyof BroughtToPage>(part: Part): BroughtToPage[Part] =>
  allBrought().find((brought) => brought[part])?.[part];
