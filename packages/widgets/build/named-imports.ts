import type { Plugin } from 'rolldown';

/**
 * A library that takes React as a whole (`import * as React`) would need the bundler's helper for CommonJS beside React's chunk: a file
 * and a request more. It gets the names that it uses instead, as our own modules do.
 */
export const namedImports: Plugin = {
  name: 'named-imports',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]@floating-ui[\\/]react-dom[\\/]/ },
    handler: (code) => ({ code: nameImports(code), map: null }),
  },
};

/** Imports of React's packages as a whole become imports of what is used of them. */
export function nameImports(code: string): string {
  let named = code;
  for (const [whole, local = '', from] of code.matchAll(
    /import\s*\*\s*as (\w+) from\s*['"](react(?:-dom)?)['"];/g,
  )) {
    const use = new RegExp(`\\b${local}\\.(\\w+)`, 'g');
    const used = new Set([...code.matchAll(use)].map(([, name]) => name));
    const names = [...used].map((name) => `${name} as ${local}_${name}`);
    named = named
      .replace(whole, `import { ${names.join(', ')} } from '${from}';`)
      .replace(use, `${local}_$1`);
  }
  return named;
}
