/**
 * Where the blocks inside an article stand.
 *
 * Keys and values are what editors typed, so whatever is no position counts for nothing. The last two paragraphs stay
 * without a follower: a block there would part the end from the story.
 */
export interface ArticleSize {
  /** Number of text paragraphs. */
  readonly paragraphs: number;
  /** Number of blocks inside. */
  readonly blocks: number;
}

function position(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** Positions of blocks by the paragraph that they follow, both counted from 1, several in the order of their keys. */
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
