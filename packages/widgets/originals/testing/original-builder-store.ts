/**
 * Stores entries as the page builder's own script does; written from its documented behaviour. It must be able to read the entries
 * that this library's store writes, and vice versa (PO-6).
 */
export function originalBuilderStore(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number) {
  type Entries = Record<string, unknown> & { __expiration: Record<string, number> };
  const read = (): Entries => {
    const entries = JSON.parse(storage.getItem('elementor') ?? '{}') as Entries;
    entries.__expiration ??= {};
    return entries;
  };
  const save = (entries: Entries) => storage.setItem('elementor', JSON.stringify(entries));
  const current = (key?: string): Entries => {
    const entries = read();
    const ended = Object.entries(entries.__expiration).filter(
      ([other, end]) => (key === undefined || other === key) && end < now(),
    );
    for (const [other] of ended) {
      delete entries[other];
      delete entries.__expiration[other];
    }
    if (ended.length > 0) save(entries);
    return entries;
  };
  return {
    get: (key: string): unknown => current(key)[key],
    set(key: string, value: unknown, lifetimeInSeconds?: number): void {
      const entries = current();
      entries[key] = value;
      if (lifetimeInSeconds) entries.__expiration[key] = now() + lifetimeInSeconds * 1000;
      save(entries);
    },
  };
}
