import { popupsByBehaviour } from './by-behaviour.ts';
import { popupsByCount } from './by-count.ts';
import { popupsByRule } from './by-rule.ts';
import { popupsByTrigger } from './by-trigger.ts';
import type { PopupSheet } from './sheet.ts';
import { popupsWithContent } from './with-content.ts';

/** Every popup that has a page of its own. */
export const popupSheets: readonly PopupSheet[] = [
  ...popupsByTrigger,
  ...popupsByRule,
  ...popupsByCount,
  ...popupsByBehaviour,
  ...popupsWithContent,
];

export const popupBySlug = (slug: string): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.slug === slug) ?? null;

export const popupById = (id: number): PopupSheet | null =>
  popupSheets.find((sheet) => sheet.id === id) ?? null;
