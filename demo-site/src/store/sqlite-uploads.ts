import type { Repository } from '../shop/repository.ts';
import type { Database } from './database.ts';

/** Files that visitors sent, as BLOBs. */
export const sqliteUploads = (db: Database): Pick<Repository, 'upload' | 'saveUpload' | 'deleteUpload'> => ({
  upload(id) {
    const row = db.rows('SELECT name, type, bytes FROM uploads WHERE id = ?', id)[0];
    if (row === undefined) return null;
    // The column is a BLOB by constraint.
    const bytes = new Uint8Array(row.bytes as Uint8Array);
    return { id, name: String(row.name), type: String(row.type), bytes };
  },
  saveUpload: ({ id, name, type, bytes }) =>
    void db.run('INSERT OR REPLACE INTO uploads VALUES (?, ?, ?, ?)', id, name, type, bytes),
  deleteUpload: (id) => void db.run('DELETE FROM uploads WHERE id = ?', id),
});
