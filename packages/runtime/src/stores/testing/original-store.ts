/**
 * Keeps lists as the listings plugin's inline script does; written from its documented behaviour. The plugin and the library must
 * be able to read each other's lists (DS-11).
 */
export function originalStore(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const list = (slug: string): string[] => {
    const text = storage.getItem(`jet_engine_store_${slug}`);
    return text ? text.split(',') : [];
  };
  const keep = (slug: string, ids: readonly string[]): number => {
    storage.setItem(`jet_engine_store_${slug}`, ids.join(','));
    return ids.length;
  };
  return {
    getStore: list,
    inStore: (slug: string, id: string) => list(slug).includes(id),
    addToStore(slug: string, id: string | number, maxSize: number, isOnView = false): number | false {
      const ids = list(slug);
      if (ids.includes(String(id))) return ids.length;
      if (maxSize > 0 && ids.length >= maxSize) {
        if (!isOnView) return false;
        ids.shift();
      }
      return keep(slug, [...ids, String(id)]);
    },
    remove: (slug: string, id: string | number) =>
      keep(
        slug,
        list(slug).filter((other) => other !== String(id)),
      ),
  };
}
