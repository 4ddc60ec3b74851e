import { type Signal, signal } from '@preact/signals-core';
import { siteConfig } from '../site/config.ts';
import { configRecord } from '../site/page-config.ts';
import { shared } from './shared.ts';

/**
 * Returns a signal that is true in the page builder's editor or preview, where settings are re-read and cart actions disabled
 * (RT-20, AC-5).
 */
export function editMode(): Signal<boolean> {
  // A new configuration, after `stop()`, gets a new signal.
  const name = `edit-mode:${configRecord().generation}`;
  return shared(name, () => ({ on: signal(siteConfig().builder.editMode) })).on;
}
