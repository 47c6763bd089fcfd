import type { ProblemPhrase } from '@broadsheet/service-kit/json';

/** The English texts of the notes that the site itself gives to versions. The page builder translates the same keys. */
export const versionNotes = {
  'note.moved': 'Moved',
  'note.deleted': 'Deleted',
  'note.restored': 'Restored',
  // Written by a migration (0114).
  'note.merged': 'Sections in two spellings merged',
  'note.version': 'Restored from version {number}',
} as const;

/** The note of a version: what an editor has typed, or a phrase of the site's own. */
export type VersionNote =
  | string
  | { readonly says: Exclude<keyof typeof versionNotes, 'note.version' | 'note.merged'> }
  | { readonly says: 'note.version'; readonly number: number };

export interface StoredNote {
  /** The note in English, or as it was typed. */
  readonly note: string;
  /** The phrase of a note that the site gave; undefined for one that was typed. */
  readonly says: ProblemPhrase | undefined;
}

/** Returns a note as it is stored. */
export function toStoredNote(note: VersionNote): StoredNote {
  if (typeof note === 'string') return { note, says: undefined };
  const text = versionNotes[note.says];
  if (note.says !== 'note.version') return { note: text, says: { key: note.says, values: {} } };
  const { says: key, number } = note;
  return { note: text.replace('{number}', String(number)), says: { key, values: { number } } };
}
