import type { ImportReport } from '@broadsheet/platform';

type Note = ImportReport['warnings'][number];

/** The most notes that are printed; nobody reads a report of ten thousand. */
const MOST_NOTES = 500;
/** The most notes that say the same of different stories. */
const MOST_ALIKE = 3;
/** The most notes that say the same of documents that were not stored: they have to be found again. */
export const MOST_REJECTED = 50;

/** Returns what a note says, without the headline, the address, the quoted words and the numbers of its story. */
const getSaying = ({ reason }: Note): string =>
  reason
    .replace(/^(?:author |tag )?".*?": /s, '')
    .replace(/\S+:\/\/\S+/g, '…')
    // What follows is the text or the address that was left out of this story.
    .replace(
      /( (?:was left out|were left out|was kept|were kept|became text)(?:, as [^:]{1,80})?): .*$/s,
      '$1: …',
    )
    .replace(/(; its words|it says): ?.*$|“[^”]*”/gs, '…')
    // A version such as 0.6.0 is the reason itself.
    .replace(/(?<![\d.])\d+(?!\.?\d)/g, '…');

/** Returns what notes of one kind say: their words where all have the same. */
const describe = (alike: readonly Note[], saying: string): string => {
  const [first] = alike;
  return first !== undefined && alike.every(({ reason }) => reason === first.reason) ? first.reason : saying;
};

/**
 * Prints notes with their places, those of each kind in the order in which they came. Of notes that say the same the first
 * three (`mostAlike`) are printed and the others counted, so that what is rare is not lost among them.
 */
export function printNotes(
  notes: readonly Note[],
  print: (line: string) => void,
  { mostAlike = MOST_ALIKE }: { readonly mostAlike?: number } = {},
): void {
  const kinds = Map.groupBy(notes, getSaying);
  let room = MOST_NOTES;
  let unprinted = 0;
  for (const [saying, alike] of kinds) {
    const printed = alike.slice(0, Math.min(mostAlike, room));
    room -= printed.length;
    for (const { file, path, reason } of printed) print(`${file} ${path}: ${reason}`);
    const others = alike.length - printed.length;
    if (printed.length === 0) unprinted += others;
    else if (others > 0) print(`And ${others} more like it: ${describe(alike, saying)}`);
  }
  if (unprinted > 0) print(`And ${unprinted} more.`);
}
