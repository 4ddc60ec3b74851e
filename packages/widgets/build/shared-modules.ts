import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';
import { packageRoot } from './rolldown-options.ts';

/** The entry's modules, by id, with what each exports. */
export type EntryModules = ReadonlyMap<string, readonly string[]>;

/** What the entry lends to chunks. */
export interface Shared {
  /** For the build of the chunks: takes the entry's modules from the page. */
  readonly borrow: Plugin;
  /** For the entry: a module that lends what these chunks borrow. */
  lend(chunks: readonly OutputChunk[]): string;
}

const BORROWED = '\0borrowed';
const PAGE_SLOT = join(packageRoot, '../runtime/src/site/page-slot.ts');

/**
 * Chunks use the entry's modules without a copy of their own and without importing it. The entry puts what they use into a slot
 * of the page, an array, under a name that no other build has; in a chunk such a module is a few constants read from there.
 */
export function shareModules(modules: EntryModules, code: string): Shared {
  const slot = `code ${createHash('sha256').update(code).digest('base64url').slice(0, 5)}`;
  const places = [...modules].flatMap(([id, names]) => names.map((name) => ({ id, name })));
  return {
    borrow: {
      name: 'borrow',
      resolveId: (id) => (id === BORROWED ? id : null),
      load(id) {
        if (id === BORROWED)
          return `export default globalThis[Symbol.for('iyim')].get(${JSON.stringify(slot)})`;
        if (!modules.has(id)) return null;
        const constants = places.map((place, index) =>
          place.id === id ? `export const ${place.name} = /* @__PURE__ */ (() => lent[${index}])();` : '',
        );
        return { code: `import lent from '${BORROWED}';\n${constants.join('\n')}`, moduleType: 'js' };
      },
    },
    lend(chunks) {
      const isUsed = ({ id, name }: { id: string; name: string }) =>
        chunks.some((chunk) => chunk.modules[id]?.renderedExports.includes(name));
      const lent = places.map((place, index) => ({ ...place, local: `_${index}`, isUsed: isUsed(place) }));
      const used = lent.filter(({ isUsed }) => isUsed);
      return [
        `import { pageSlot } from ${JSON.stringify(PAGE_SLOT)};`,
        ...used.map(({ id, name, local }) => `import { ${name} as ${local} } from ${JSON.stringify(id)};`),
        `pageSlot(${JSON.stringify(slot)}, () => [${lent.map(({ local, isUsed }) => (isUsed ? local : '')).join()}]);`,
      ].join('\n');
    },
  };
}
