/**
 * The longest piece, in UTF-16 units. Some voices fall silent in long utterances, and a pause returns to the start of a
 * piece.
 */
const LONGEST = 220;

/**
 * Splits a text into pieces of whole sentences; short ones are joined.
 *
 * @param language a BCP 47 tag; an invalid or unsupported one counts as English
 */
export function splitSentences(text: string, language: string): readonly string[] {
  const known = Intl.Segmenter.supportedLocalesOf(isTag(language) ? language : 'en');
  const segmenter = new Intl.Segmenter([...known, 'en'], { granularity: 'sentence' });
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of segmenter.segment(text)) {
    if (piece !== '' && piece.length + segment.length > LONGEST) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += segment;
  }
  if (piece.trim() !== '') pieces.push(piece.trim());
  return pieces;
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}
