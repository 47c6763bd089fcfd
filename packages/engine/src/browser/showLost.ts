import { queryAll } from './queryAll.ts';

const findNotes = (root: Document): readonly HTMLElement[] => queryAll(root, '#bs-lost');

/**
 * Tells the reader, in the words that the page brings, that what was pressed could not be loaded. Returns whether the page
 * has a place for the message.
 */
export function showLost(root: Document): boolean {
  const notes = findNotes(root);
  for (const note of notes) note.textContent = note.dataset['text'] ?? '';
  return notes.length > 0;
}

/** Takes the message away again. */
export function hideLost(root: Document): void {
  for (const note of findNotes(root)) note.textContent = '';
}
