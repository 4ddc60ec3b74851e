import { type Signal, signal } from '@preact/signals-core';
import { siteConfig } from '../site/config.ts';
import { configRecord } from '../site/page-config.ts';
import { shared } from './shared.ts';

/** True in the page builder's editor or preview: settings are re-read and cart actions are off (RT-20, AC-5). */
export function editMode(): Signal<boolean> {
  // Another configuration, after `stop()`, is read anew.
  const name = `edit-mode:${configRecord().generation}`;
  return shared(name, () => ({ on: signal(siteConfig().builder.editMode) })).on;
}
