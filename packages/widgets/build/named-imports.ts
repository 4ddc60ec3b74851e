import type { Plugin } from 'rolldown';

/**
 * Replaces namespace imports of React with named imports. A library with `import * as React` would need the bundler's helper for
 * CommonJS, with an additional file and request.
 */
export const namedImports: Plugin = {
  name: 'named-imports',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]@floating-ui[\\/]react-dom[\\/]/ },
    handler: (code) => ({ code: nameImports(code), map: null }),
  },
};

/** Replaces namespace imports of React's packages with imports of the names that are used. */
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
