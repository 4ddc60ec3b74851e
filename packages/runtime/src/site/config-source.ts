import type { IyimConfig } from './config.ts';
import { pageSlot } from './page-slot.ts';

interface ConfigRecord {
  explicit: IyimConfig | undefined;
  /** Counts what code has given. */
  generation: number;
  /** What has been read, and of which text of the page. */
  read?: { readonly config: IyimConfig; readonly text: string } | undefined;
  /** Messages about it: each is said once. */
  readonly said: Set<string>;
}

/** Kept with the page and not with this copy of the script: whichever copy started, both read the same. */
export function configRecord(): ConfigRecord {
  return pageSlot('config', () => ({ explicit: undefined, generation: 0, said: new Set() }));
}

/** Configuration given by code; it wins over the page's own. Undefined takes it back; either way it is read anew. */
export function setExplicitConfig(config: IyimConfig | undefined): void {
  const record = configRecord();
  if (record.explicit === config) return;
  record.explicit = config;
  record.generation++;
  record.read = undefined;
  record.said.clear();
}

/**
 * The page's own configuration, as text, whatever type an optimiser has given its script (RT-27): it is never run. An element of
 * the content with that id is none (RT-33).
 */
export function configText(): string {
  return document.querySelector('script#iyim-config')?.textContent?.trim() ?? '';
}
