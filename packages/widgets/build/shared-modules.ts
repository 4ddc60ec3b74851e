import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';
import { packageRoot } from './rolldown-options.ts';

/** Names of the exports of the entry's modules, by module id. */
export type EntryModules = ReadonlyMap<string, readonly string[]>;

/** Connects the entry's modules with the chunks that use them. */
export interface Shared {
  /** Plugin for the build of the chunks, which makes them read the entry's modules from the page. */
  readonly borrow: Plugin;
  /** Returns the code of a module for the entry, which provides the exports that the chunks use. */
  lend(chunks: readonly OutputChunk[]): string;
}

const BORROWED = '\0borrowed';
const PAGE_SLOT = join(packageRoot, '../runtime/src/site/page-slot.ts');

/**
 * Lets chunks use the entry's modules without copying them or importing the entry. The entry puts an array of the exports that
 * chunks use into a page slot, whose name is unique to the build; in a chunk, a shared module consists of a few constants that
 * are read from this array.
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
