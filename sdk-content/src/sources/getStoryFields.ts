import type { FieldTree } from '../filter/FieldTree.ts';

/** The maximum number of fields that are named; the content API accepts 32, and sources add some of their own. */
const MOST_FIELDS = 24;

/**
 * Returns the fields of a feed's stories that an answer needs: the top-level members that the filter keeps, and the given
 * ones. `undefined` stands for whole stories. The members are whole, because images inside them are signed by members that
 * the filter does not name.
 */
export function getStoryFields(
  filter: FieldTree | undefined,
  further: readonly string[],
): readonly string[] | undefined {
  const story = filter?.['content_elements'];
  if (story === undefined || story === null) return undefined;
  const fields = [...new Set([...Object.keys(story), ...further])];
  return fields.length <= MOST_FIELDS ? fields : undefined;
}
