import type { Area, AreaPreset, SiteConfig } from '@iyim/runtime/widget';
import { globalReader, type ReadGlobal } from '@iyim/runtime/widget';
import { type FormNames, formNames } from './names.ts';

export interface FormsConfig {
  /** Where forms are sent. */
  readonly ajaxUrl: string;
}

function readConfig({ globals, globalKeys }: FormNames, read: ReadGlobal, site: SiteConfig): FormsConfig {
  return {
    ajaxUrl: globalReader(read, globals.builderPro).text(globalKeys.adminAjax) ?? site.urls.adminAjax,
  };
}

export type FormsArea = Area<FormNames, FormsConfig>;

/** Configured under `names.forms` and `site.forms`. */
export const formsArea: AreaPreset<FormNames, FormsConfig> = { key: 'forms', names: formNames, readConfig };
