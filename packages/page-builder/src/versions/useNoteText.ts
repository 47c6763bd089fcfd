'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The notes that the site writes in English by itself, with their phrases. */
const NOTES: ReadonlyMap<string, keyof typeof phrases> = new Map([
  ['Moved', 'versions.note.moved'],
  ['Deleted', 'versions.note.deleted'],
  ['Brought back', 'versions.note.restored'],
]);

/** Returns a function that translates a version's note for the editor; what somebody has typed stays as it is. */
export function useNoteText(): (note: string) => string {
  const t = usePhrases(phrases);
  return (note) => {
    const [, number] = /^Version (\d+)$/.exec(note) ?? [];
    if (number !== undefined) return t('versions.option', { number: Number(number) });
    const key = NOTES.get(note);
    return key === undefined ? note : t(key);
  };
}
