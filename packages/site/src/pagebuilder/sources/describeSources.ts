/** Describes content sources in words for editors. */
import type { SourceDescription, SourceParam } from '@broadsheet/sdk-content/server';

/** The labels of the standard sources; others are shown by their names. */
const LABELS: Readonly<Record<string, string>> = {
  'content-api': 'One story',
  'content-api-gallery': 'One gallery',
  'content-api-video': 'One video',
  'content-api-unpublished': 'One draft',
  'content-api-collections': 'Collection',
  'alert-bar-collections': 'Alerts',
  'author-api': 'Author',
  'most-read': 'Most read',
  'related-content': 'Related content of a story',
  'related-stories': 'Stories like another one',
  'search-api': 'Search by words',
  'site-service-hierarchy': 'Navigation',
  'story-feed-author': 'Stories of an author',
  'story-feed-query': 'Stories by query',
  'story-feed-sections': 'Stories of sections',
  'story-feed-tag': 'Stories with a tag',
  'tags-api': 'Tag',
};

const PARAM_LABELS: Readonly<Record<string, string>> = {
  _id: 'Id',
  website_url: 'Address on the site',
  content_alias: 'Alias of the collection',
  includeSections: 'Sections',
  excludeSections: 'Without the sections',
  feedOffset: 'Left out at the beginning',
  offset: 'Left out at the beginning',
  from: 'Left out at the beginning',
  feedSize: 'How many',
  size: 'How many',
  getNext: 'Fetch the next page too (true or false)',
};

/** Parameters that stored documents contain but that no answer depends on. */
const UNUSED: ReadonlySet<string> = new Set(['themes']);

/** Converts `excludeSections` and `exclude-sections` to "Exclude sections". */
function spell(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]+/g, ' ');
  const text = words.trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeParam(param: SourceParam) {
  const { name, kind, required = false, default: preset } = param;
  return {
    name,
    kind,
    label: PARAM_LABELS[name] ?? spell(name),
    isRequired: required,
    preset: String(preset ?? ''),
    ...(param.kind === 'number' && { min: param.min, max: param.max }),
  };
}

/** Describes the sources that editors may query, sorted by label: all except those reserved for the server's own code. */
export function describeSources(sources: readonly SourceDescription[]) {
  return sources
    .filter(({ audience }) => audience !== 'server')
    .map(({ name, schema, searchable, needsOneOf = [], params }) => ({
      name,
      label: LABELS[name] ?? spell(name),
      schema,
      searchable,
      needsOneOf,
      params: params.filter((param) => !UNUSED.has(param.name)).map(describeParam),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
