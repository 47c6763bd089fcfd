import type { SourceContext } from './ContentSource.ts';
import { defineSource } from './defineSource.ts';
import { rankRelated } from './rankRelated.ts';
import { getStories, readStories, storiesWith } from './readStories.ts';
import { readRelatedFacts, relatedFields } from './relatedFacts.ts';
import type { RelatedFacts } from './relatedFacts.ts';
import { searchPublished } from './searchPublished.ts';

/** The number of newest stories that are compared, by tags and by section each; older ones are of little interest. */
const CANDIDATES = 50;
/** The maximum number of the story's tags that are searched for. */
const MOST_TAGS = 12;
const MOST = 30;

/** Finds the newest stories with a value in a field. Stories with the same tag or in the same section share the answer. */
async function findNewest(
  { getShared, site }: SourceContext,
  field: string,
  value: string,
): Promise<readonly RelatedFacts[]> {
  // Only what is compared is fetched, because most candidates are never shown.
  const context = { get: getShared, site, fields: relatedFields(site) };
  const q = storiesWith(field, [value]);
  const feed = await searchPublished(context, { q }, { from: 0, size: CANDIDATES });
  return getStories(feed).map((story) => readRelatedFacts(story, site));
}

/** Returns the newest stories of several lists of newest ones, each story once. */
function mergeNewest(lists: readonly (readonly RelatedFacts[])[]): readonly RelatedFacts[] {
  const stories = new Map(lists.flat().map((facts) => [facts.id ?? '', facts]));
  return [...stories]
    .toSorted(([id, one], [otherId, other]) => other.date - one.date || (id < otherId ? -1 : 1))
    .slice(0, CANDIDATES)
    .map(([, facts]) => facts);
}

/** Reads the compared members of the story itself. @throws ContentSourceError `not-found` when there is none */
async function readOwnFacts(context: SourceContext, id: string): Promise<RelatedFacts> {
  const { get, site } = context;
  const [known] = await readStories(context, [id], relatedFields(site));
  // A search finds no galleries and videos, and a new story perhaps a moment later.
  return readRelatedFacts(known ?? (await get('/content/v4/', { _id: id, website: site })), site);
}

/** Returns the fields of the stories of the answer; those that are compared are among them, so that cards are shared. */
function getCardFields({ fields, site }: SourceContext): readonly string[] | undefined {
  return fields && [...new Set([...fields, ...relatedFields(site)])];
}

/**
 * The source for stories to read after a story: stories of the site with the same tags or in the same section, the most
 * similar first and never the story itself. The compared members of the newest stories with each tag and in each section,
 * and the cards of single stories, are shared by all requests for a while: many stories have the same tag, so that
 * mostly nothing is left to fetch.
 */
export const relatedStories = defineSource({
  name: 'related-stories',
  params: [
    { name: '_id', kind: 'text', required: true },
    { name: 'size', kind: 'number', default: 10, min: 0, max: MOST },
  ],
  schema: 'ans-feed',
  ttlMs: 300_000,
  followsArchive: true,
  async fetch(context, { _id, size }) {
    const own = await readOwnFacts(context, _id);
    const tags = own.tags.slice(0, MOST_TAGS);
    const sections = own.section === undefined ? [] : [own.section];
    const [byTag, bySection] = await Promise.all([
      Promise.all(tags.map((tag) => findNewest(context, 'taxonomy.tags.slug', tag))),
      Promise.all(sections.map((section) => findNewest(context, 'taxonomy.sections._id', section))),
    ]);
    const ranked = rankRelated([...mergeNewest(byTag), ...bySection.flat()], own);
    const ids = ranked.slice(0, size).flatMap(({ id }) => id ?? []);
    const stories = await readStories(context, ids, getCardFields(context));
    return { type: 'results', content_elements: stories, count: stories.length };
  },
});
