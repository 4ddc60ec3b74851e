import type { AreaPreset } from './area.ts';
import type { SiteConfig } from './config.ts';
import { globalReader, type ReadGlobal } from './globals.ts';
import { type FormNames, formNames } from './names/forms.ts';

export interface FormsConfig {
  /** Where forms are sent. */
  readonly ajaxUrl: string;
}

function readConfig({ globals, globalKeys }: FormNames, read: ReadGlobal, site: SiteConfig): FormsConfig {
  return {
    ajaxUrl: globalReader(read, globals.builderPro).text(globalKeys.adminAjax) ?? site.urls.adminAjax,
  };
}

/** Configured under `names.forms` and `site.forms`. */
export const formsArea: AreaPreset<'forms'> = { key: 'forms', names: formNames, readConfig };
