import type { Repository } from '../shop/repository.ts';
import {
  byFit,
  indexedText,
  type QueryWord,
  queryWords,
  type SearchEntry,
  type SearchHit,
  scoreOf,
} from '../shop/search-words.ts';
import type { Database } from './database.ts';

/** Every word, in any of its forms, at the beginning of a stored one. Folded words have no signs: nothing to escape. */
const matchOf = (words: readonly QueryWord[]): string =>
  words.map((forms) => `(${forms.map((form) => `"${form}" *`).join(' OR ')})`).join(' AND ');

/** One row an entry, found again by its number. */
const rowOf = ({ kind, id, locale }: SearchEntry): number =>
  id * 4 + (kind === 'post' ? 2 : 0) + (locale === 'en' ? 1 : 0);

/** Full-text search in SQLite: its index finds the rows, the shop's own rule puts them in order. */
export function sqliteSearch(db: Database): Pick<Repository, 'saveSearchEntry' | 'search'> {
  return {
    saveSearchEntry: (entry) =>
      void db.run(
        'INSERT OR REPLACE INTO searched (rowid, title, content, kind, id, locale) VALUES (?, ?, ?, ?, ?, ?)',
        rowOf(entry),
        indexedText(entry.title),
        indexedText(entry.content),
        entry.kind,
        entry.id,
        entry.locale,
      ),
    search(text, locale) {
      const words = queryWords(text);
      if (words.length === 0) return [];
      return db
        .rows('SELECT * FROM searched WHERE searched MATCH ? AND locale = ?', matchOf(words), locale)
        .map(
          ({ kind, id, title, content }): SearchHit => ({
            kind: kind === 'post' ? 'post' : 'product',
            id: Number(id),
            score: scoreOf({ title: String(title), content: String(content) }, words),
          }),
        )
        .filter(({ score }) => score > 0)
        .sort(byFit);
    },
  };
}
