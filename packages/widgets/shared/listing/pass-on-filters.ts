import { readGlobal } from '@iyim/runtime/page';
import { isPlainObject, own, report } from '@iyim/runtime/widget';
import type { ListingAnswer } from './listing-request.ts';

/**
 * Hands what an answer says about filters to the page's filters plugin, as the original client does: data go over what its
 * global keeps of listings, index data to its function (LG-3). Also fired on the document as `iyim:filters-data` and
 * `iyim:indexer-data`.
 */
export function passOnFilters({ filtersData, indexerData }: ListingAnswer): void {
  const settings = readGlobal('JetSmartFilterSettings');
  const plugin = readGlobal('JetSmartFilters');
  const hasData = Object.keys(filtersData).length > 0;
  for (const [param, data] of Object.entries(filtersData)) {
    const providers = own(settings, param);
    if (isPlainObject(providers)) mergeOver(providers, 'jet-engine', data);
  }
  if (hasData) tell('iyim:filters-data', filtersData);
  if (indexerData) {
    call(plugin, 'setIndexedData', own(indexerData, 'provider') ?? false, own(indexerData, 'query') ?? {});
    tell('iyim:indexer-data', indexerData);
  }
  if (hasData) call(plugin, 'reinitFilters');
}

function mergeOver(providers: Record<string, unknown>, provider: string, data: unknown): void {
  const before = own(providers, provider);
  providers[provider] = isPlainObject(before) && isPlainObject(data) ? { ...before, ...data } : data;
}

/** The plugin is a script of somebody else's: what it throws must not undo the listing. */
function call(plugin: unknown, name: string, ...args: readonly unknown[]): void {
  const method =
    typeof plugin === 'object' && plugin !== null ? (plugin as Record<string, unknown>)[name] : null;
  if (typeof method !== 'function') return;
  try {
    method.apply(plugin, args);
  } catch (error) {
    report(error, 'listing', `calling the filters plugin's ${name}()`);
  }
}

function tell(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
