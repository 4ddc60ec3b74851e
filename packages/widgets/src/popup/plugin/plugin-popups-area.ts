import type { Area, AreaPreset, SiteConfig } from '@iyim/runtime/widget';
import { globalReader, type ReadGlobal } from '@iyim/runtime/widget';
import { type PluginPopupNames, pluginPopupNames } from './names.ts';

export interface PluginPopupsConfig {
  /** Where a popup's content is asked for. */
  readonly ajaxUrl: string;
  /** The post this page shows; `0` on archives, empty when the page does not say. */
  readonly postId: string;
}

function readConfig(
  { globals, globalKeys }: PluginPopupNames,
  read: ReadGlobal,
  site: SiteConfig,
): PluginPopupsConfig {
  return {
    ajaxUrl: globalReader(read, globals.settings).text(globalKeys.ajaxUrl) ?? site.urls.adminAjax,
    postId:
      globalReader(read, globals.builder).text(globalKeys.builderPost) ??
      globalReader(read, globals.listings).text(globalKeys.listingsPost) ??
      '',
  };
}

export type PluginPopupsArea = Area<PluginPopupNames, PluginPopupsConfig>;

/** Popups of the listings plugin; configured under `names.pluginPopups` and `site.pluginPopups`. */
export const pluginPopupsArea: AreaPreset<PluginPopupNames, PluginPopupsConfig> = {
  key: 'pluginPopups',
  names: pluginPopupNames,
  readConfig,
};
