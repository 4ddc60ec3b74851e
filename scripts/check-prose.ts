/**
 * Finds phrases that sound translated (in comments, test titles, setting descriptions, messages and documents) and unusual names in
 * declarations. Exits 1 if a count is above its limit in `prose/limits.json`. `--write` lowers the limits to the counts, and never
 * raises one. `--list [kind]` prints every finding with its remedy. Run by `pnpm lint`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oddPhrases } from './prose/odd-phrases.ts';
import { type Kind, textsOf } from './prose/texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const limitsFile = join(root, 'scripts/prose/limits.json');
const READ = /\.(?:ts|tsx|css|mjs|md)$|texts\.json$/;
/** Generated and third-party files, the list of requirements, and the list of phrases. */
const SKIPPED = /mockServiceWorker|docs\/(?:coverage|requirements)\.md|scripts\/prose\/patterns\.ts/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && !SKIPPED.test(file));
const limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as Record<Kind, number>;
const finds = files.flatMap((file) =>
  textsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((text) => {
    const remedies = oddPhrases(text);
    return remedies.length > 0 ? [{ file, ...text, remedies }] : [];
  }),
);

const kinds = Object.keys(limits) as Kind[];
const counts = new Map(kinds.map((kind) => [kind, finds.filter((find) => find.kind === kind).length]));
const countOf = (kind: Kind): number => counts.get(kind) ?? 0;
const rising = kinds.filter((kind) => countOf(kind) > limits[kind]);

const list = process.argv.indexOf('--list');
const listed = list < 0 ? rising : kinds.filter((kind) => kind === (process.argv[list + 1] ?? kind));
for (const { file, line, kind, text, remedies } of finds)
  if (listed.includes(kind))
    console.log(`${file}:${line}: ${kind}: ${text.slice(0, 160)}\n  ${remedies.join('\n  ')}`);
for (const kind of rising)
  console.error(`Prose: expected at most ${limits[kind]} ${kind} with an odd phrase, found ${countOf(kind)}`);
if (process.argv.includes('--write')) {
  const lower = Object.fromEntries(kinds.map((kind) => [kind, Math.min(limits[kind], countOf(kind))]));
  writeFileSync(limitsFile, `${JSON.stringify(lower, null, 2)}\n`);
}
console.log(`Prose: ${kinds.map((kind) => `${countOf(kind)} ${kind}`).join(', ')}.`);
process.exit(rising.length > 0 ? 1 : 0);
