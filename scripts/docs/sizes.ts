import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flavour } from '../../packages/widgets/build/bundle.ts';
import type { Manifest } from '../../packages/widgets/build/manifest.ts';
import { root } from './documents.ts';

/** Largest accepted difference between a stated and a measured size, in kB. */
const TOLERANCE = 1;

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Returns the gzipped sizes, in kB, of the scripts of a page with only this widget, and of the widget's own chunk. */
function sizesOf(
  { files, widgets }: Manifest,
  widget: string,
): { readonly page: number; readonly ownChunk: number } {
  const chunks = widgets[widget] ?? [];
  const bytes = (name: string) => files[name]?.gzip ?? Number.NaN;
  return {
    page: kilobytes(['iyim.js', ...chunks].reduce((total, name) => total + bytes(name), 0)),
    ownChunk: kilobytes(bytes(chunks[0] ?? '')),
  };
}

const SECTION = /^## Size\n\n[^#]*/m;
/** Matches the place of a new section: before the section "Test a page", or at the end of the file. */
const PLACE = /(?=^## Test a page)|$(?![\s\S])/m;
const STATED = /fetches (\d+) kB of JavaScript \(lean\) or (\d+) kB \(React\), gzipped; ([\d.]+) kB/;

const sectionOf = (lean: number, react: number, ownChunk: number): string =>
  `## Size\n\nA page with only this widget fetches ${lean} kB of JavaScript (lean) or ${react} kB (React), gzipped; ${ownChunk} kB of it is the widget's own\ncode. Other widgets share the rest.\n\n`;

/**
 * Compares the sizes in the widgets' READMEs with the manifests of the built bundle, or writes them if `isWriting`. Returns a line
 * for each README without sizes, or with one that differs by more than 1 kB.
 */
export function sizeProblems(manifests: Readonly<Record<Flavour, Manifest>>, isWriting: boolean): string[] {
  return Object.keys(manifests.lean.widgets).flatMap((widget) => {
    const file = `packages/widgets/src/${widget}/README.md`;
    const text = readFileSync(join(root, file), 'utf8');
    const lean = sizesOf(manifests.lean, widget);
    const react = sizesOf(manifests.react, widget);
    const measured = [lean.page, react.page, lean.ownChunk] as const;
    const stated = (STATED.exec(text.replaceAll('\n', ' ')) ?? []).slice(1).map(Number);
    const isTrue =
      stated.length === 3 && stated.every((size, at) => Math.abs(size - (measured[at] ?? 0)) <= TOLERANCE);
    if (isTrue) return [];
    if (!isWriting)
      return [
        `${file}: expected the sizes ${measured.join(', ')} kB in "## Size", found ${stated.join(', ') || 'nothing'}; run \`node scripts/budgets.ts --write\``,
      ];
    const section = sectionOf(Math.round(lean.page), Math.round(react.page), lean.ownChunk);
    writeFileSync(
      join(root, file),
      SECTION.test(text) ? text.replace(SECTION, section) : text.replace(PLACE, section),
    );
    return [];
  });
}
