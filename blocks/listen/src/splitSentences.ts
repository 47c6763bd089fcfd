/** Some voices fall silent in long utterances, and a pause goes back to the start of one. In UTF-16 units. */
const LONGEST = 220;

/**
 * A text in pieces of whole sentences, short ones together.
 *
 * @param language a BCP 47 tag; one that nobody knows counts as English
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
