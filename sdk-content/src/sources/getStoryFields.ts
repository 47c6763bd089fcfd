import type { FieldTree } from '../filter/FieldTree.ts';

/** The maximum number of fields that are named; the content API accepts 32, and sources add some of their own. */
const MOST_FIELDS = 24;

/**
 * The member whose authors are cut down to what the filter keeps: whole, with their lives, they are two thirds of a card.
 * All other members are whole, because images inside them are signed by members that the filter does not name.
 */
const CREDITS = 'credits';
/** The portrait of an author, an image that is signed. */
const PORTRAIT = 'image';

/** Returns the paths below a member that a filter keeps. */
function listPaths(path: string, tree: FieldTree | null | undefined): readonly string[] {
  if (tree === null || tree === undefined || path.endsWith(`.${PORTRAIT}`)) return [path];
  return Object.entries(tree).flatMap(([name, within]) => listPaths(`${path}.${name}`, within));
}

/**
 * Returns the fields of a feed's stories that an answer needs: the members that the filter keeps, and the given ones.
 * `undefined` stands for whole stories.
 */
export function getStoryFields(
  filter: FieldTree | undefined,
  further: readonly string[],
): readonly string[] | undefined {
  const story = filter?.['content_elements'];
  if (story === undefined || story === null) return undefined;
  const kept = Object.keys(story).flatMap((name) => (name === CREDITS ? listPaths(name, story[name]) : name));
  const fields = [...new Set([...kept, ...further])];
  return fields.length <= MOST_FIELDS ? fields : undefined;
}
