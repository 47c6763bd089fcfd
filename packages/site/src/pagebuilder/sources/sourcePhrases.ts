/**
 * The English names of the standard sources and of their parameters, and what is told when a source has no answer. The page
 * builder translates the same keys.
 */
export const sourcePhrases = {
  'source.content-api': 'One story',
  'source.content-api-gallery': 'One gallery',
  'source.content-api-video': 'One video',
  'source.content-api-unpublished': 'One draft',
  'source.content-api-collections': 'Collection',
  'source.alert-bar-collections': 'Alerts',
  'source.algolia-assortment': 'Products of a search',
  'source.author-api': 'Author',
  'source.commerce-product': 'One product',
  'source.most-read': 'Most read',
  'source.related-content': 'Related content of a story',
  'source.related-stories': 'Stories like another one',
  'source.search-api': 'Search by words',
  'source.site-service-hierarchy': 'Navigation',
  'source.story-feed-author': 'Stories of an author',
  'source.story-feed-query': 'Stories by query',
  'source.story-feed-sections': 'Stories of sections',
  'source.story-feed-tag': 'Stories with a tag',
  'source.tags-api': 'Tag',
  'source-param._id': 'ID',
  'source-param.website_url': 'Address on the site',
  'source-param.content_alias': 'Short name of the collection',
  'source-param.includeSections': 'Sections',
  'source-param.excludeSections': 'Without the sections',
  'source-param.offset': 'Left out at the beginning',
  'source-param.size': 'How many',
  'source-param.getNext': 'Also the next page',
  'source-param.authorSlug': 'Author',
  'source-param.tagSlug': 'Tag',
  'source-param.slug': 'Name in the address',
  'source-param.hierarchy': 'Menu',
  'source-param.sectionId': 'Section',
  'source-param.query': 'Query',
  'source-param.page': 'Page of the results',
  'source-param.sort': 'Order',
  'source-param.sku': 'Article number',
  'source-param.filters': 'Filters',
  'source-param.index': 'Index',
  'source-param.ruleContexts': 'Contexts of rules',
  'source-problem.unknown': 'This site has no content source "{source}" for editors.',
  'source-problem.slow':
    'The content source "{source}" did not answer within {seconds} s. Try again; if it stays like this, whoever runs the site should look at it.',
  'source-problem.query': 'The content source "{source}" cannot use this query. Look at its values.',
  'source-problem.moved':
    'What the content source "{source}" should show has another address. Choose it again.',
  'source-problem.failed': 'The content source "{source}" failed. Try again in a moment.',
} as const;

export type SourcePhrase = keyof typeof sourcePhrases;

/** Returns whether the table has a phrase for the key. */
export const isSourcePhrase = (key: string): key is SourcePhrase => Object.hasOwn(sourcePhrases, key);
