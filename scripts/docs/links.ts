import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Doc, root } from './documents.ts';
import { slug } from './slug.ts';

/** Replaces fenced code by spaces, because it contains neither links nor headings. All other text keeps its position. */
const withoutFences = (text: string): string =>
  text.replace(/^( *)```.*?^\1```/gms, (code) => code.replace(/[^\n]/g, ' '));
const withoutCode = (text: string): string =>
  withoutFences(text).replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()<]/g, ' '));

/** Returns the ids of a document's headings. Repeated ids are numbered, as on GitHub. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#+ (.*)$/gm)) {
    const id = slug(heading);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    anchors.add(times === 0 ? id : `${id}-${times}`);
  }
  return anchors;
}

/** Matches links and pictures, in Markdown and in HTML. */
const TARGET = /\]\((?<markdown>[^)\s]+)\)|<(?:a|img)\b[^>]*? (?:href|src)="(?<html>[^"]*)"/g;

/**
 * Returns a line for each link of a document to a file or heading that does not exist, and for each missing picture. Links to other
 * sites are not checked.
 */
export function linkProblems({ file, text }: Doc): string[] {
  const problems: string[] = [];
  for (const { groups = {}, index } of withoutCode(text).matchAll(TARGET)) {
    const target = groups.markdown ?? groups.html ?? '';
    if (/^[a-z]+:/.test(target)) continue;
    const where = `${file}:${text.slice(0, index).split('\n').length}`;
    const [path = '', anchor] = target.split('#');
    const found = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path));
    if (found !== file && !existsSync(join(root, found)))
      problems.push(`${where}: links to ${target}, expected a file ${found}, found none`);
    else if (
      anchor !== undefined &&
      !anchorsOf(found === file ? text : readFileSync(join(root, found), 'utf8')).has(anchor)
    )
      problems.push(`${where}: links to ${target}, expected a heading "#${anchor}" in ${found}, found none`);
  }
  return problems;
}
