import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';
import { LARGEST_PAGE, searchPublished } from './searchPublished.ts';

const NAME = 'story-feed-sections';

/** Parses a list of section ids such as `"/news/", /sport/`; quotes around an id are removed. */
function toIds(list: string): string[] {
  return list
    .split(',')
    .map((id) => id.trim().replaceAll(/^["'\s]+|(?<!["'\s])["'\s]+$/g, ''))
    .filter((id) => id !== '');
}

function inSections(ids: readonly string[], site: string): object {
  const must = [
    { terms: { 'taxonomy.sections._id': ids } },
    { term: { 'taxonomy.sections._website': site } },
  ];
  return { nested: { path: 'taxonomy.sections', query: { bool: { must } } } };
}

function sectionsQuery(included: readonly string[], excluded: readonly string[], site: string): object {
  const must = [{ term: { 'revision.published': true } }, inSections(included, site)];
  // Some search engines treat an empty list of terms differently from no list.
  const mustNot = excluded.length === 0 ? undefined : [inSections(excluded, site)];
  return { query: { bool: { must, must_not: mustNot } } };
}

/** The source for the stories of some sections of the site, without those of other sections. */
export const storyFeedSections = defineSource({
  name: NAME,
  params: [
    { name: 'includeSections', kind: 'text', choice: 'sections', required: true },
    { name: 'excludeSections', kind: 'text', choice: 'sections', default: '' },
    { name: 'feedOffset', kind: 'number', default: 0, min: 0 },
    { name: 'feedSize', kind: 'number', default: 10, min: 0, max: LARGEST_PAGE },
  ],
  schema: 'ans-feed',
  followsArchive: true,
  async fetch(context, { includeSections, excludeSections, feedOffset, feedSize }) {
    const included = toIds(includeSections);
    if (included.length === 0) {
      throw new ContentSourceError(
        NAME,
        { kind: 'bad-query', param: 'includeSections' },
        `The content source "${NAME}" cannot run: "includeSections" names no section. Separate ids by commas.`,
      );
    }
    const body = sectionsQuery(included, toIds(excludeSections), context.site);
    return searchPublished(context, { body }, { from: feedOffset, size: feedSize });
  },
});
