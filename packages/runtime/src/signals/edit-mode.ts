import { type Signal, signal } from '@preact/signals-core';
import { pageConfig } from '../site/page-config.ts';
import { siteConfig } from '../site/site-config.ts';
import { shared } from './shared.ts';

/** True in the page builder's editor or preview: settings are re-read and cart actions are off (RT-20, AC-5). */
export function editMode(): Signal<boolean> {
  return shared('edit-mode', () => {
    const { editMode, preview } = siteConfig().config.builder;
    return { on: signal(pageConfig().editMode ?? (editMode || preview)) };
  }).on;
}
