/**
 * The parameters of the sources that every site has, by source: those that have an effect on the answer. Code without the
 * sources, such as a block in somebody else's application, tells a misspelt one by it.
 */
export const standardParams: Readonly<Record<string, readonly string[]>> = {
  'alert-bar-collections': [],
  'author-api': ['slug'],
  'commerce-product': ['sku'],
  'content-api': ['_id', 'website_url'],
  'content-api-collections': ['_id', 'content_alias', 'from', 'size', 'getNext'],
  'content-api-gallery': ['_id', 'website_url'],
  'content-api-unpublished': ['_id'],
  'content-api-video': ['_id', 'website_url'],
  'most-read': ['size'],
  'related-content': ['_id'],
  'related-stories': ['_id', 'size'],
  'search-api': ['query', 'page', 'sort', 'section', 'period'],
  'signing-service': ['id', 'service', 'serviceVersion'],
  'site-service-hierarchy': ['hierarchy', 'sectionId'],
  'story-feed-author': ['authorSlug', 'feedOffset', 'feedSize'],
  'story-feed-query': ['query', 'offset', 'size'],
  'story-feed-sections': ['includeSections', 'excludeSections', 'feedOffset', 'feedSize'],
  'story-feed-tag': ['tagSlug', 'feedOffset', 'feedSize'],
  'tags-api': ['slug'],
};
