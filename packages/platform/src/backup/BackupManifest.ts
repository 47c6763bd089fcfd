/** What a backup holds: the file `backup.json`, which is written last, so that a folder without it is no whole backup. */
import { dictionary, list, number, parseJson, shape, text } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

/** The file of the manifest, and the folders beside it. */
export const MANIFEST_FILE = 'backup.json';
export const TABLES_FOLDER = 'database';
export const MEDIA_FOLDER = 'media';
/** The key with which the site signs; absent where it is given to the site in a variable. */
export const SECRET_FILE = 'secret';

/** The form of a backup; another number is another form. */
export const BACKUP_FORM = 1;

/** A file of the backup: its path from the folder, with slashes, its size in bytes and the digest of its content in hex. */
const file = shape({ path: text, bytes: number, sha256: text }, ['path', 'bytes', 'sha256']);

const manifest = shape(
  {
    form: number,
    /** When it was made, ISO 8601. */
    madeAt: text,
    migrations: list(text),
    sequences: dictionary(text),
    tables: list(shape({ name: text, rows: number }, ['name', 'rows'])),
    files: list(file),
  },
  ['form', 'madeAt', 'migrations', 'sequences', 'tables', 'files'],
);

export type BackupFile = Parsed<typeof file>;
export type BackupManifest = Parsed<typeof manifest>;

/** Reads the text of a manifest. @throws Error when it is none, or of a form that this version does not know */
export function parseManifest(source: string, json: string): BackupManifest {
  const parsed = manifest(parseJson(json));
  if (parsed === undefined)
    throw new Error(`${source} is damaged: it does not say what the backup holds. Take another backup.`);
  if (parsed.form !== BACKUP_FORM)
    throw new Error(
      `${source} is of the form ${parsed.form}, which this version does not know. Restore it with a newer one.`,
    );
  return parsed;
}
