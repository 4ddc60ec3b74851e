import { dirname, join } from 'node:path';

/** The paths of the files that each file imports, by the importing file's path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Returns the imports between the files of `sources` (text by path): imports of values and types, static and dynamic. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const found = [...sources].map(([file, text]): [string, readonly string[]] => {
    const specifiers = [...text.matchAll(/(?:from|import\(|import)\s*'(\.[^'?]+)'/g)];
    const targets = specifiers.map(([, specifier = '']) => join(dirname(file), specifier));
    return [file, [...new Set(targets)].filter((target) => sources.has(target))];
  });
  return new Map(found);
}

/** Returns the groups of files that import each other in a circle, each group sorted. */
export function importCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const circles = new Map<string, readonly string[]>();
  for (const file of graph.keys()) {
    const from = reachable(graph, file);
    if (!from.has(file)) continue;
    const circle = [...from].filter((other) => reachable(graph, other).has(file)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/** Returns every file that `start` imports, directly or through others. */
function reachable(graph: ImportGraph, start: string): ReadonlySet<string> {
  const found = new Set(graph.get(start));
  for (const file of found) for (const target of graph.get(file) ?? []) found.add(target);
  return found;
}
