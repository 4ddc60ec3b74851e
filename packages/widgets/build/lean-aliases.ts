import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Aliases of the lean flavour, which runs the same source on preact, a seventh of React's size. The first alias that a name
 * starts with applies, so longer names come first.
 */
export const leanAliases: Record<string, string> = {
  'use-sync-external-store/shim/index.js': here('./sync-external-store.ts'),
  'react/jsx-runtime': here('../node_modules/preact/jsx-runtime'),
  'react-dom/client': here('../node_modules/preact/compat/client.mjs'),
  'react-dom': here('./lean-react-dom.ts'),
  react: here('../node_modules/preact/compat'),
};
