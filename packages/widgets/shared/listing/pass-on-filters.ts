import { readGlobal } from '@iyim/runtime/page';
import { isPlainObject, ownValue, report } from '@iyim/runtime/widget';
import type { ListingAnswer } from './listing-request.ts';

/**
 * Passes an answer's filter data to the page's filters plugin, as the original client does: merges filter data into the plugin's
 * global, as the data of listings, and passes index data to the plugin's function (LG-3). Also fires `iyim:filters-data` and
 * `iyim:indexer-data` on the document.
 */
export function passOnFilters({ filtersData, indexerData }: ListingAnswer): void {
  const settings = readGlobal('JetSmartFilterSettings');
  const plugin = readGlobal('JetSmartFilters');
  const hasData = Object.keys(filtersData).length > 0;
  for (const [param, data] of Object.entries(filtersData)) {
    const providers = ownValue(settings, param);
    if (isPlainObject(providers)) mergeOver(providers, 'jet-engine', data);
  }
  if (hasData) fireEvent('iyim:filters-data', filtersData);
  if (indexerData) {
    call(
      plugin,
      'setIndexedData',
      ownValue(indexerData, 'provider') ?? false,
      ownValue(indexerData, 'query') ?? {},
    );
    fireEvent('iyim:indexer-data', indexerData);
  }
  if (hasData) call(plugin, 'reinitFilters');
}

function mergeOver(providers: Record<string, unknown>, provider: string, data: unknown): void {
  const before = ownValue(providers, provider);
  providers[provider] = isPlainObject(before) && isPlainObject(data) ? { ...before, ...data } : data;
}

/** Calls a function of the plugin. An error in this third-party script must not affect the listing. */
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

function fireEvent(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
