import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));

/** Aliases that resolve imports of the workspace's packages to their sources, so that tests and stories never run a stale build. */
export const sourceAliases = [
  { find: /^@iyim\/runtime$/, replacement: source('runtime/src/index.ts') },
  { find: /^@iyim\/runtime\/(loader|page|shop|widget)$/, replacement: source('runtime/src/$1.ts') },
  { find: '@iyim/widgets/lightbox', replacement: source('widgets/shared/lightbox/index.ts') },
];
