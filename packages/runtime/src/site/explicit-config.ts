import type { IyimConfig } from './config.ts';
import { pageSlot } from './page-slot.ts';

/** Id of the page's `<script type="application/json">` with its configuration. */
export const CONFIG_ID = 'iyim-config';

interface ConfigRecord {
  explicit: IyimConfig | undefined;
  /** The merged configuration, once it has been read. */
  read: IyimConfig | undefined;
}

/** Kept with the page and not with this copy of the script: whichever copy started, both read the same. */
export function configRecord(): ConfigRecord {
  return pageSlot('config', () => ({ explicit: undefined, read: undefined }));
}

/** Configuration given by code; it wins over the page's own. Undefined takes it back; either way it is read anew. */
export function setExplicitConfig(config: IyimConfig | undefined): void {
  const record = configRecord();
  record.explicit = config;
  record.read = undefined;
}
