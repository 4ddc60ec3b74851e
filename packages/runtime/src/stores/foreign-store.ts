import { report } from '../islands/report.ts';
import { coerceText } from '../site/coerce.ts';
import type { FrontStore } from './front-store.ts';

type Method = (...args: unknown[]) => unknown;

/**
 * A kind of store that another script of the page keeps, through the functions it registered for its type
 * (`addToStore`, `remove`, `getStore`); null when they are not there. Their errors are reported.
 */
export function adaptForeignStore(implementation: unknown): FrontStore | null {
  if (typeof implementation !== 'object' || implementation === null) return null;
  const { addToStore: add, remove, getStore: get } = implementation as Record<string, unknown>;
  if (!isMethod(add) || !isMethod(remove) || !isMethod(get)) return null;
  const call = (method: Method, ...args: unknown[]): unknown => {
    try {
      return method.apply(implementation, args);
    } catch (error) {
      report(error, 'data stores', 'calling another script that keeps a store');
      return false;
    }
  };
  return {
    read(slug) {
      const ids = call(get, slug);
      return Array.isArray(ids) ? ids.flatMap((id: unknown) => coerceText(id) ?? []) : [];
    },
    add: (slug, postId, { size, dropsOldest = false }) =>
      call(add, slug, postId, size, dropsOldest) !== false,
    remove(slug, postId) {
      call(remove, slug, postId);
    },
  };
}

const isMethod = (value: unknown): value is Method => typeof value === 'function';
