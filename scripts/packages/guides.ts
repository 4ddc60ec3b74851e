import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Doc, documents, root } from '../docs/documents.ts';

/** Documents of `docs/` for contributors, which the packages do not contain. */
const INTERNAL = [
  'architecture',
  'contracts',
  'contracts-of-forms',
  'coverage',
  'limits',
  'performance',
  'README',
  'requirements',
  'walkthroughs',
];

/** Folder of the guides in the packed widgets. */
const FOLDER = 'packages/widgets/dist/guides';

/** Returns a document's path in the folder of guides; undefined if the package does not contain it. */
function packedPath(file: string): string | undefined {
  const [, widget] = /^packages\/widgets\/(?:src|shared)\/([\w-]+)\/README\.md$/.exec(file) ?? [];
  if (widget) return `widgets/${widget}.md`;
  const [, guide = ''] = /^docs\/([\w-]+)\.md$/.exec(file) ?? [];
  return guide && !INTERNAL.includes(guide) ? `${guide}.md` : undefined;
}

/** Matches code, which contains no links, a picture, or a link. */
const PART =
  /(?<code>^( *)```.*?^\2```|`[^`\n]*`)|(?<picture>!)?\[(?<text>(?:[^[\]]|\[[^\]]*\])*)\]\((?<target>[^)\s]+)\)/gms;

/**
 * Returns the text of a document for the package: its links lead to other packed guides, or to other sites. A link to a file that the
 * package does not contain becomes text, because there is no public address of the repository.
 */
export function guideText({ file, text }: Doc): string {
  const here = packedPath(file) ?? '';
  return text.replace(PART, (all: string, ...rest: unknown[]) => {
    const { code, picture, text: words = '', target = '' } = rest.at(-1) as Readonly<Record<string, string>>;
    if (code !== undefined || /^([a-z]+:|#)/.test(target)) return all;
    const [path = '', anchor] = target.split('#');
    const found = packedPath(posix.join(posix.dirname(file), path));
    if (found === undefined || picture) return words;
    const link = posix.relative(posix.dirname(here), found);
    return `[${words}](${link}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Writes the guides for users, and the pages of the widgets, into the built package, whose readers have no repository. */
export function writeGuides(): void {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  for (const doc of documents()) {
    const path = packedPath(doc.file);
    if (path === undefined) continue;
    const target = join(root, FOLDER, path);
    mkdirSync(posix.dirname(target), { recursive: true });
    writeFileSync(target, guideText(doc));
  }
}
