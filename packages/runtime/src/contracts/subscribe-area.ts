import type { AreaPreset } from './area.ts';
import type { SiteConfig } from './config.ts';
import { globalReader, type ReadGlobal } from './globals.ts';
import { type SubscribeNames, subscribeNames } from './names/subscribe.ts';

export interface SubscribeConfig {
  /** Where subscriptions are sent. */
  readonly ajaxUrl: string;
  /** What the site says of an address that is none; empty when it leaves that to us. */
  readonly invalidMail: string;
}

function readConfig(
  { globals, globalKeys }: SubscribeNames,
  read: ReadGlobal,
  site: SiteConfig,
): SubscribeConfig {
  const settings = globalReader(read, globals.settings);
  return {
    ajaxUrl: settings.text(globalKeys.adminAjax) ?? site.urls.adminAjax,
    invalidMail: settings.text(globalKeys.invalidMail)?.trim() ?? '',
  };
}

/** Configured under `names.subscribe` and `site.subscribe`. */
export const subscribeArea: AreaPreset<'subscribe'> = { key: 'subscribe', names: subscribeNames, readConfig };
