import type { CountdownConfig } from './countdown-area.ts';
import type { FormsConfig } from './forms-area.ts';
import type { LightboxConfig } from './lightbox-area.ts';
import type { ListingsConfig } from './listings-area.ts';
import type { LoopConfig } from './loop-area.ts';
import type { BuilderNames } from './names/builder.ts';
import type { CountdownNames } from './names/countdown.ts';
import type { FormNames } from './names/forms.ts';
import type { LightboxNames } from './names/lightbox.ts';
import type { ListingNames } from './names/listings.ts';
import type { LoopNames } from './names/loop.ts';
import type { PluginPopupNames } from './names/plugin-popups.ts';
import type { PopupNames } from './names/popups.ts';
import type { SearchNames } from './names/search.ts';
import type { StoreNames } from './names/stores.ts';
import type { SubscribeNames } from './names/subscribe.ts';
import type { PluginPopupsConfig } from './plugin-popups-area.ts';
import type { PopupsConfig } from './popups-area.ts';
import type { SearchConfig } from './search-area.ts';
import type { StoresConfig } from './stores-area.ts';
import type { SubscribeConfig } from './subscribe-area.ts';

/**
 * The areas whose names and facts a page may configure beside the shop's own, by the key they stand under in
 * `names` and `site` of the page's configuration. Types only: an area's presets travel with the widgets that use them.
 */

/** Names of each area: `names: { search: { … } }`. */
export interface AreaNames {
  /** Of the page as a whole; see `page/behave.ts`. */
  builder: BuilderNames;
  countdown: CountdownNames;
  forms: FormNames;
  lightbox: LightboxNames;
  listings: ListingNames;
  loop: LoopNames;
  pluginPopups: PluginPopupNames;
  popups: PopupNames;
  search: SearchNames;
  stores: StoreNames;
  subscribe: SubscribeNames;
}

/** Facts of each area, over what the CMS's globals say: `site: { search: { … } }`. */
export interface AreaConfigs {
  countdown: CountdownConfig;
  forms: FormsConfig;
  lightbox: LightboxConfig;
  listings: ListingsConfig;
  loop: LoopConfig;
  pluginPopups: PluginPopupsConfig;
  popups: PopupsConfig;
  search: SearchConfig;
  stores: StoresConfig;
  subscribe: SubscribeConfig;
}
