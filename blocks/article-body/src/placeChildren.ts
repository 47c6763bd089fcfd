/**
 * Computes the positions of the blocks inside an article.
 *
 * Editors type the keys and values, so invalid positions are ignored. No block follows the last two paragraphs: it would
 * separate the end from the story.
 */
export interface ArticleSize {
  /** The number of text paragraphs. */
  readonly paragraphs: number;
  /** The number of blocks inside the article. */
  readonly blocks: number;
}

function position(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? value : undefined;
}

/**
 * Returns the blocks by the paragraph that they follow, both counted from 1; several at one place are in the order of their
 * keys.
 */
export function placeChildren(
  placement: Readonly<Record<string, string>>,
  { paragraphs, blocks }: ArticleSize,
): ReadonlyMap<number, readonly number[]> {
  const places = Object.entries(placement).flatMap(([key, value]) => {
    const block = position(key);
    const paragraph = position(value);
    if (block === undefined || block > blocks) return [];
    return paragraph === undefined || paragraph > paragraphs - 2 ? [] : [{ block, paragraph }];
  });
  const inOrder = places.toSorted((a, b) => a.block - b.block);
  const byParagraph = Map.groupBy(inOrder, ({ paragraph }) => paragraph);
  return new Map([...byParagraph].map(([paragraph, at]) => [paragraph, at.map(({ block }) => block)]));
}
