/**
 * Writes the texts of the WordPress plugin into its template for translators and into its translations, where new texts are empty and
 * unused ones are dropped. Lists the texts to translate. Run by `node scripts/wordpress-texts.ts`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { poFile, readPo, textsOf } from '../packages/widgets/build/wordpress/translations.ts';

const folder = fileURLToPath(new URL('../packages/widgets/wordpress/iyim/', import.meta.url));
const files = (pattern: string) => globSync(pattern, { cwd: folder }).sort();
const read = (file: string) => readFileSync(folder + file, 'utf8');

const texts = textsOf(files('**/*.php').map(read));
writeFileSync(`${folder}languages/iyim.pot`, poFile(texts));
for (const file of files('languages/*.po')) {
  const translations = readPo(read(file));
  writeFileSync(folder + file, poFile(texts, translations));
  for (const text of texts) if (!translations.get(text)) console.log(`${file}: translate "${text}"`);
}
