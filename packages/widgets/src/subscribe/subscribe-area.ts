import type { Area, AreaPreset, SiteConfig } from '@iyim/runtime/widget';
import { globalReader, type ReadGlobal } from '@iyim/runtime/widget';
import { type SubscribeNames, subscribeNames } from './names.ts';

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

export type SubscribeArea = Area<SubscribeNames, SubscribeConfig>;

/** Configured under `names.subscribe` and `site.subscribe`. */
export const subscribeArea: AreaPreset<SubscribeNames, SubscribeConfig> = {
  key: 'subscribe',
  names: subscribeNames,
  readConfig,
};
